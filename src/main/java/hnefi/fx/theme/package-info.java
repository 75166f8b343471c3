/// The look of the whole program: colours, fonts, the interlace line, pictures, and the small
/// things every screen is made of: labels, rows of toggles, pop-overs.
///
/// Every colour has a name in `light.css`, `dark.css` and `contrast.css`; everything else uses the
/// names.
package hnefi.fx.theme;
