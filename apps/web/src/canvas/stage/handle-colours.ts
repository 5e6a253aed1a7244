/**
 * Colours of marks over a photo. Each mark is drawn in both: dark beside light stands out on every
 * photo.
 */
export const LIGHT = '#ffffff';
export const DARK = '#16181d';
/** Fill of round handles; the photo shows through. */
export const HANDLE_FILL = 'rgb(255 255 255 / 0.7)';
