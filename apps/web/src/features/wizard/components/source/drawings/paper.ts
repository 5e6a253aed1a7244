/** Colours of the drawings. They are pictures of things: the same by day and by night. */
export const PAPER = '#f7f5ee';
export const INK = '#1d1f25';
export const SKIN = '#c99a7c';
export const CLOTH = '#3f6b8a';
export const CLOTH_SHADE = '#2d4f68';
export const WALL = '#b9b2a6';
export const FLOOR = '#9a9285';
export const MOTIF = '#cb5a35';
