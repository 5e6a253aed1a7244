/** What a design decides, each value with the words that ask for it. Phrases are singular; hyphens part words. */
export const AXES = {
  neckline: {
    crew: ['crew neck', 'crewneck', 'round neck', 'jewel neck'],
    v: ['v neck', 'vneck', 'v neckline'],
    'deep-v': ['deep v', 'deep v neck', 'plunge', 'plunging', 'plunging neckline'],
    scoop: ['scoop neck', 'scoop', 'u neck', 'low neck'],
    boat: ['boat neck', 'bateau', 'boatneck', 'boat'],
    square: ['square neck', 'square neckline'],
    sweetheart: ['sweetheart', 'sweetheart neckline'],
  },
  collar: {
    none: ['collarless'],
    shirt: ['shirt collar', 'pointed collar', 'point collar', 'button down collar', 'classic collar'],
    camp: ['camp collar', 'cuban collar', 'resort collar', 'bowling collar', 'revere collar', 'open collar'],
    mandarin: ['mandarin', 'mandarin collar', 'band collar', 'stand collar', 'grandad collar', 'grandfather collar', 'nehru'],
    notch: ['notch lapel', 'notched lapel', 'notch collar', 'lapel'],
    peak: ['peak lapel', 'peaked lapel', 'pointed lapel'],
    shawl: ['shawl collar', 'shawl lapel', 'shawl'],
    turtle: ['turtleneck', 'turtle neck', 'roll neck', 'polo neck', 'rollneck', 'high neck', 'mock neck', 'funnel neck'],
    'peter-pan': ['peter pan', 'peter pan collar', 'round collar', 'scalloped collar'],
    bow: ['pussy bow', 'bow neck', 'neck bow', 'tie neck', 'bow collar', 'pussybow', 'neck tie'],
    hood: ['hood', 'hooded'],
    funnel: ['funnel collar', 'high collar'],
  },
  sleeve: {
    none: ['sleeveless', 'no sleeve', 'strapless'],
    cap: ['cap sleeve'],
    short: ['short sleeve', 'short sleeved', 'half sleeve', 'elbow sleeve'],
    'three-quarter': ['three quarter sleeve', '3 4 sleeve', 'bracelet sleeve', 'three quarter length sleeve'],
    long: ['long sleeve', 'long sleeved', 'full sleeve'],
    puff: ['puff sleeve', 'puffed sleeve', 'puffy sleeve', 'short puff sleeve', 'puff', 'puff sleeved'],
    bishop: ['bishop sleeve', 'balloon sleeve', 'bishop', 'long puff sleeve', 'puff long sleeve', 'lantern sleeve', 'poet sleeve', 'balloon', 'blouson sleeve'],
    bell: ['bell sleeve', 'flared sleeve', 'trumpet sleeve', 'wide sleeve', 'bell'],
    flutter: ['flutter sleeve', 'ruffle sleeve', 'ruffled sleeve', 'angel sleeve', 'flutter'],
  },
  length: {
    cropped: ['cropped', 'crop', 'waist length'],
    hip: ['hip length', 'regular length'],
    long: ['longline', 'tunic', 'long line', 'tunic length', 'thigh length'],
    mini: ['mini', 'micro', 'short', 'above the knee', 'above knee'],
    knee: ['knee length', 'knee', 'bermuda'],
    midi: ['midi', 'tea length', 'calf length', 'mid calf'],
    maxi: ['maxi', 'full length', 'floor length', 'ankle length', 'long', 'floor'],
  },
  fit: {
    slim: ['slim', 'fitted', 'tight', 'bodycon', 'slim fit', 'skinny fit', 'close fitting'],
    regular: ['regular fit', 'classic fit'],
    loose: ['loose', 'oversized', 'oversize', 'relaxed', 'boxy', 'baggy', 'roomy', 'slouchy', 'loose fit', 'relaxed fit', 'boyfriend'],
  },
  closure: {
    none: ['pullover', 'pull on'],
    buttons: ['button', 'buttoned', 'button up', 'button front', 'button down', 'button through', 'single breasted'],
    zip: ['zip', 'zipped', 'zipper', 'zip up', 'zip front', 'full zip'],
    double: ['double breasted'],
    wrap: ['wrap', 'wrapped', 'wrap front', 'crossover'],
    open: ['open front', 'open'],
  },
  skirt: {
    'a-line': ['a line', 'aline', 'flared', 'trapeze'],
    circle: ['circle', 'full', 'skater', 'swing', 'twirl', 'fit and flare'],
    pencil: ['pencil', 'sheath', 'tube', 'column'],
    straight: ['straight', 'shift'],
    pleated: ['pleated', 'pleat', 'knife pleat', 'box pleat', 'accordion pleat', 'kilt', 'plisse', 'sunray'],
    tiered: ['tiered', 'tier', 'ruffled', 'ruffle', 'prairie', 'boho', 'frill', 'frilled', 'flounce'],
    wrap: ['wrap', 'sarong'],
    gathered: ['gathered', 'dirndl', 'smocked'],
  },
  leg: {
    slim: ['slim leg', 'skinny', 'cigarette', 'slim', 'drainpipe'],
    straight: ['straight leg', 'straight'],
    wide: ['wide leg', 'wide', 'palazzo', 'loose leg', 'flowing'],
    flared: ['flare', 'flared leg', 'bootcut', 'boot cut', 'bell bottom', 'flared'],
    tapered: ['tapered', 'peg leg', 'carrot', 'cropped leg'],
  },
  belt: {
    none: ['beltless', 'unbelted'],
    tie: ['tie waist', 'sash', 'tie belt', 'self tie', 'tied', 'belted', 'belt'],
    buckle: ['buckle', 'buckled', 'buckle belt'],
  },
  waist: {
    band: ['waistband'],
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
    welt: ['welt pocket', 'slant pocket', 'side pocket'],
    flap: ['flap pocket'],
    cargo: ['cargo pocket', 'cargo'],
  },
  bodice: {
    v: ['v neck', 'v bodice'],
    sweetheart: ['bustier', 'corset', 'strapless', 'sweetheart', 'sweetheart neckline'],
    straight: ['bandeau', 'straight neck'],
    cowl: ['cowl', 'cowl neck', 'draped'],
    halter: ['halter', 'halterneck', 'halter neck'],
  },
} as const;

export type AxisId = keyof typeof AXES;
export type AxisValue<Axis extends AxisId> = keyof (typeof AXES)[Axis] & string;

/** What is decided of one garment; absent where the garment does not have it. */
export type Design = { [Axis in AxisId]?: AxisValue<Axis> };
/** What a garment can be, the ordinary first. */
export type Axes = { readonly [Axis in AxisId]?: readonly AxisValue<Axis>[] };

export const AXIS_IDS = Object.keys(AXES) as readonly AxisId[]; // the table's own keys

/** Words that name an axis as a whole: "no collar", "with pockets". */
export const AXIS_NOUNS: Readonly<Record<string, AxisId>> = {
  sleeve: 'sleeve',
  collar: 'collar',
  pocket: 'pocket',
  belt: 'belt',
  pleats: 'skirt',
};
