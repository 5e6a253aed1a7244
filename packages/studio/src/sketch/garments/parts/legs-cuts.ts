import { lerp } from '../../../core/interpolate.ts';
import type { BodyKind } from '../../figure/body.ts';
import type { Fit, LegCut, Length } from '../features.ts';

/** A trouser leg's cut: half its width in heads at parts of the leg, and how it ends. */
export type CutProfile = {
  /** At 0.15, 0.3, 0.5 (knee), 0.75 and 1 (ankle) of the leg. Never less than the leg itself. */
  halves: readonly [number, number, number, number, number];
  /** Room between leg and cloth where the leg is the wider one, in heads. */
  ease: number;
  /** How far a full-length leg falls past the ankle, in heads. */
  past: number;
};

const CUTS: Record<LegCut, CutProfile> = {
  slim: { halves: [0.28, 0.22, 0.18, 0.16, 0.12], ease: 0.03, past: 0.02 },
  straight: { halves: [0.33, 0.29, 0.255, 0.24, 0.23], ease: 0.05, past: 0.2 },
  wide: { halves: [0.38, 0.4, 0.43, 0.46, 0.49], ease: 0.07, past: 0.38 },
  flare: { halves: [0.3, 0.24, 0.2, 0.28, 0.4], ease: 0.035, past: 0.36 },
  tapered: { halves: [0.37, 0.36, 0.29, 0.21, 0.145], ease: 0.06, past: 0 },
  palazzo: { halves: [0.41, 0.5, 0.6, 0.69, 0.77], ease: 0.09, past: 0.42 },
  cargo: { halves: [0.37, 0.37, 0.34, 0.31, 0.24], ease: 0.07, past: 0.1 },
};

/** Wide trousers of men fall straight from the thigh: no skirt. */
const MENS_WIDE: CutProfile = { halves: [0.37, 0.37, 0.365, 0.36, 0.36], ease: 0.07, past: 0.3 };

/** The cut of trousers as a body wears it. */
export const cutOf = (leg: LegCut, kind: BodyKind): CutProfile =>
  leg === 'wide' && (kind === 'man' || kind === 'boy') ? MENS_WIDE : CUTS[leg];

const STATIONS = [0.15, 0.3, 0.5, 0.75, 1] as const;
const MORE: Record<Fit, number> = { slim: -0.03, regular: 0, relaxed: 0.035, oversized: 0.09 };

/** Half a cut's width in heads at a part of the leg (beyond 1 it goes on as it ended). */
export function halfWidthOf({ halves }: CutProfile, fit: Fit): (part: number) => number {
  return (part) => {
    const found = STATIONS.findIndex((at) => at >= part);
    if (found === 0) return halves[0] + MORE[fit];
    const i = found === -1 ? STATIONS.length - 1 : found;
    const [a, b] = [STATIONS[i - 1], STATIONS[i]];
    return lerp(halves[i - 1], halves[i], (part - a) / (b - a)) + MORE[fit];
  };
}

/** Parts of the leg from crotch to ankle at which trousers end; none: full length. */
const ENDS: Partial<Record<Length, number>> = {
  cropped: 0.84,
  waist: 0.84,
  hip: 0.08,
  micro: 0.07,
  mini: 0.15,
  knee: 0.43,
  midi: 0.8,
  ankle: 0.96,
};

/** Where trousers of a length end, as a part of the leg from crotch to ankle; above 1 past the ankle. */
export const endOf = (cut: LegCut, length: Length): number | 'full' => {
  const end = ENDS[length];
  if (end === undefined) return 'full';
  return cut === 'palazzo' && length === 'midi' ? 0.7 : end;
};
