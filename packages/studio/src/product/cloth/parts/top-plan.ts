import type { Rng } from '../../../core/rng.ts';
import type { Fold } from '../folds/fold.ts';
import type { ButtonLook } from '../marks/mark.ts';
import type { NecklineId } from './necklines.ts';
import type { TorsoCut, TorsoEdges } from './torso.ts';

export type CollarId =
  | 'none'
  | 'shirt'
  | 'camp'
  | 'polo'
  | 'notch'
  | 'peak'
  | 'shawl'
  | 'mandarin'
  | 'ruff'
  | 'turtle'
  | 'hood'
  | 'peter-pan'
  | 'bow'
  | 'funnel'
  | 'bomber'
  | 'kimono';
export type SleeveId =
  | 'none'
  | 'cap'
  | 'short'
  | 'three-quarter'
  | 'long'
  | 'puff'
  | 'bishop'
  | 'bell'
  | 'flutter'
  | 'kimono'
  | 'rolled';
export type ClosureId =
  | 'none'
  | 'buttons'
  | 'half-placket'
  | 'zip'
  | 'double'
  | 'open'
  | 'one-button'
  | 'wrap';
export type CuffId = 'rolled' | 'stitched' | 'rib' | 'shirt' | 'tailored' | 'band';
export type TopPockets = 'none' | 'chest' | 'two-chest' | 'patch' | 'flap' | 'kangaroo' | 'welt';

/** A top as it is to be cut and sewn. */
export type TopPlan = {
  seed: string;
  cut: TorsoCut;
  /** 0 close to the body, 1 loose. */
  looseness: number;
  neckline: NecklineId;
  neckEase?: number;
  /** Finish of a neck without a collar. */
  neckFinish: 'rib' | 'stitched';
  collar: CollarId;
  closure: ClosureId;
  sleeve: SleeveId;
  sleeveAngle: number;
  sleeveWidth: number;
  /** Sleeves of knits end above the wrist's bone, coats below. */
  sleeveLonger?: number;
  cuff: CuffId;
  hem: 'straight' | 'tail' | 'rib' | 'joined' | 'vent';
  pockets: TopPockets;
  /** Cords with tassels at the neck. */
  tassels?: boolean;
  /** Slits at both sides of the hem. */
  slit?: boolean;
  buttons: ButtonLook;
  /** Of the front; absent: as many as fit. */
  buttonCount?: number;
  isWorkwear?: boolean;
  /** Folds of the body, instead of a loose top's. */
  folds?: Fold[];
  /** Height at which the front's buttons or lapels begin, if not at the neck. */
  breakAt?: number;
};

/** The plan of a top and the lines that its parts are cut by. */
export type TopContext = {
  plan: TopPlan;
  edges: TorsoEdges;
  /** Left half of the front neckline, without the part that a collar leaves open. */
  neck: readonly (readonly [number, number])[];
  neckHalf: number;
  neckDepth: number;
  rng: Rng;
};
