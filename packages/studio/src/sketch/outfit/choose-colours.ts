import { adjust, type Hex, lightness, mix, toLch } from '../../core/colour.ts';
import { colourGap, toneAt } from '../../core/colour-moves.ts';
import type { Fabric } from '../../core/fabrics/fabric.ts';
import { createRng, type Rng } from '../../core/rng.ts';
import type { Print } from '../../core/scene/scene.ts';
import type { BodyKind } from '../figure/body.ts';
import { EVENING_BLACK } from '../garments/suit-jackets.ts';
import { isNear } from './colour-distance.ts';
import type { Wish } from './gather-wish.ts';
import { GROUNDS, printOf } from './print-colours.ts';

/** Colours that designers put together: a main one, a second, a quiet one. */
const STORIES: readonly (readonly [Hex, Hex, Hex])[] = [
  ['#a8323c', '#2b2f3f', '#e9dfce'],
  ['#2b3a5e', '#e6d9c0', '#8a9bb0'],
  ['#7f9079', '#efe6d5', '#4a4f47'],
  ['#c98f2e', '#43352c', '#efe4cf'],
  ['#1c6f5a', '#ece3d0', '#2c2a2e'],
  ['#c48a8f', '#f1e6dd', '#6b4a50'],
  ['#9c8cc0', '#ebe4ee', '#4b4560'],
  ['#b8603f', '#eadbc4', '#4f4038'],
  ['#33323a', '#d9d5cf', '#8b8781'],
  ['#6c2335', '#d9c2a7', '#3a3338'],
  ['#3f6a9c', '#efe9dd', '#2f3744'],
  ['#c7b08a', '#4a4038', '#f0e9dc'],
  ['#d9715a', '#f2e7d8', '#3f4a5c'],
  ['#5d6b4a', '#e8dcc2', '#3a352f'],
];
const NEUTRALS: readonly Hex[] = ['#35343b', '#ece5d8', '#55555c', '#f2efe9', '#c7b59a', '#3b4256'];
const DENIMS: readonly Hex[] = ['#4a6a94', '#2f4467', '#7d9cbd', '#3a3d46'];

/** Cloths whose usual colours are their own. */
const OWN_COLOURS: Readonly<Partial<Record<Fabric['id'], readonly Hex[]>>> = {
  denim: DENIMS,
  leather: ['#2d2b2f', '#7a4a2f', '#4a2f2a', '#39404c'],
  suede: ['#a9764b', '#7d5a43', '#6a6a58', '#4d4038'],
  linen: ['#d9c9ac', '#b9c0a8', '#e9e2d2', '#a98f76'],
  metallic: ['#c2a35a', '#a9acb5', '#b5765e', '#7d8a9c'],
};
const EVENING: readonly Hex[] = [EVENING_BLACK, '#1f2740', '#2f2b30'];
const KHAKIS: readonly Hex[] = ['#6a6a4a', '#a88a5e', '#4f5a42', '#8a8063'];
const BALLET: readonly Hex[] = ['#f0d3d0', '#f2efe9', '#e3d6ea', '#dfe6ee'];
/** Garments that are at home in one colour; by id. */
const GARMENT_COLOURS: Readonly<Record<string, readonly Hex[]>> = {
  trench: ['#bd9a68', '#a88a5e', '#cdb68c', '#3f4450'],
  jeans: DENIMS,
  'tuxedo-jacket': EVENING,
  tailcoat: EVENING,
  'morning-coat': ['#4b4d55', '#35343b', '#6b6b72'],
  'pea-coat': ['#2b3550', '#26252b', '#3a3d46'],
  'duffle-coat': ['#bd9a68', '#2b3550', '#4b5a45', '#8a5a3c'],
  parka: KHAKIS,
  cargo: KHAKIS,
  'safari-jacket': ['#cdb68c', '#a88a5e', '#8a8063'],
  'boiler-suit': ['#3a4763', '#d9cfb8', '#6a6a4a', '#4b4d55'],
  jodhpurs: ['#e8dcc2', '#c7b59a', '#4a3a32'],
  'tennis-skirt': ['#f6f3ec', '#f2efe9', '#2b3550'],
  tutu: BALLET,
  'tutu-dress': BALLET,
  'scrub-top': ['#4f8a8b', '#5a7fa8', '#6d9a86', '#35405c'],
};
/** Shirts under men's suits. */
const SHIRTS: readonly Hex[] = ['#f6f3ec', '#f6f3ec', '#dfe6ee', '#f1ece2'];
/** What men wear who name no colour. */
const SOBER: readonly (readonly [Hex, Hex, Hex])[] = [
  ['#2b3550', '#e9e4da', '#8a8f9c'],
  ['#4b4d55', '#f0ece3', '#2b2f3f'],
  ['#8d7758', '#efe6d5', '#3a3d46'],
  ['#3f4a3f', '#e6dfd0', '#6b6459'],
  ['#6a4a3a', '#ece3d3', '#33363f'],
  ['#7a8797', '#f1eee7', '#2f3542'],
];

export type Coloured = { colour: Hex; trim: Hex; print?: Print };
export type ColourClues = {
  garmentId: string;
  fabric: Fabric;
  wish: Wish;
  /** Its place in the outfit: 0 the garment that the outfit is about. */
  rank: number;
  /** Colours that the prompt names for other garments of the outfit. */
  others: readonly Hex[];
  body: BodyKind;
  seed: string;
  turn: number;
};

/** Colours of one garment: those named, else its cloth's own, else a story's that the whole outfit shares. */
export function chooseColours(clues: ColourClues): Coloured {
  const { wish, seed, turn, garmentId, rank } = clues;
  const rng = createRng(`${seed}|${turn}|${garmentId}|${rank}|colour`);
  const colour = wish.colours[0] ? dyed(wish.colours[0], clues.fabric) : allowedColour(clues);
  const trim = wish.trim ?? (wish.print ? undefined : wish.colours[1]) ?? trimOf(colour, rng);
  return { colour, trim, ...(wish.print ? { print: printOf(wish.print, colour, clues) } : {}) };
}

const MOST_TRIES = 14;
/** Distance in OKLab from which a part of a named colour is told from its garment: white stripes on no cream leggings. */
const LEAST_APART = 0.16;

/** Its own colour of the first turn from this one on that is none the prompt refuses. */
function allowedColour(clues: ColourClues): Hex {
  const { refusedColours, parts } = clues.wish;
  const ofParts = [...parts.values()].flatMap(({ colour }) => colour ?? []);
  const isRefused = (one: Hex) =>
    refusedColours.some((other) => isNear(one, other)) ||
    ofParts.some((part) => colourGap(one, part) < LEAST_APART);
  for (let extra = 0; extra < MOST_TRIES; extra += 1) {
    const colour = ownColour({ ...clues, turn: clues.turn + extra });
    if (!isRefused(colour)) return colour;
  }
  return NEUTRALS.find((one) => !isRefused(one)) ?? ownColour(clues);
}

/** Indigo takes no pure blue: denim asked for in blue stays denim, in other colours it is dyed. */
function dyed(colour: Hex, fabric: Fabric): Hex {
  if (fabric.id !== 'denim') return colour;
  const indigo = mix(colour, DENIMS[0], indigoIn(colour));
  const [light, most] = [lightness(indigo), lightness(colour) + DEEPEST];
  return light > most ? toneAt(indigo, most) : indigo;
}

/** Lightness by which denim may be lighter than the colour that is asked for: dark indigo stays dark. */
const DEEPEST = 0.06;

/** White denim is white. */
function indigoIn(colour: Hex): number {
  if (lightness(colour) > 0.9) return 0;
  return isBlue(colour) ? 0.65 : 0.08;
}

/** Chroma above which a colour has a hue, and the hues of blue, in OKLCH: cyan to violet blue. */
const COLOURED = 0.08;
const BLUES = { from: (200 / 180) * Math.PI, to: (290 / 180) * Math.PI };

/** True for a colour that denim takes as its own indigo. */
export function isBlue(colour: Hex): boolean {
  const [, chroma, hue] = toLch(colour);
  const turn = hue < 0 ? hue + 2 * Math.PI : hue;
  return chroma > COLOURED && turn > BLUES.from && turn < BLUES.to;
}

function ownColour(clues: ColourClues): Hex {
  const { garmentId, fabric, rank, others, body, wish, seed, turn } = clues;
  const ofPrint = wish.print && GROUNDS[wish.print];
  const own = ofPrint ?? GARMENT_COLOURS[garmentId] ?? OWN_COLOURS[fabric.id];
  const start = createRng(`${seed}|story`).int(0, 999);
  if (own) return own[(start + turn) % own.length];
  if (body === 'man' && garmentId === 'shirt' && rank > 1) return SHIRTS[turn % SHIRTS.length];
  if (others.length > 0) {
    const apart = NEUTRALS.filter((one) => others.every((other) => differ(one, other)));
    const neutrals = apart.length > 0 ? apart : NEUTRALS;
    return neutrals[(start + turn * 2 + rank) % neutrals.length];
  }
  const stories = body === 'man' ? SOBER : STORIES;
  const story = stories[(start + turn * 5) % stories.length];
  return story[Math.min(rank, 2)];
}

/** Whether two cloths are told apart where one lies on the other. */
const differ = (a: Hex, b: Hex): boolean => Math.abs(lightness(a) - lightness(b)) > 0.07;

/** A belt or lining: the same hue a clear step darker, or lighter on a dark cloth. */
const trimOf = (colour: Hex, rng: Rng): Hex =>
  lightness(colour) < 0.35 ? adjust(colour, rng.range(0.16, 0.24)) : adjust(colour, -0.18);
