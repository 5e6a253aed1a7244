import type { Repeat } from '@toile/contract';
import type { Recipe } from '@toile/engines';
import { type Hex, isDark, lightness } from '../core/colour.ts';
import { toneAt } from '../core/colour-moves.ts';
import { recipeSources, turnOf } from '../core/recipe-sources.ts';
import { createRng, hashText } from '../core/rng.ts';
import type { PatternOrder } from './create-pattern.ts';
import type { Motif, MotifSpec } from './motif.ts';
import { hostDesigns, openDesigns } from './prompt/choose-designs.ts';
import { choosePalette } from './prompt/choose-palette.ts';
import { coloursBelow, groundOfWhite, isNearlyWhite } from './prompt/colours-below.ts';
import { groundAmong } from './prompt/ground-among.ts';
import type { Palette } from './prompt/palettes.ts';
import type { NamedColour, PromptReading } from './prompt/read-prompt.ts';
import { withRides } from './prompt/read-rides.ts';
import type { Subject, SubjectGroup } from './subject.ts';
import { SUBJECTS } from './subjects/registry.ts';

export type SpecClues = {
  order: PatternOrder;
  reading: PromptReading;
  repeat: Repeat;
  layer: MotifSpec['layer'];
  /** The things to lay out. */
  subjects: readonly Subject[];
  /** Whether refused colours that a motif has by nature give way to the palette's. */
  insists?: boolean;
  /** Named colours that a first drawing did not show, and that this one has to. */
  owed?: readonly Hex[];
  /** Steps from the design of this picture to another one of its motif; by default none. */
  turn?: number;
  /** The motif below. */
  under?: Motif;
  /** The colour that the layer below shows on the whole. */
  below?: Hex;
};

/** Where words pin fewer designs than a run has pictures, the design comes again at another size. */
const ROUND_SCALE = [1, 0.68, 1.4, 0.84];

/** What one motif is told about the picture of an order. */
export function createSpec(motif: Motif, clues: SpecClues): MotifSpec {
  const { order, reading, repeat, layer } = clues;
  const seed = seedOf(order, order, motif);
  const { design, own, ...details } = recipeSources(order, ['colours', 'density']);
  const designSeed = seedOf(order, design, motif);
  const { colours, accents = [], namedGround } = coloursFor(motif, clues);
  const designs = designsFor(motif, clues);
  const first = hashText(`${order.prompt}|${design.seed}`) % designs.length;
  const round = Math.floor(design.variant / designs.length);
  const laid = withCompany(motif, clues.subjects, {
    seed: designSeed,
    refuses: reading.refusals.has,
    has: reading.has,
  });
  const palette = choosePalette({
    reading,
    colours,
    accents,
    ground: clues.below ?? namedGround,
    preferred: clues.under?.below?.palettes ?? motif.palettes,
    variant: design.variant,
    seed: design.seed,
  });
  return {
    palette: withLeaves(
      colours.length > 0 ? palette : inOtherParts(palette, details.colours),
      reading.leafColour,
    ),
    namedColours: colours,
    namedAccents: accents,
    coloursOfThings: coloursOfThings(clues, motif, laid),
    coats: coatsOf(clues),
    ...(clues.owed ? { owedColours: clues.owed.filter((one) => colours.includes(one)) } : {}),
    namedGround,
    ...bandsOf(reading),
    ...(reading.leafColour ? { leafColour: reading.leafColour } : {}),
    ...(reading.heartColour ? { heartColour: reading.heartColour } : {}),
    ...(reading.outline ? { outline: reading.outline } : {}),
    hasColourWish: colours.length > 0 || reading.moods.length > 0 || clues.insists === true,
    style: reading.style ?? 'gouache',
    scale: reading.scale * ROUND_SCALE[round % ROUND_SCALE.length] * stepOf(own, SIZES),
    density: reading.density * (layer === 'over' ? 0.6 : 1) * stepOf(details.density, DENSITIES),
    ...(reading.sizes.size > 0 ? { sizes: reading.sizes } : {}),
    repeat,
    variant: designs[(first + design.variant + (clues.turn ?? 0)) % designs.length],
    seed,
    designSeed,
    rng: createRng(seed),
    has: reading.has,
    ...(reading.layout ? { layout: reading.layout } : {}),
    ...(reading.worn.length > 0 ? { worn: reading.worn } : {}),
    subjects: withRides(laid, reading.rides),
    layer,
    isRefusedColour: reading.refusals.isColour,
    refuses: reading.refusals.has,
  };
}

/** The designs that the words leave open; with guests those that lay them out, over another motif those that show it. */
function designsFor(motif: Motif, { reading, subjects, layer }: SpecClues): readonly string[] {
  const designs = openDesigns(motif, reading);
  const hosting = subjects.length > 0 ? hostDesigns(motif, reading) : designs;
  const suited = layer === 'over' ? hosting.filter((one) => isOpen(motif, one)) : hosting;
  return [suited, hosting, designs].find(({ length }) => length > 0) ?? designs;
}

const isOpen = ({ open }: Motif, design: string) => open?.includes(design) ?? true;

const seedOf = ({ prompt }: PatternOrder, { seed, variant }: Recipe, { id }: Motif) =>
  `${prompt}|${seed}|${variant}|${id}`;

/** How much larger, and how much closer, variations lay their figures out: never another class of scale. */
const SIZES = [0.8, 1.14, 1.28, 0.88];
const DENSITIES = [1.12, 0.86, 1.06, 0.93];

const stepOf = (recipe: Recipe, steps: readonly number[]): number =>
  recipe.origin ? steps[turnOf(recipe) % steps.length] : 1;

/** The same colours, taken by other figures than the leading ones: in variations of palettes that nobody named. */
function inOtherParts(palette: Palette, recipe: Recipe): Palette {
  if (!recipe.origin) return palette;
  const [lead, second, third] = palette.blooms;
  const [near, far] = palette.leaves;
  const leaves: Palette['leaves'] = turnOf(recipe) % 2 === 0 ? [near, far] : [far, near];
  return { ...palette, blooms: [lead, third, second], leaves };
}

/** The colours as bands, where the prompt tells of two or more how wide they are. */
function bandsOf({ colours }: PromptReading): Pick<MotifSpec, 'bands'> {
  const told = colours.filter(({ band }) => band !== undefined);
  return told.length > 1 ? { bands: colours.map(({ colour, band }) => ({ colour, band })) } : {};
}

/** Step of lightness from the named colour of leaves to their second tone. */
const LEAF_STEP = 0.1;

function withLeaves(palette: Palette, leaf: Hex | undefined): Palette {
  if (leaf === undefined) return palette;
  const second = toneAt(leaf, lightness(leaf) + (isDark(palette.ground) ? LEAF_STEP : -LEAF_STEP));
  return { ...palette, leaves: [leaf, second] };
}

/**
 * The colours that are said of single things, where others stand beside those: guests are beside the
 * motif's own, and flowers beside what grows no flowers ("strawberries with white flowers").
 */
function coloursOfThings(
  clues: SpecClues,
  { id: motifId, lays }: Motif,
  laid: readonly Subject[],
): ReadonlyMap<string, readonly Hex[]> {
  const isAlone = clues.subjects.length < 2 && lays !== 'guests';
  const found = coloursBy(clues, isAlone ? [] : clues.subjects);
  const flowers = laid.filter(({ group }) => group === 'flower');
  const ofFlowers = clues.reading.colours.filter(
    ({ before, things = [] }) => before.includes(motifId) && things.length === 0,
  );
  if (lays !== 'flowers' || flowers.length === laid.length || ofFlowers.length === 0) return found;
  const colours = ofFlowers.map(({ colour }) => colour);
  return new Map([...flowers.map(({ id }) => [id, colours] as const), ...found]);
}

const hasCoat = ({ group }: Subject) => group === 'animal' || group === 'bird';
const GROWN = new Set<SubjectGroup>(['flower', 'plant', 'fruit']);

/** The colours of things' bodies: of animals those said before them, of all that is made or alive the only one of "whales and anchors in white". */
function coatsOf(clues: SpecClues): ReadonlyMap<string, readonly Hex[]> {
  const { colours, layout } = clues.reading;
  const [only, ...others] = colours;
  const isOfAll =
    only !== undefined && only.isOfFigures && only.before.length === 0 && !only.things;
  if (others.length > 0 || !isOfAll || only.isAccent === true || layout === 'cells') {
    return coloursBy(clues, clues.subjects.filter(hasCoat));
  }
  const made = clues.subjects.filter(({ group }) => !GROWN.has(group));
  return new Map(made.map(({ id }) => [id, [only.colour]]));
}

function coloursBy(
  { reading: { colours } }: SpecClues,
  subjects: readonly Subject[],
): ReadonlyMap<string, readonly Hex[]> {
  const found = new Map<string, readonly Hex[]>();
  for (const { id } of subjects) {
    const own = colours.filter(({ things }) => things?.includes(id));
    if (own.length > 0)
      found.set(
        id,
        own.map(({ colour }) => colour),
      );
  }
  return found;
}

type Colours = { colours: Hex[]; accents?: Hex[]; namedGround?: Hex };

/** In a layered picture a colour named right before the lower motif is that motif's, and the ground as well. */
function coloursFor(
  motif: Motif,
  { reading, layer, owed = [], order, subjects }: SpecClues,
): Colours {
  const isOfGuest = ({ things = [] }: NamedColour) =>
    motif.lays === 'guests' && things.some((thing) => subjects.some(({ id }) => id === thing));
  const isOwn = (colour: NamedColour) => {
    if (isOfGuest(colour)) return false;
    const { before } = colour;
    return layer === 'alone' || before.length === 0 ? layer !== 'under' : before.includes(motif.id);
  };
  const own = reading.colours.filter(isOwn);
  if (layer === 'under' && own.length === 0) {
    return { colours: coloursBelow(reading), namedGround: reading.ground };
  }
  if (layer === 'under' && own.every(isNearlyWhite) && !reading.ground) {
    return { colours: own.map(({ colour }) => colour), namedGround: groundOfWhite(reading) };
  }
  const strewnOn =
    layer === 'alone' && motif.lays ? groundAmong(own, reading, order.variant) : undefined;
  const figures = own.filter((one) => one !== strewnOn);
  const accents = figures.filter(({ isAccent }) => isAccent).map(({ colour }) => colour);
  const chief = figures.filter(({ isAccent }) => !isAccent).map(({ colour }) => colour);
  const isOwed = (colour: Hex) => owed.includes(colour);
  // What was not seen leads, so that it has a part of its own.
  const leading = owed.length > 0 ? chief.toSorted((a, b) => +isOwed(b) - +isOwed(a)) : chief;
  return {
    colours: [...leading, ...accents],
    accents,
    namedGround: strewnOn?.colour ?? (layer === 'over' ? undefined : reading.ground),
  };
}

const COMPANY = 3;
const CONVERSATIONS: readonly SubjectGroup[] = ['fruit', 'bird', 'sea', 'insect', 'sky', 'food'];

/** Words of flower patterns that name no flower: of ditsy cherries all are cherries. */
const FLOWERLESS: ReadonlySet<string> = new Set([
  'ditsy',
  'calico',
  'prairie',
  'cottagecore',
  'botanical',
]);

/**
 * Adds what a motif needs to lay out: flowers, open ones seen from above, keep what a flower
 * pattern is asked to show besides ("floral with butterflies"); a novelty print of nothing in
 * particular shows some things that belong together; any other layout of nothing known shows flowers.
 */
function withCompany(
  motif: Motif,
  subjects: readonly Subject[],
  {
    seed,
    refuses,
    has,
  }: { seed: string; refuses: PromptReading['refusals']['has']; has: PromptReading['has'] },
): readonly Subject[] {
  const rng = createRng(`${seed}:company`);
  const open = SUBJECTS.filter(({ words }) => !refuses(...words));
  const some = (group: SubjectGroup) =>
    rng
      .shuffle(open.filter((subject) => subject.group === group && !subject.habit))
      .slice(0, COMPANY);
  if (motif.lays === 'anything') {
    if (subjects.length > 0) return subjects;
    return some(has('novelty', 'conversational') ? rng.pick(CONVERSATIONS) : 'flower');
  }
  const hasFlower = subjects.some(({ group }) => group === 'flower');
  if (motif.lays !== 'flowers' || subjects.length === 0 || hasFlower) return subjects;
  const asksFlowers = Object.keys(motif.words).some(
    (word) => motif.words[word] > 0 && !FLOWERLESS.has(word) && has(word),
  );
  if (!asksFlowers) return subjects;
  return [...subjects, ...some('flower')];
}
