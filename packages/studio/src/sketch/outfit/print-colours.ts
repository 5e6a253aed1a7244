import { adjust, contrast, type Hex, lightness, mix, toLch } from '../../core/colour.ts';
import { createRng } from '../../core/rng.ts';
import type { Print } from '../../core/scene/scene.ts';
import type { Wish } from './gather-wish.ts';

type ByPrint = Readonly<Partial<Record<Print['id'], readonly Hex[]>>>;

/** Cloths under prints that have colours of their own. */
export const GROUNDS: ByPrint = {
  leopard: ['#cda36c', '#c08f58', '#d8b98c', '#b5885a'],
  breton: ['#f3efe6'],
  gingham: ['#f4f1ea'],
  pinstripe: ['#2b3a5e', '#3c3d45', '#55565e', '#26252b'],
  zebra: ['#f3efe6'],
  snakeskin: ['#d8c9a6', '#c3bba8', '#cfb78e'],
  camouflage: ['#8f8a63', '#7d7c55'],
  cow: ['#f6f2ea'],
  houndstooth: ['#f1ece1'],
  herringbone: ['#6a6b70', '#8d8272', '#4f5563'],
  checkerboard: ['#f3efe6'],
  patchwork: ['#efe6d5'],
  'tie-dye': ['#f4efe6'],
  cherries: ['#f6f1e6'],
  lemons: ['#f6f1e6', '#cfe0ea'],
  strawberries: ['#f7ece4'],
  cranes: ['#2b3a5e', '#8a2f3a', '#2f5a4a', '#26252b'],
  abstract: ['#efe6d5'],
};

/** Figures of a print where the prompt names no colour at all, one of them for each picture. */
const FIGURES: ByPrint = {
  breton: ['#27345a', '#2b2a30', '#8a2f3a', '#2f5a4a'],
  gingham: ['#3f6a9c', '#b23b45', '#4f7a5a', '#2b2a30'],
};

const PALE = '#f6f1e6';
const DARK = '#2b2a30';
const WHITE = '#ffffff';
const NEARLY_WHITE = 0.93;

/** Figures that have colours of their own, whatever the cloth is dyed. */
const OWN: ByPrint = {
  cherries: ['#c02a3a'],
  lemons: ['#efc43a'],
  strawberries: ['#d0343f'],
  patchwork: ['#b8503f', '#3f6a9c', '#d9a441', '#5c7f4b', '#c48a8f', '#6b4a6e'],
  abstract: ['#c8643f', '#2f5a6a', '#d9a441'],
  geometric: ['#d9a441', '#b8503f', '#4f93a8'],
};

/** Prints whose figures are dark unless their cloth is. */
const DARK_FIGURES: ReadonlySet<Print['id']> = new Set([
  'zebra',
  'cow',
  'snakeskin',
  'houndstooth',
  'checkerboard',
]);

type Clues = { wish: Wish; seed: string; turn: number };

/** A print on cloth of a colour: in the colours that the prompt names besides, else its usual ones. */
export function printOf(id: Print['id'], colour: Hex, { wish, seed, turn }: Clues): Print {
  const own = wish.colours.length === 0 ? FIGURES[id] : undefined;
  if (own)
    return { id, colours: [own[(createRng(`${seed}|story`).int(0, 999) + turn) % own.length]] };
  const named = [...(wish.printColour ? [wish.printColour] : []), ...wish.colours.slice(1)];
  if (id === 'leopard') return { id, colours: named[0] ? [named[0], DARK] : ['#8a5a2c', DARK] };
  if (named.length > 0) return { id, colours: id === 'pinstripe' ? named.slice(0, 1) : named };
  return { id, colours: OWN[id] ?? usual(id, colour, wish) };
}

type Usual = (colour: Hex, against: Hex, wish: Wish) => readonly Hex[];

const figure = (colour: Hex, against: Hex): Hex =>
  contrast(mix(colour, against, 0.85), colour, 0.3);
const onPlaid: Usual = (colour) => [adjust(colour, -0.2), mix(colour, PALE, 0.7)];

/** Figures by the colour of their cloth; prints that are left out have one colour against it. */
const USUAL: Readonly<Partial<Record<Print['id'], Usual>>> = {
  floral: (colour) => blooms(colour),
  butterflies: (colour) => blooms(colour),
  // Gingham is woven of white and one colour, however pale that is.
  gingham: (colour) => [
    lightness(colour) < NEARLY_WHITE ? mix(colour, WHITE, 0.85) : mix(colour, DARK, 0.85),
  ],
  pinstripe: (colour, against) => [mix(colour, against, 0.6)],
  plaid: onPlaid,
  argyle: onPlaid,
  camouflage: (colour) => [
    adjust(colour, -0.18),
    adjust(colour, 0.1),
    mix(colour, '#2b2d26', 0.75),
  ],
  ombre: (colour) => [
    lightness(colour) < 0.8 ? mix(colour, PALE, 0.85) : mix(colour, '#8a9bb0', 0.8),
  ],
  'tie-dye': (colour, _against, { colours }) =>
    colours.length > 0
      ? [mix(colour, PALE, 0.8), adjust(colour, -0.12)]
      : ['#d0626f', '#e3b23c', '#4f93a8', '#7a6aa8'],
  'colour-block': (colour, against) => [figure(colour, against), adjust(colour, -0.1, 1.1, 2.2)],
  chevron: (colour, against) => [figure(colour, against), mix(colour, against, 0.45)],
  leaves: (colour) => [contrast('#4f7a4b', colour, 0.22), contrast('#86a35e', colour, 0.2)],
};

function usual(id: Print['id'], colour: Hex, wish: Wish): readonly Hex[] {
  const against = lightness(colour) < 0.7 ? PALE : DARK;
  const own = USUAL[id];
  if (own) return own(colour, against, wish);
  if (DARK_FIGURES.has(id) && lightness(colour) > 0.45) return [DARK];
  return [figure(colour, against)];
}

/** Flowers that show on the cloth: a warm and a light one, and leaves. */
function blooms(colour: Hex): Hex[] {
  const [, chroma, hue] = toLch(colour);
  const warm = chroma > 0.05 && Math.abs(hue - 0.4) < 0.6 ? '#f4e3c8' : '#d0626f';
  const leaf = chroma > 0.05 && hue > 1.7 && hue < 3 ? '#27483a' : '#6f8f62';
  return [
    contrast(warm, colour, 0.22),
    contrast('#f3dfb4', colour, 0.18),
    contrast(leaf, colour, 0.2),
  ];
}
