/// What can be laid out on paper: documents as HTML, which screen readers read, and as PDF made
/// from the same HTML.
package hnefi.print;
