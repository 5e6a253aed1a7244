/** How much of a length towards the viewer shows: feet are seen from a little above. */
export const FROM_ABOVE = 0.24;

/** Heads by which the highest heel raises the ankle. */
export const HEEL_RISE = 0.3;
