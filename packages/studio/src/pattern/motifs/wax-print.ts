import { contrast, type Hex, isDark, lightness, mix } from '../../core/colour.ts';
import { createRng } from '../../core/rng.ts';
import { scatter } from '../../core/scatter.ts';
import { fillSheet, type Sheet } from '../../core/sheet.ts';
import { imagesInUnit } from '../../core/unit.ts';
import type { Motif, MotifSpec } from '../motif.ts';
import { crackle, dyeCracks } from '../resist/crackle.ts';
import { discs } from './wax-print/discs.ts';
import { fans } from './wax-print/fans.ts';
import { flowers } from './wax-print/flowers.ts';
import type { Inks, Print } from './wax-print/print.ts';
import { suns } from './wax-print/suns.ts';

const WHITE = '#fbf6e9';

/** Prints of the market where the prompt names no colours: two to four saturated inks on indigo, red or gold. */
const INKS: readonly Inks[] = [
  { ground: '#1d3f8f', dark: '#101a3c', bright: ['#f2a01e', '#d6342c'], white: WHITE },
  { ground: '#f0a81c', dark: '#2a1630', bright: ['#c3262f', '#1a7d74'], white: WHITE },
  { ground: '#c4272f', dark: '#1b1420', bright: ['#f4c22b', '#1f6fb0'], white: WHITE },
  { ground: '#0f7d6e', dark: '#10242e', bright: ['#f3b62a', '#d93a6e'], white: WHITE },
];

function inksOf({
  namedColours,
  namedGround,
  hasColourWish,
  palette,
  designSeed,
}: MotifSpec): Inks {
  const { ground, blooms, accent, dark } = palette;
  if (namedColours.length > 0) {
    const own = namedColours.filter((colour) => lightness(colour) < 0.93);
    const [first = blooms[0], second = blooms[1], third] = own;
    const base = namedGround ?? first;
    const [one, two] = namedGround ? [first, second] : [second, third ?? accent];
    const clear = (colour: Hex) => contrast(colour, base, 0.12);
    return {
      ground: base,
      dark: mix(isDark(base) ? base : dark, '#0c0b14', 0.7),
      bright: [clear(one), clear(two)],
      white: WHITE,
    };
  }
  if (!hasColourWish && !namedGround) return createRng(designSeed).pick(INKS);
  const base = namedGround ?? ground;
  return {
    ground: base,
    dark,
    bright: [blooms[0], blooms[1]],
    white: isDark(base) ? WHITE : mix(WHITE, base, 0.2),
  };
}

/** Spots of wax that stayed on the cloth in the dye bath: pale bubbles. */
function bubbles(sheet: Sheet, { rng }: MotifSpec, colour: Hex): void {
  const { ctx, unit } = sheet;
  ctx.fillStyle = colour;
  ctx.globalAlpha = 0.5;
  for (const at of scatter(
    unit,
    [{ name: 'bubble', radius: 1.5, jitter: 0.5, gap: 14, tries: 20 }],
    rng,
  )) {
    for (const { x, y } of imagesInUnit(unit, at, at.radius)) {
      ctx.beginPath();
      ctx.arc(x, y, at.radius, 0, Math.PI * 2);
      ctx.fill();
    }
  }
  ctx.globalAlpha = 1;
}

const DESIGNS: Record<string, (print: Print) => void> = { flowers, discs, fans, suns };

function renderPrint(sheet: Sheet, spec: MotifSpec): void {
  const inks = inksOf(spec);
  fillSheet(sheet, inks.ground);
  DESIGNS[spec.variant]({ sheet, spec, inks });
  bubbles(sheet, spec, inks.white);
  const cracks = crackle(sheet, { spacing: 150, seed: spec.seed });
  dyeCracks(sheet, cracks, { dye: inks.dark, strength: 0.42 });
}

/** African wax print: bold discs, flowers, fans and suns in few saturated inks, veined by cracked wax. */
export const waxPrint: Motif = {
  id: 'wax-print',
  words: {
    ankara: 9,
    'wax print': 9,
    'african wax': 9,
    'african wax print': 10,
    'dutch wax': 9,
    african: 6,
    'african print': 9,
    kitenge: 9,
    kitengue: 9,
    chitenge: 9,
    wax: 3,
    nigerian: 7,
    'west african': 8,
    medallion: 0,
    concentric: 0,
    circle: 0,
    flower: 0,
    floral: 0,
    fan: 0,
    sun: 0,
    geometric: 0,
  },
  kind: 'ground',
  ignores: ['style'],
  variants: ['flowers', 'discs', 'fans', 'suns'],
  pinned: (has) => {
    if (has('medallion', 'concentric', 'circle')) return ['discs', 'suns'];
    if (has('flower', 'floral')) return ['flowers'];
    if (has('fan')) return ['fans'];
    return has('sun') ? ['suns'] : [];
  },
  grid: ({ repeat }) => ({ columns: repeat === 'straight' ? 1 : 2, rows: 1 }),
  finish: { warp: 1.6 },
  render: renderPrint,
};
