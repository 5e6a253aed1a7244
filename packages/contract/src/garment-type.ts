/** The part of the body that a garment covers. */
export const GARMENT_TYPES = ['upper_body', 'lower_body', 'full_body'] as const;

export type GarmentType = (typeof GARMENT_TYPES)[number];
