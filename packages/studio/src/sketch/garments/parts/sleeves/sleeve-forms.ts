import type { Sleeve } from '../../features.ts';

/** Ease at a part of the sleeve's own length: outside and inside of the arm, in units of the frame. */
export type SleeveStop = readonly [part: number, outer: number, inner: number];

/** How a sleeve is cut. */
export type SleeveForm = {
  /** Where it ends on the arm, 0 to 1; 1 is the wrist. */
  end: number;
  stops: readonly SleeveStop[];
  /** A band that closes it, in units of the frame. */
  cuff?: number;
  /** Gathered into the armhole. */
  isPuffed?: boolean;
  /** Gathered into its end. */
  isGathered?: boolean;
  /** Falls open at its end in waves. */
  isFlared?: boolean;
  /** Has no armhole of its own. */
  isSeamless?: boolean;
};

/** Every sleeve on an arm, as data. */
export const SLEEVE_FORMS: Readonly<Partial<Record<Sleeve, SleeveForm>>> = {
  cap: {
    end: 0.13,
    stops: [
      [0, 0.03, 0.02],
      [1, 0.07, 0.02],
    ],
  },
  flutter: {
    end: 0.32,
    stops: [
      [0, 0.03, 0.03],
      [0.5, 0.13, 0.08],
      [1, 0.28, 0.16],
    ],
    isFlared: true,
  },
  puff: {
    end: 0.31,
    stops: [
      [0, 0.1, 0.03],
      [0.3, 0.25, 0.09],
      [0.7, 0.25, 0.15],
      [0.9, 0.1, 0.07],
      [1, 0.03, 0.03],
    ],
    cuff: 0.09,
    isPuffed: true,
    isGathered: true,
  },
  short: {
    end: 0.29,
    stops: [
      [0, 0.03, 0.03],
      [1, 0.06, 0.06],
    ],
  },
  elbow: {
    end: 0.47,
    stops: [
      [0, 0.03, 0.03],
      [1, 0.06, 0.06],
    ],
  },
  'three-quarter': {
    end: 0.76,
    stops: [
      [0, 0.03, 0.03],
      [0.5, 0.04, 0.04],
      [1, 0.045, 0.045],
    ],
  },
  long: {
    end: 0.985,
    stops: [
      [0, 0.03, 0.03],
      [0.5, 0.035, 0.035],
      [0.85, 0.035, 0.035],
      [1, 0.03, 0.03],
    ],
  },
  loose: {
    end: 0.985,
    stops: [
      [0, 0.05, 0.05],
      [0.5, 0.09, 0.09],
      [0.86, 0.1, 0.1],
      [0.93, 0.05, 0.05],
      [1, 0.03, 0.03],
    ],
    cuff: 0.16,
  },
  bishop: {
    end: 0.985,
    stops: [
      [0, 0.04, 0.04],
      [0.4, 0.06, 0.07],
      [0.7, 0.15, 0.17],
      [0.87, 0.22, 0.24],
      [0.935, 0.06, 0.06],
      [1, 0.025, 0.025],
    ],
    cuff: 0.16,
    isGathered: true,
  },
  balloon: {
    end: 0.985,
    stops: [
      [0, 0.1, 0.05],
      [0.25, 0.25, 0.13],
      [0.6, 0.28, 0.26],
      [0.85, 0.2, 0.22],
      [0.935, 0.05, 0.05],
      [1, 0.025, 0.025],
    ],
    cuff: 0.13,
    isPuffed: true,
    isGathered: true,
  },
  bell: {
    end: 0.94,
    stops: [
      [0, 0.03, 0.03],
      [0.45, 0.035, 0.035],
      [0.75, 0.14, 0.13],
      [1, 0.32, 0.28],
    ],
    isFlared: true,
  },
  'leg-of-mutton': {
    end: 0.985,
    stops: [
      [0, 0.13, 0.03],
      [0.2, 0.28, 0.11],
      [0.4, 0.16, 0.1],
      [0.55, 0.04, 0.04],
      [1, 0.02, 0.02],
    ],
    isPuffed: true,
  },
  kimono: {
    end: 0.8,
    stops: [
      [0, 0.05, 0.12],
      [0.4, 0.1, 0.26],
      [1, 0.13, 0.36],
    ],
    isSeamless: true,
  },
  raglan: {
    end: 0.985,
    stops: [
      [0, 0.04, 0.05],
      [0.5, 0.07, 0.07],
      [0.9, 0.07, 0.07],
      [1, 0.035, 0.035],
    ],
    isSeamless: true,
  },
};
