/// The look of the whole program: colours, fonts, the interlace line, pictures.
///
/// Every colour has a name in `light.css`, `dark.css` and `contrast.css`; everything else uses the
/// names.
///
/// Uses only `ui.settings`.
package hnefi.ui.theme;
