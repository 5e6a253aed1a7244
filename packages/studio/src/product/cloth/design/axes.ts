import { type CutFeature, type CutValue, cutWords } from '../../../words/wardrobe/cut-words.ts';

type Words = readonly string[];

/** Phrases of the shared vocabulary for one or several values of a feature, and further ones. */
const cut = <Feature extends CutFeature>(
  feature: Feature,
  values: readonly CutValue<Feature>[],
  more: Words = [],
): Words => [...values.flatMap((value) => cutWords(feature, value)), ...more];

/** Sleeves that are turned up, in one word or in two, of one or of both. */
const ROLLED: Words = ['sleeve', 'sleeves'].flatMap((noun) =>
  ['rolled', 'pushed', 'turned'].flatMap((how) => [
    `${how} ${noun}`,
    `${how} up ${noun}`,
    `${noun} ${how}`,
    `${noun} ${how} up`,
    `${noun} ${how} to the elbow`,
    `${noun} ${how} up to the elbow`,
  ]),
);

/**
 * The axes of a design: the values of each, with the phrases that ask for a value. Phrases are in
 * the singular; a hyphen separates words.
 */
export const AXES = {
  neckline: {
    crew: cut('neckline', ['crew']),
    v: cut('neckline', ['v']),
    'deep-v': cut('neckline', ['deep-v']),
    scoop: cut('neckline', ['scoop']),
    boat: cut('neckline', ['boat']),
    square: cut('neckline', ['square']),
    sweetheart: cut('neckline', ['sweetheart']),
    'off-shoulder': cut('neckline', ['off-shoulder']),
  },
  collar: {
    none: cut('collar', ['none']),
    shirt: cut('collar', ['shirt']),
    camp: cut('collar', ['camp']),
    mandarin: cut('collar', ['mandarin']),
    notch: cut('collar', ['notch']),
    peak: cut('collar', ['peak']),
    shawl: cut('collar', ['shawl'], ['shawl']),
    turtle: cut('collar', ['turtle']),
    'peter-pan': cut('collar', ['peter-pan']),
    bow: cut('collar', ['bow'], ['big bow', 'large bow', 'oversized bow', 'big bow at the neck']),
    ruff: cut(
      'collar',
      ['ruff'],
      [
        'ruffled high neck',
        'high ruffled neck',
        'frilled collar',
        'frill collar',
        'frill neck',
        'ruffle neck',
        'high frill neck',
      ],
    ),
    hood: cut('collar', ['hood']),
    funnel: cut('collar', ['funnel']),
  },
  sleeve: {
    none: cut('sleeve', ['none'], ['no sleeve']),
    cap: cut('sleeve', ['cap']),
    short: cut('sleeve', ['short']),
    'three-quarter': cut('sleeve', ['three-quarter']),
    long: cut('sleeve', ['long']),
    puff: cut('sleeve', ['puff']),
    bishop: cut('sleeve', ['bishop', 'balloon']),
    bell: cut('sleeve', ['bell']),
    flutter: cut('sleeve', ['flutter']),
    kimono: cut('sleeve', ['kimono', 'loose']),
    rolled: ROLLED,
  },
  length: {
    cropped: cut('length', ['cropped', 'waist']),
    hip: cut('length', ['hip']),
    long: cut('length', ['thigh'], ['tunic']),
    mini: cut('length', ['micro', 'mini']),
    knee: cut('length', ['knee']),
    midi: cut('length', ['midi'], ['culotte']),
    maxi: cut('length', ['ankle', 'floor']),
  },
  fit: {
    slim: cut('fit', ['slim']),
    regular: cut('fit', ['regular']),
    loose: cut('fit', ['relaxed', 'oversized']),
  },
  closure: {
    none: cut('closure', ['none']),
    buttons: cut('closure', ['buttons']),
    zip: cut('closure', ['zip']),
    double: cut('closure', ['double-breasted']),
    wrap: cut('closure', ['wrap']),
    open: cut('closure', ['open']),
    frogs: cut('closure', ['frogs']),
  },
  skirt: {
    'a-line': cut('silhouette', ['a-line'], ['flared']),
    circle: cut(
      'silhouette',
      ['circle'],
      ['full circle', 'enormous skirt', 'huge skirt', 'big skirt', 'very full skirt'],
    ),
    pencil: cut('silhouette', ['pencil'], ['tube']),
    straight: cut('silhouette', ['column'], ['straight']),
    pleated: cut('silhouette', ['pleated'], ['pleat']),
    tiered: cut('silhouette', ['tiered'], ['ruffled', 'ruffle', 'frill', 'frilled', 'flounce']),
    wrap: cut('silhouette', ['wrap']),
    gathered: ['gathered', 'dirndl', 'smocked'],
  },
  leg: {
    slim: cut('leg', ['slim'], ['capri']),
    straight: cut('leg', ['straight']),
    wide: cut('leg', ['wide', 'palazzo'], ['flowing']),
    flared: cut('leg', ['flare']),
    tapered: cut('leg', ['tapered'], ['cropped leg']),
  },
  belt: {
    none: cut('waist', ['none']),
    tie: cut('waist', ['tie', 'sash'], ['tied', 'tie at the waist', 'tied at the waist']),
    obi: cut('waist', ['obi']),
    buckle: ['buckle', 'buckled', 'buckle belt'],
  },
  slit: {
    side: ['side slit', 'side split', 'slit side', 'slit', 'side vent'],
    leg: ['thigh slit', 'leg slit', 'front slit', 'high slit', 'thigh high slit', 'leg split'],
  },
  pillows: {
    two: [
      'pillowcase',
      'two pillowcase',
      'two pillow',
      'pillow sham',
      'pair of pillowcases',
      'matching pillowcase',
    ],
  },
  trim: {
    tassels: [
      'tassel',
      'tassel tie',
      'tassel cord',
      'tassel at the neck',
      'neck tassel',
      'tasselled',
    ],
  },
  legline: { high: ['high leg', 'high cut leg', 'high cut', 'french cut'] },
  /** Of the print on the garment. */
  scale: {
    large: [
      'large scale',
      'large scale print',
      'oversized print',
      'big print',
      'large print',
      'bold scale',
      'giant print',
      'scaled up',
      'blown up',
    ],
    small: [
      'small scale',
      'small scale print',
      'tiny print',
      'small print',
      'mini print',
      'micro print',
      'scaled down',
      'ditsy print',
    ],
  },
  strap: {
    thin: cut('neckline', ['slip']),
    wide: ['wide strap', 'broad strap', 'thick strap', 'chunky strap'],
  },
  rise: {
    high: ['high waist', 'high waisted', 'high rise'],
    low: ['low rise', 'low waisted', 'low slung', 'hipster'],
  },
  /** Of the front; numbers are read before the word, whatever stands between. */
  buttons: { '1': [], '2': [], '3': [], '4': [], '5': [], '6': [], '7': [], '8': [], '10': [] },
  waist: {
    band: ['waistband'],
    'wide-band': ['wide waistband', 'deep waistband', 'broad waistband', 'thick waistband'],
    elastic: ['elastic', 'elasticated', 'pull on', 'elastic waist', 'elasticated waist'],
    drawstring: ['drawstring', 'drawstring waist'],
    paperbag: ['paperbag', 'paper bag', 'paper bag waist'],
  },
  pocket: {
    none: ['pocketless'],
    chest: ['chest pocket', 'breast pocket', 'pocket'],
    'two-chest': ['utility pocket', 'chest pockets', 'utility', 'safari', 'western', 'work'],
    patch: ['patch pocket'],
    kangaroo: ['kangaroo pocket', 'front pocket'],
    welt: ['welt pocket', 'slant pocket', 'side pocket', 'inseam pocket', 'in seam pocket'],
    flap: ['flap pocket'],
    cargo: ['cargo pocket', 'cargo'],
  },
  form: {
    square: ['square'],
    long: ['long', 'winter', 'skinny'],
    triangle: ['triangle', 'triangular', 'folded'],
    oblong: ['oblong', 'rectangular', 'lumbar', 'bolster', 'long'],
    fringed: ['fringe', 'fringed', 'fringing', 'tasselled', 'tassel edge'],
    'long-handles': ['long handle', 'shoulder handle', 'long strap'],
    'short-handles': ['short handle', 'hand held'],
    'mid-calf': ['crew', 'mid calf'],
    ankle: ['ankle', 'ankle length', 'trainer'],
    'knee-high': ['knee', 'knee high', 'knee length', 'over the knee'],
    wide: ['wide brim', 'wide'],
    narrow: ['narrow brim', 'narrow', 'short brim'],
    knotted: ['knotted', 'knot', 'twist', 'twisted', 'turban'],
    plain: ['flat'],
    low: ['low top', 'low'],
    high: ['high top', 'high'],
  },
  bodice: {
    v: cut('neckline', ['v']),
    sweetheart: cut('neckline', ['sweetheart'], ['bustier', 'corset', 'strapless']),
    straight: ['bandeau', 'straight neck'],
    cowl: cut('neckline', ['cowl'], ['draped']),
    halter: cut('neckline', ['halter'], ['halter top']),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Words>>>>;

export type AxisId = keyof typeof AXES;
export type AxisValue<Axis extends AxisId> = keyof (typeof AXES)[Axis] & string;

/** The design of one garment: a value for each axis that the garment has. */
export type Design = { [Axis in AxisId]?: AxisValue<Axis> };
/** The values that a garment can take on each axis, the most usual first. */
export type Axes = { readonly [Axis in AxisId]?: readonly AxisValue<Axis>[] };

const isAxisId = (id: string): id is AxisId => Object.hasOwn(AXES, id);
export const AXIS_IDS: readonly AxisId[] = Object.keys(AXES).filter(isAxisId);

/** Words that name an axis as a whole: "no collar", "with pockets". */
export const AXIS_NOUNS: Readonly<Record<string, AxisId>> = {
  sleeve: 'sleeve',
  collar: 'collar',
  pocket: 'pocket',
  belt: 'belt',
  belted: 'belt',
  cinched: 'belt',
};

/**
 * Phrases of the shared vocabulary for values that no garment here has, by the value that is made
 * in their place.
 */
export const NEAREST_CUTS: readonly { axis: AxisId; value: string; words: Words }[] = [
  { axis: 'collar', value: 'turtle', words: cut('collar', ['mock']) },
  { axis: 'sleeve', value: 'short', words: cut('sleeve', ['elbow']) },
  { axis: 'sleeve', value: 'bell', words: cut('sleeve', ['loose']) },
  { axis: 'sleeve', value: 'bishop', words: cut('sleeve', ['leg-of-mutton']) },
  { axis: 'skirt', value: 'circle', words: cut('silhouette', ['ball', 'tulip']) },
  { axis: 'skirt', value: 'pencil', words: cut('silhouette', ['mermaid']) },
  { axis: 'skirt', value: 'gathered', words: cut('silhouette', ['empire']) },
  { axis: 'length', value: 'maxi', words: cut('length', ['train']) },
];
