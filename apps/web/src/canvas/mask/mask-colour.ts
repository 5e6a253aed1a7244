/** Colours of a mask over the photo; the first is the default. */
export const MASK_COLOURS = ['yellow', 'green', 'purple', 'white'] as const;

export type MaskColour = (typeof MASK_COLOURS)[number];

export const COLOUR_VALUES: Record<MaskColour, string> = {
  yellow: 'rgb(245 165 0)',
  green: 'rgb(0 245 165)',
  purple: 'rgb(165 0 245)',
  white: 'rgb(255 255 255)',
};

/** Opacity of a mask over the photo, from 0 to 1. */
export const MASK_OPACITY = 125 / 255;

/** Radius of a dot that waits to be confirmed, in CSS pixels: the same on every photo. */
export const PENDING_DOT_RADIUS_PX = 10;
export const PENDING_LINE_WIDTH_PX = 10;
export const PENDING_COLOUR = 'rgb(255 0 0)';
