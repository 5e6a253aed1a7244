/** What lies over a photo is drawn in both: dark beside light is seen on every one. */
export const LIGHT = '#ffffff';
export const DARK = '#16181d';
