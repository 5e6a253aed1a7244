import type { Body } from '../../../figure/body.ts';
import type { Neckline } from '../../features.ts';

/** A place on the trunk's frame: x outwards from the centre front, y down from the pit of the neck. */
export type FramePlace = readonly [x: number, y: number];

/** How a neckline is cut, from the shoulder seam (or the armhole) to the centre front. */
export type NecklineCut = {
  /** Where it leaves the shoulder seam, 0 at the neck; null leaves the shoulders bare. */
  shoulder: number | null;
  /** One half, ending at the centre front. */
  places: readonly FramePlace[];
  /** Whether its places are corners instead of a curve. */
  corners?: boolean;
  /** Whether both halves meet in a point. */
  point?: boolean;
  /** How far the armhole without a sleeve cuts in. */
  inset?: number;
  straps?: 'thin' | 'neck';
};

/** Every neckline as data; what is special in one is drawn by `drawNeckline`. */
export const NECKLINE_CUTS: Readonly<Record<Neckline, NecklineCut>> = {
  crew: {
    shoulder: 0.08,
    places: [
      [0.2, -0.02],
      [0.12, 0.09],
      [0, 0.12],
    ],
  },
  boat: {
    shoulder: 0.62,
    places: [
      [0.36, 0.02],
      [0.18, 0.06],
      [0, 0.07],
    ],
    inset: 0.06,
  },
  v: {
    shoulder: 0.16,
    places: [
      [0.19, 0.16],
      [0.09, 0.5],
      [0, 0.74],
    ],
    point: true,
  },
  'deep-v': {
    shoulder: 0.3,
    places: [
      [0.25, 0.3],
      [0.12, 0.86],
      [0, 1.24],
    ],
    point: true,
  },
  scoop: {
    shoulder: 0.42,
    places: [
      [0.32, 0.2],
      [0.22, 0.46],
      [0, 0.58],
    ],
  },
  square: {
    shoulder: 0.5,
    places: [
      [0.38, 0.5],
      [0, 0.52],
    ],
    corners: true,
  },
  sweetheart: {
    shoulder: null,
    places: [
      [0.42, 0.4],
      [0.24, 0.38],
      [0.08, 0.5],
      [0, 0.62],
    ],
    point: true,
  },
  strapless: {
    shoulder: null,
    places: [
      [0.42, 0.46],
      [0.2, 0.5],
      [0, 0.52],
    ],
  },
  slip: {
    shoulder: null,
    places: [
      [0.33, 0.38],
      [0.15, 0.54],
      [0, 0.66],
    ],
    straps: 'thin',
    point: true,
  },
  halter: {
    shoulder: null,
    places: [
      [0.21, -0.12],
      [0.1, 0.22],
      [0, 0.42],
    ],
    straps: 'neck',
    point: true,
  },
  'off-shoulder': {
    shoulder: null,
    places: [
      [0.5, 0.3],
      [0.25, 0.37],
      [0, 0.4],
    ],
  },
  'one-shoulder': {
    shoulder: 0.5,
    places: [
      [0.3, 0.2],
      [0, 0.42],
    ],
  },
  cowl: {
    shoulder: 0.5,
    places: [
      [0.34, 0.14],
      [0.17, 0.42],
      [0, 0.5],
    ],
  },
  keyhole: {
    shoulder: 0.08,
    places: [
      [0.2, -0.02],
      [0.12, 0.09],
      [0, 0.12],
    ],
  },
};

/** A man's v ends over the breastbone. */
const MENS_V: NecklineCut = {
  shoulder: 0.1,
  places: [
    [0.15, 0.12],
    [0.07, 0.3],
    [0, 0.44],
  ],
  point: true,
};

/** How a neckline is cut on a body. */
export const necklineCut = (neckline: Neckline, { kind }: Pick<Body, 'kind'>): NecklineCut =>
  neckline === 'v' && (kind === 'man' || kind === 'boy') ? MENS_V : NECKLINE_CUTS[neckline];
