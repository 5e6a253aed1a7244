import { type Hex, lightness, mix } from '../core/colour.ts';
import { createRng, type Rng } from '../core/rng.ts';
import { ACCESSORIES } from '../figure/accessories/registry.ts';
import type { Body, BodyKind } from '../figure/body.ts';
import { buildBody } from '../figure/build-body.ts';
import { HAIRSTYLES } from '../figure/hair/registry.ts';
import { chooseLook } from '../figure/look/choose-look.ts';
import { AGES, type Age, type Look } from '../figure/look/look.ts';
import { PEOPLE } from '../figure/look/people.ts';
import type { Pose } from '../figure/pose.ts';
import { findPose, POSES, posesOf } from '../figure/poses/registry.ts';
import { SHOES, shoeOf } from '../figure/shoes/registry.ts';
import type { Piece } from '../garments/garment.ts';
import { coloursOf, type Outfit } from '../outfit/outfit.ts';
import type { TraitWords } from '../outfit/outfit-lexicon.ts';
import { meaningOf, type OutfitMatch, type Trait } from '../outfit/outfit-meaning.ts';
import type { OutfitReading } from '../outfit/read-outfit.ts';
import { suitedShoes } from './suited-shoes.ts';

const AGE_WORDS: Readonly<Record<Exclude<Age, 'child'>, readonly string[]>> = {
  young: ['young', 'teen', 'teenage', 'teenager', 'youthful', 'twenty something'],
  'middle-aged': ['middle aged', 'forty something', 'fifty something', 'mature'],
  older: [
    'older',
    'elderly',
    'senior',
    'grandmother',
    'grandfather',
    'silver haired',
    'grey haired',
  ],
};

/** Shoes spoken of without their kind: "red shoes". */
const ANY_SHOES = 'any';

/** All words that say how the figure looks and stands, for the lexicon. */
export const FIGURE_WORDS: readonly TraitWords[] = [
  ...wordsOf('hair', HAIRSTYLES),
  ...wordsOf('people', PEOPLE),
  ...wordsOf('shoes', SHOES),
  ...wordsOf('pose', POSES),
  ...wordsOf(
    'age',
    Object.entries(AGE_WORDS).map(([id, words]) => ({ id, words })),
  ),
  ...wordsOf('accessory', ACCESSORIES),
  { trait: 'hair-colour', id: 'named', words: ['hair', 'haired'] },
  { trait: 'shoes', id: ANY_SHOES, words: ['shoe', 'footwear'] },
];

function wordsOf(
  trait: Trait,
  list: readonly { id: string; words: readonly string[] }[],
): TraitWords[] {
  return list.map(({ id, words }) => ({ trait, id, words }));
}

const MENS_BOOTS = { boots: 'chelsea-boots', 'ankle-boots': 'chelsea-boots' };
const GIRLS_BOOTS = { boots: 'combat-boots', 'ankle-boots': 'combat-boots' };
/** What "boots" are on others than women: without a heel. */
const FLAT_BOOTS: Partial<Record<BodyKind, Readonly<Record<string, string>>>> = {
  man: MENS_BOOTS,
  boy: MENS_BOOTS,
  girl: GIRLS_BOOTS,
};

type FigureOrder = { kind: BodyKind; outfit: Outfit; run: string; variant: number };

/** Who wears the outfit and how they stand: what the prompt says, and for the rest each picture its own. */
export function chooseFigure(
  reading: OutfitReading,
  { kind, outfit, run, variant }: FigureOrder,
): { body: Body; look: Look; pose: string } {
  const rng = createRng(`${run}|${variant}|figure`);
  const look = lookOf(reading, { kind, outfit, rng });
  const pose = poseOf(reading, { kind, run, variant });
  const isMirrored = rng.chance(0.5);
  const body = buildBody(pose, { kind, isMirrored, heel: shoeOf(look.shoes).heel });
  return { body, look, pose: pose.id };
}

function lookOf(
  { traits, wishes }: OutfitReading,
  { kind, outfit, rng }: { kind: BodyKind; outfit: Outfit; rng: Rng },
): Look {
  const age = AGES.find((one) => one === traits.get('age'));
  const hairstyle = traits.get('hair');
  const hair = colourBefore(wishes, 'hair-colour') ?? colourBefore(wishes, 'hair');
  const named = traits.get('shoes');
  const asked = named && named !== ANY_SHOES ? (FLAT_BOOTS[kind]?.[named] ?? named) : undefined;
  const shoes = asked ?? suitedShoes(outfit, kind, rng);
  const shoeColour = colourBefore(wishes, 'shoes');
  const wished = {
    kind,
    palette: coloursOf(outfit),
    people: traits.get('people'),
    ...(shoes && { shoes }),
    ...(age && { age }),
    ...(hairstyle && { hairstyle }),
    ...(hair && { hair: grown(hair) }),
    ...(shoeColour && { shoeColour }),
    accessories: [...accessoriesOf(wishes, outfit), ...neckwearOf(wishes, { kind, outfit, rng })],
  };
  const look = chooseLook(rng, wished);
  if (hairstyle || look.hairstyle !== 'hijab' || isModest(outfit)) return look;
  return { ...chooseLook(rng, wished), hairstyle: 'low-bun' };
}

/** Hats, glasses and bags that the prompt names, each in the colour named before it or a trim's. */
function accessoriesOf(wishes: readonly OutfitMatch[], outfit: Outfit): Look['accessories'] {
  const found = wishes.flatMap((match) => {
    const meaning = meaningOf(match, 'trait');
    if (meaning?.trait !== 'accessory') return [];
    const before = wishes.find(({ to }) => to === match.from);
    const colour = meaningOf(before, 'colour')?.colour ?? outfit.pieces[0].trim;
    return [{ id: meaning.id, colour }];
  });
  const hasCollar = outfit.pieces.some(isForTies);
  return found
    .filter(({ id }) => hasCollar || !NECKWEAR.has(id))
    .filter(({ id }, i) => found.findIndex((one) => one.id === id) === i);
}

const TIES: readonly Hex[] = ['#6c2335', '#27304a', '#3d4a3a', '#7a4a2c', '#4a4653', '#26252b'];
const EVENING_BLACK = '#26252b';
/** Shirts that a tie is tied under. */
const isForTies = ({ garment, design }: Piece) =>
  garment.place === 'upper' && design.collar === 'shirt';

/** What men wear at the neck unasked: a bow tie with evening black, and with some suits a tie. */
function neckwearOf(
  wishes: readonly OutfitMatch[],
  { kind, outfit: { pieces }, rng }: { kind: BodyKind; outfit: Outfit; rng: Rng },
): Look['accessories'] {
  const isNamed = wishes.some((match) => NECKWEAR.has(meaningOf(match, 'trait')?.id ?? ''));
  const jacket = pieces.find(({ garment }) => garment.id === 'blazer');
  if (isNamed || kind !== 'man' || !jacket || !pieces.some(isForTies)) return [];
  if (jacket.colour === EVENING_BLACK) return [{ id: 'bow-tie', colour: EVENING_BLACK }];
  const others = TIES.filter((tie) => Math.abs(lightness(tie) - lightness(jacket.colour)) > 0.06);
  return rng.chance(0.6) ? [{ id: 'necktie', colour: rng.pick(others) }] : [];
}

const NECKWEAR: ReadonlySet<string> = new Set(['necktie', 'bow-tie']);

const LONG: ReadonlySet<string> = new Set(['long', 'loose', 'bishop', 'balloon', 'bell', 'raglan']);
const BELOW_KNEE: ReadonlySet<string> = new Set(['midi', 'ankle', 'floor', 'train']);

/** Whether an outfit covers what a headscarf's wearer covers. */
const isModest = ({ pieces }: Outfit): boolean =>
  pieces.every(({ garment, design: { sleeve, length, neckline, details } }) => {
    const isOpen = neckline !== 'crew' || details.has('slit') || details.has('cut-out');
    if (garment.place === 'lower') return BELOW_KNEE.has(length) && !details.has('slit');
    return !isOpen && LONG.has(sleeve) && (garment.place !== 'full' || BELOW_KNEE.has(length));
  });

/** "Red shoes", "blonde bob": the colour named right before. */
function colourBefore(wishes: readonly OutfitMatch[], trait: Trait): Hex | undefined {
  const match = wishes.find((one) => meaningOf(one, 'trait')?.trait === trait);
  const before = wishes.find(({ to }) => to === match?.from);
  return meaningOf(before, 'colour')?.colour;
}

/** Red hair is copper: strong colours of dyes are drawn back towards what grows. */
const grown = (colour: Hex): Hex => mix(colour, '#8a5230', 0.55);

function poseOf(
  { traits }: OutfitReading,
  { kind, run, variant }: { kind: BodyKind; run: string; variant: number },
): Pose {
  const poses = createRng(`${run}|poses`).shuffle(posesOf(kind));
  const wished = traits.get('pose');
  return (wished && findPose(kind, wished)) || poses[variant % poses.length];
}
