const CM_PER_INCH = 2.54;

/** The narrowest and widest repeat, in centimetres. */
export const REPEAT_CM_LIMITS = { min: 1, max: 200 } as const;
/** The lowest and highest resolution of an exported file, in dots per inch. */
export const EXPORT_DPI_LIMITS = { min: 36, max: 1200 } as const;
/** Resolution in dots per inch below which a print looks soft. */
export const SOFT_BELOW_DPI = 150;
/** Resolution in dots per inch from which a print looks crisp from near: what printers ask for. */
export const CRISP_FROM_DPI = 300;
/** Largest file that is exported, in pixels. */
export const EXPORT_MAX_PIXELS = 64_000_000;
/**
 * Largest file with a layer for each colour, in pixels: making it takes 17 bytes of memory for each
 * of them, 400 MB in all, in the tab of a browser.
 */
export const SEPARATION_MAX_PIXELS = 24_000_000;
/** Width of a repeat, in centimetres, until the user sets one. */
export const DEFAULT_REPEAT_CM = 32;

/** Dots per inch of a number of pixels on a width in centimetres. */
export const dpiOf = (widthPx: number, widthCm: number): number =>
  widthPx / (widthCm / CM_PER_INCH);

/** Centimetres of a number of pixels at a resolution in dots per inch. */
export const widthCmOf = (widthPx: number, dpi: number): number => (widthPx / dpi) * CM_PER_INCH;

/** Pixels of a width in centimetres at a resolution in dots per inch; at least one. */
export const pixelsOf = (widthCm: number, dpi: number): number =>
  Math.max(1, Math.round((widthCm / CM_PER_INCH) * dpi));
