import { adjust, contrast, type Hex, isDark, lightness, mix } from '../../core/colour.ts';
import { createRng } from '../../core/rng.ts';
import { fillSheet, type Sheet } from '../../core/sheet.ts';
import type { Motif, MotifSpec } from '../motif.ts';
import { crackle, dyeCracks } from '../resist/crackle.ts';
import { bouquet } from './batik/bouquet.ts';
import type { Baths, Wax } from './batik/canting.ts';
import { ceplok } from './batik/ceplok.ts';
import { kawung } from './batik/kawung.ts';
import { parang } from './batik/parang.ts';

const CREAM = '#f3e7cd';

/** Baths of Java, where the prompt names no colours: soga brown and indigo on cream, the coast's reds. */
const BATHS: readonly Baths[] = [
  { white: CREAM, warm: '#a9622b', deep: '#1f2c4d', ground: '#2a2430' },
  { white: CREAM, warm: '#b5722f', deep: '#4a2616', ground: '#5c3017' },
  { white: '#f4ecdb', warm: '#7ea0c4', deep: '#1c3763', ground: '#21407a' },
  { white: CREAM, warm: '#c78a3a', deep: '#27406b', ground: '#8e2b25' },
];

function bathsOf({
  namedColours,
  namedGround,
  hasColourWish,
  palette,
  designSeed,
}: MotifSpec): Baths {
  if (!hasColourWish && !namedGround) return createRng(designSeed).pick(BATHS);
  const { blooms, light, dark } = palette;
  const named = namedColours.filter((colour) => lightness(colour) < 0.9);
  const pale = namedColours.find((colour) => lightness(colour) >= 0.9);
  const byDepth = (named.length > 0 ? named : [...blooms]).toSorted(
    (a, b) => lightness(a) - lightness(b),
  );
  if (namedGround && !isDark(namedGround)) return onLight(namedGround, byDepth);
  const ground =
    namedGround && isDark(namedGround)
      ? namedGround
      : adjust(byDepth[0], isDark(byDepth[0]) ? 0 : -0.22);
  const white = pale ?? mix(light, CREAM, 0.5);
  const warm = contrast(byDepth[1] ?? mix(ground, white, 0.5), white, 0.16);
  return {
    white,
    warm: warm === ground ? mix(ground, white, 0.45) : warm,
    deep: mix(ground, dark, 0.45),
    ground,
  };
}

/** Dyes on cloth that stays light: figures of the deepest, filled with the next. */
function onLight(ground: Hex, [deepest, next]: readonly Hex[]): Baths {
  const figure = contrast(deepest, ground, 0.3);
  const warm = contrast(next ?? mix(figure, ground, 0.5), ground, 0.16);
  return { white: figure, warm, deep: next ? warm : figure, ground };
}

const DESIGNS: Record<string, (wax: Wax) => void> = { kawung, parang, ceplok, bouquet };

function renderBatik(sheet: Sheet, spec: MotifSpec): void {
  const baths = bathsOf(spec);
  fillSheet(sheet, baths.ground);
  DESIGNS[spec.variant]({ sheet, spec, baths });
  const cracks = crackle(sheet, { spacing: 170, seed: spec.seed });
  dyeCracks(sheet, cracks, { dye: mix(baths.deep, '#000000', 0.25), strength: 0.62 });
}

/** Wax-resist cloth of Java: kawung, parang, ceplok and bouquets in warm and deep baths, veined where the wax cracked. */
export const batik: Motif = {
  id: 'batik',
  words: {
    batik: 9,
    kawung: 9,
    parang: 9,
    ceplok: 9,
    javanese: 8,
    indonesian: 7,
    'wax resist': 8,
    sarong: 5,
    crackle: 3,
    canting: 6,
    floral: 0,
    flower: 0,
    bouquet: 0,
    geometric: 0,
    diagonal: 0,
    band: 0,
    sogan: 3,
    soga: 3,
  },
  kind: 'ground',
  ignores: ['style', 'density'],
  variants: ['kawung', 'parang', 'ceplok', 'bouquet'],
  pinned: (has) => {
    const named = ['kawung', 'parang', 'ceplok'].filter((design) => has(design));
    if (named.length > 0) return named;
    if (has('floral', 'flower', 'bouquet')) return ['bouquet'];
    if (has('diagonal')) return ['parang'];
    return has('geometric') ? ['kawung', 'ceplok', 'parang'] : [];
  },
  grid: ({ repeat }) => ({ columns: repeat === 'straight' ? 1 : 2, rows: 1 }),
  finish: { warp: 3.2 },
  render: renderBatik,
};
