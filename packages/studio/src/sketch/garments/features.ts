/** Ways in which designs of one garment differ. A prompt names some; the rest is chosen anew for every picture of a run. */
export const NECKLINES = [
  'crew',
  'boat',
  'v',
  'deep-v',
  'scoop',
  'square',
  'sweetheart',
  'strapless',
  'slip',
  'halter',
  'off-shoulder',
  'one-shoulder',
  'cowl',
  'keyhole',
] as const;
export type Neckline = (typeof NECKLINES)[number];

export const COLLARS = [
  'none',
  'shirt',
  'notch',
  'peak',
  'shawl',
  'mandarin',
  'turtle',
  'mock',
  'peter-pan',
  'bow',
  'hood',
  'funnel',
  'ruff',
  'fur',
  'camp',
] as const;
export type Collar = (typeof COLLARS)[number];

export const SLEEVES = [
  'none',
  'cap',
  'flutter',
  'puff',
  'short',
  'elbow',
  'three-quarter',
  'long',
  'loose',
  'bishop',
  'balloon',
  'bell',
  'leg-of-mutton',
  'kimono',
  'cape',
  'raglan',
] as const;
export type Sleeve = (typeof SLEEVES)[number];

export const SILHOUETTES = [
  'pencil',
  'column',
  'a-line',
  'circle',
  'ball',
  'mermaid',
  'tulip',
  'empire',
  'tiered',
  'pleated',
  'wrap',
  'asymmetric',
] as const;
export type Silhouette = (typeof SILHOUETTES)[number];

export const LEGS = ['slim', 'straight', 'wide', 'flare', 'tapered', 'palazzo', 'cargo'] as const;
export type LegCut = (typeof LEGS)[number];

/** From the shortest. A skirt, dress or coat ends there on the legs; trousers read 'mini' as hot pants, 'knee' as Bermudas, 'midi' as cropped. */
export const LENGTHS = [
  'cropped',
  'waist',
  'hip',
  'micro',
  'mini',
  'knee',
  'midi',
  'ankle',
  'floor',
  'train',
] as const;
export type Length = (typeof LENGTHS)[number];

export const FITS = ['slim', 'regular', 'relaxed', 'oversized'] as const;
export type Fit = (typeof FITS)[number];

export const CLOSURES = [
  'none',
  'buttons',
  'double-breasted',
  'zip',
  'wrap',
  'open',
  'hidden',
  'toggles',
  'frogs',
] as const;
export type Closure = (typeof CLOSURES)[number];

export const WAISTS = [
  'none',
  'belt',
  'tie',
  'sash',
  'obi',
  'elastic',
  'peplum',
  'corset',
] as const;
export type Waist = (typeof WAISTS)[number];

/** Things that are there or not. */
export const DETAILS = [
  'ruffle',
  'pleats',
  'slit',
  'pockets',
  'patch-pockets',
  'flap-pockets',
  'epaulettes',
  'storm-flap',
  'fringe',
  'quilting',
  'lace-trim',
  'top-stitching',
  'rib',
  'cable',
  'drape',
  'cut-out',
  'train',
  'cuffs',
  'bow',
  'buttons',
  'zips',
  'embroidery',
  'feathers',
  'sequins',
  'one-sleeve',
  'pocketless',
  'open-back',
  'sleeve-pockets',
  'side-stripe',
  'ripped',
  'frayed',
  'scallops',
  'jabot',
  'princess-seams',
  'pintucks',
  'smocking',
  'rolled-sleeves',
  'roll-tabs',
  'pocket-square',
  'petticoat',
  'elbow-patches',
  'knee-patches',
  'studs',
  'front-zip',
  'piping',
  'feather-cuffs',
  'shoulder-pads',
  'tied-front',
  'paperbag',
  'yoke',
  'reflective-bands',
  'short-zip',
  'laced-back',
  'lace-cuffs',
  'sleeve-fringe',
  'pom-poms',
  'rickrack',
  'fur-hood',
  'vent',
  'side-vents',
] as const;
export type Detail = (typeof DETAILS)[number];

/** One design of a garment. */
export type Design = {
  neckline: Neckline;
  collar: Collar;
  sleeve: Sleeve;
  silhouette: Silhouette;
  leg: LegCut;
  length: Length;
  fit: Fit;
  closure: Closure;
  waist: Waist;
  details: ReadonlySet<Detail>;
  /** How many buttons close its front, and whether they are big, where the prompt says so. */
  buttons?: { count?: number; isBig?: boolean };
};

/** The features that hold one of several values. */
export type Feature = Exclude<keyof Design, 'details' | 'buttons'>;

/** A feature with one of its values. */
export type FeatureChoice<F extends Feature = Feature> = { feature: F; value: Design[F] };
