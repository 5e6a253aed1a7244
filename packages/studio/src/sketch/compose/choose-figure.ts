import type { Recipe } from '@toile/engines';
import { type Hex, mix, toLch } from '../../core/colour.ts';
import { recipeSources, turnOf } from '../../core/recipe-sources.ts';
import { createRng, type Rng } from '../../core/rng.ts';
import { freeHands } from '../figure/accessories/free-hands.ts';
import { faceShapeOf } from '../figure/body/shape-registry.ts';
import type { Body, BodyKind } from '../figure/body.ts';
import { buildBody } from '../figure/build-body.ts';
import type { Face } from '../figure/face/face.ts';
import { shapedFace } from '../figure/face/shaped-face.ts';
import { chooseLook } from '../figure/look/choose-look.ts';
import { AGES, type Look } from '../figure/look.ts';
import type { Pose } from '../figure/pose.ts';
import { backView } from '../figure/poses/back-view.ts';
import { findPose } from '../figure/poses/registry.ts';
import { shoeOf } from '../figure/shoes/registry.ts';
import type { Detail } from '../garments/features.ts';
import { coloursOf, type Outfit } from '../outfit/outfit.ts';
import { meaningOf, posesIn, type Trait } from '../outfit/outfit-meaning.ts';
import type { OutfitReading } from '../outfit/read-outfit.ts';
import { isRefused } from '../outfit/refused.ts';
import { chooseAccessories, colourSaidOf, needsHand } from './choose-accessories.ts';
import { chooseNeckwear } from './choose-neckwear.ts';
import { ANY_SHOES } from './figure-words.ts';
import { suitedPoses } from './suited-poses.ts';
import { suitedShoes } from './suited-shoes.ts';

const MENS_SHOES = {
  boots: 'chelsea-boots',
  'ankle-boots': 'chelsea-boots',
  sandals: 'flat-sandals',
};
const GIRLS_SHOES = {
  boots: 'combat-boots',
  'ankle-boots': 'combat-boots',
  sandals: 'flat-sandals',
};
/** What "boots" and "sandals" are on others than women: without a heel. */
const FLAT_SHOES: Partial<Record<BodyKind, Readonly<Record<string, string>>>> = {
  man: MENS_SHOES,
  boy: MENS_SHOES,
  girl: GIRLS_SHOES,
};

/** What of a figure a variation may keep besides its clothes. */
export const FIGURE_DETAILS = ['pose', 'person', 'page', 'person'] as const;

type FigureOrder = {
  kind: BodyKind;
  /** Ids of the shapes of the body. */
  shapes: readonly string[];
  outfit: Outfit;
  prompt: string;
  recipe: Recipe;
};

/** Who wears the outfit and how they stand: what the prompt says, and for the rest each picture its own. */
export function chooseFigure(
  reading: OutfitReading,
  order: FigureOrder,
): { body: Body; look: Look; pose: string } {
  const { kind, shapes, recipe } = order;
  const { design, person } = recipeSources(recipe, FIGURE_DETAILS);
  const styled = wearerOf(reading, order, design).look;
  const { shoes, shoeColour, accessories } = styled;
  const { look } = wearerOf(reading, order, person);
  const { pose, isMirrored } = stanceOf(reading, order);
  const body = buildBody(pose, { kind, shapes, isMirrored, heel: shoeOf(shoes).heel });
  const own = { ...look.face, ...(kind === 'man' && beardOf(reading)) };
  const face = shapedFace(own, kind, faceShapeOf(kind, shapes));
  const meetsEye = pose.meetsEye === true || reading.traits.has('gaze') || shapes.length > 0;
  const worn = { shoes, shoeColour, accessories };
  return { body, look: { ...look, ...worn, face, meetsEye }, pose: pose.id };
}

/** Somebody for the outfit, and which way they turn. */
function wearerOf(
  reading: OutfitReading,
  { kind, outfit, prompt }: FigureOrder,
  { seed, variant }: Recipe,
): { look: Look; isMirrored: boolean } {
  const rng = createRng(`${prompt}|${seed}|${variant}|figure`);
  const look = lookOf(reading, { kind, outfit, rng });
  return { look, isMirrored: rng.chance(0.5) };
}

type Stance = { pose: Pose; isMirrored: boolean };

/** How they stand; a variation that does not keep its origin's stance takes another. */
function stanceOf(reading: OutfitReading, order: FigureOrder): Stance {
  const { pose: source } = recipeSources(order.recipe, FIGURE_DETAILS);
  const all = posesFor(reading, order, source);
  const { isMirrored } = wearerOf(reading, order, source);
  if (!source.origin) return { pose: all[source.variant % all.length], isMirrored };
  const before = stanceOf(reading, { ...order, recipe: source.origin });
  const others = all.filter((pose) => pose !== before.pose);
  const poses = others.length > 0 ? others : all;
  // Where poses are few they come again the other way round.
  const turn = turnOf(source);
  const isTurned = (Math.floor(turn / poses.length) + (others.length > 0 ? 0 : 1)) % 2;
  return {
    pose: poses[turn % poses.length],
    isMirrored: poses.length < 4 ? (isTurned === 1) !== before.isMirrored : isMirrored,
  };
}

function lookOf(
  reading: OutfitReading,
  { kind, outfit, rng }: { kind: BodyKind; outfit: Outfit; rng: Rng },
): Look {
  const { tokens, traits, wishes, refusals } = reading;
  const age = AGES.find((one) => one === traits.get('age'));
  const hairstyle = traits.get('hair');
  const hair = hairColourSaid(reading);
  const named = traits.get('shoes');
  const asked = named && named !== ANY_SHOES ? (FLAT_SHOES[kind]?.[named] ?? named) : undefined;
  const isUnwanted = (id: string) => refusals.some((match) => meaningOf(match, 'trait')?.id === id);
  const bare = isUnwanted(ANY_SHOES) ? 'barefoot' : undefined;
  const shoes = asked ?? bare ?? suitedShoes(outfit, { kind, tokens, rng });
  const shoeColour = colourSaid(reading, 'shoes');
  const wished = {
    kind,
    palette: coloursOf(outfit),
    people: traits.get('people'),
    ...(shoes && { shoes }),
    ...(age && { age }),
    ...(hairstyle && { hairstyle }),
    ...(hair && { hair: grown(hair) }),
    ...(shoeColour && { shoeColour }),
    accessories: [
      ...chooseAccessories(reading, outfit),
      ...chooseNeckwear(wishes, { kind, outfit, rng }),
    ].filter(({ id }) => !isUnwanted(id)),
  };
  const look = {
    ...chooseLook(rng, wished),
    ...(isUnadorned(tokens) && { hasEarrings: false }),
    ...(hairstyle === HEADSCARF && headscarfOf(reading, outfit)),
  };
  if (hairstyle || look.hairstyle !== HEADSCARF || isModest(outfit)) return look;
  return { ...chooseLook(rng, wished), hairstyle: 'low-bun' };
}

/** The colour said of the hair, of a hairstyle or a beard; that of a headscarf is its own. */
function hairColourSaid(reading: OutfitReading): Hex | undefined {
  const isCovered = reading.traits.get('hair') === HEADSCARF;
  const ofStyle = isCovered ? undefined : colourSaid(reading, 'hair');
  return colourSaid(reading, 'hair-colour') ?? ofStyle ?? colourSaid(reading, 'beard');
}

/** The hairstyle that is a scarf over the hair. */
export const HEADSCARF = 'hijab';

/** What a headscarf that is asked for is of: the given cloth, or the colour said of it. */
function headscarfOf(
  reading: OutfitReading,
  { givenAccessory }: Outfit,
): Partial<Pick<Look, 'scarf' | 'scarfPrint'>> {
  if (givenAccessory?.id === HEADSCARF) {
    return { scarf: givenAccessory.colour, scarfPrint: givenAccessory.print };
  }
  const scarf = colourSaid(reading, 'hair');
  return scarf ? { scarf } : {};
}

const JEWELLERY: ReadonlySet<string> = new Set(['jewellery', 'jewelry', 'earring', 'earrings']);

/** Whether the prompt wants no earrings: "no jewellery". */
const isUnadorned = (tokens: readonly string[]): boolean =>
  tokens.some((token, at) => JEWELLERY.has(token) && isRefused(tokens, at));

const BEARDS: readonly Face['beard'][] = ['none', 'stubble', 'full'];

/** The beard that the prompt asks for or refuses. */
function beardOf({ traits, refusals }: OutfitReading): Partial<Pick<Face, 'beard'>> {
  const isShaven = refusals.some((match) => meaningOf(match, 'trait')?.trait === 'beard');
  const beard = isShaven ? 'none' : BEARDS.find((one) => one === traits.get('beard'));
  return beard ? { beard } : {};
}

const LONG: ReadonlySet<string> = new Set(['long', 'loose', 'bishop', 'balloon', 'bell', 'raglan']);
const BELOW_KNEE: ReadonlySet<string> = new Set(['midi', 'ankle', 'floor', 'train']);

/** Whether an outfit covers what a headscarf's wearer covers. */
const isModest = ({ pieces }: Outfit): boolean =>
  pieces.every(({ garment, design: { sleeve, length, neckline, details } }) => {
    const isOpen = neckline !== 'crew' || details.has('slit') || details.has('cut-out');
    if (garment.place === 'lower') return BELOW_KNEE.has(length) && !details.has('slit');
    return !isOpen && LONG.has(sleeve) && (garment.place !== 'full' || BELOW_KNEE.has(length));
  });

/** "Red shoes", "blonde bob", "white leather trainers": the colour said of a trait. */
function colourSaid(reading: OutfitReading, trait: Trait): Hex | undefined {
  const match = reading.wishes.find((one) => meaningOf(one, 'trait')?.trait === trait);
  return match && colourSaidOf(match, reading);
}

/** Hues that grow, in radians of OKLCH: from red over copper to blonde. */
const GROWING = { from: (10 / 180) * Math.PI, to: (110 / 180) * Math.PI };

/** Red hair is copper: hues that grow are drawn back to how they grow. White is white, and pink is dyed. */
function grown(colour: Hex): Hex {
  const [, chroma, hue] = toLch(colour);
  const isGrowing = chroma > 0.06 && hue > GROWING.from && hue < GROWING.to;
  return isGrowing ? mix(colour, '#8a5230', 0.55) : colour;
}

/** The pose that the prompt names, or all that suit, in the order of a run. */
function posesFor(
  reading: OutfitReading,
  { kind, shapes, outfit, prompt }: FigureOrder,
  { seed }: Recipe,
): readonly Pose[] {
  const named = posesNamed(reading, kind);
  if (named.length > 0) return named.slice(0, 1);
  const isPocketless = outfit.pieces.some(({ design }) => design.details.has('pocketless'));
  const suited = createRng(`${prompt}|${seed}|poses`)
    .shuffle(suitedPoses(kind, shapes))
    .filter(({ id }) => !isPocketless || !id.includes('pocket'));
  const handed = needsHand(reading) ? suited.filter(({ arms }) => freeHands(arms).length > 0) : [];
  const poses = handed.length > 0 ? handed : suited;
  const behind = isAskedBehind(reading, outfit) ? findPose(kind, backView.id) : undefined;
  return behind ? poses.flatMap((pose) => [behind, pose]) : poses;
}

const BEHIND: readonly Detail[] = ['open-back', 'laced-back'];

/** What is worn behind and asked for is seen from there in every other picture: "an open back". */
const isAskedBehind = ({ wishes }: OutfitReading, { pieces, answered }: Outfit): boolean =>
  BEHIND.some(
    (detail) =>
      pieces.some(({ design }) => design.details.has(detail)) &&
      wishes.some((one) => answered.has(one) && meaningOf(one, 'detail')?.detail === detail),
  );

/** The poses that the prompt asks for, first the one that answers most of its words. */
function posesNamed({ wishes }: OutfitReading, kind: BodyKind): readonly Pose[] {
  const answers = new Map<Pose, number>();
  for (const match of wishes) {
    const poses = new Set(posesIn(match).flatMap((id) => findPose(kind, id) ?? []));
    for (const pose of poses) answers.set(pose, (answers.get(pose) ?? 0) + 1);
  }
  return [...answers].toSorted(([, one], [, other]) => other - one).map(([pose]) => pose);
}
