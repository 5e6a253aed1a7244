/** The kinds of an area, as numbers. */
export const GROUND = 0;
export const SKIN = 1;
export const CLOTH = 2;
export const HAIR = 3;
export const SHOE = 4;
export const KINDS = 5;

/** Probabilities of the kinds for each area, by id; none where there is no area. */
export type Likely = readonly (Float32Array | undefined)[];
