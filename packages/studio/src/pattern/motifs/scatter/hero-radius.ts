import type { MotifSpec } from '../../motif.ts';

/** Radii in design units of the things that lead in each design. */
const RADII: Readonly<Record<string, number>> = { tossed: 64, even: 56, large: 96, mini: 36 };

/** Radius of laid out things, in design units: their design's, larger or smaller as the prompt asks. */
export const heroRadius = ({ variant, scale }: MotifSpec): number => (RADII[variant] ?? 64) * scale;
