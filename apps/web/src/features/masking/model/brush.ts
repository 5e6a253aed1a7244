/** Radius of the brush and of the eraser, in pixels of the photo. */
export const BRUSH_RADIUS = { min: 10, max: 150, step: 5, initial: 50 } as const;

/** Number of dots from which the user is told that fewer are better. */
export const DOTS_WARNING_AT = 6;
