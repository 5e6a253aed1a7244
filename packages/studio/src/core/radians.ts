/** An angle in degrees, in radians. */
export const radiansOf = (degrees: number): number => (degrees * Math.PI) / 180;
