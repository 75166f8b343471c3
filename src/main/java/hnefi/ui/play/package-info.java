/// Playing as a whole: registers its screens, leads back to the games that were kept, and names its
/// stops of the tour.
///
/// The style sheets of all its screens lie here.
package hnefi.ui.play;
