/** What lies over a photo is drawn in both: dark beside light is seen on every one. */
export const LIGHT = '#ffffff';
export const DARK = '#16181d';
/** Of the round handles: what lies below is seen through them. */
export const HANDLE_FILL = 'rgb(255 255 255 / 0.7)';
