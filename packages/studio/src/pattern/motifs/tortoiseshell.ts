import { blendInto, scaleInto } from '../../core/blend-into.ts';
import { adjust, type Hex, lightness, mix, toRgb } from '../../core/colour.ts';
import { fbm } from '../../core/fbm.ts';
import { paintField } from '../../core/field.ts';
import { clamp, smoothstep } from '../../core/interpolate.ts';
import type { Sheet } from '../../core/sheet.ts';
import type { Motif, MotifSpec } from '../motif.ts';

/** Blotches across the tile, and the level of the noise from which one is dark. */
type Design = { cells: number; dark: number; flecks: number };

const DESIGNS: Readonly<Record<string, Design>> = {
  classic: { cells: 7, dark: 0.02, flecks: 22 },
  blonde: { cells: 6, dark: 0.12, flecks: 18 },
  dark: { cells: 6, dark: -0.06, flecks: 20 },
  fine: { cells: 12, dark: 0.03, flecks: 36 },
};

type Horn = { amber: Hex; brown: Hex; dark: Hex; glow: Hex };

/** Horn in the named colours, the lightest of which is the clear one. */
function hornOf({ namedColours, namedGround, hasColourWish, palette }: MotifSpec): Horn {
  const named = namedGround ? [namedGround, ...namedColours] : [...namedColours];
  const byLightness = named.toSorted((one, other) => lightness(other) - lightness(one));
  const own = hasColourWish && named.length === 0 ? [palette.blooms[0], palette.dark] : byLightness;
  const [amber = '#d9962f', last] = own.length > 1 ? [own[0], own.at(-1)] : own;
  const dark = last ?? (own.length > 0 ? adjust(amber, -0.42, 0.7) : '#2b1710');
  return {
    amber,
    dark,
    brown: own[2] ? own[1] : mix(amber, dark, 0.55),
    glow: adjust(amber, 0.1, 1.05),
  };
}

/** Depth of the warping that draws the blotches out, as a part of their size. */
const WARP = 0.5;

function renderHorn(sheet: Sheet, spec: MotifSpec): void {
  const { seed, scale, variant } = spec;
  const { cells, dark: level, flecks } = DESIGNS[variant];
  // An even count goes on unbroken where the repeat moves it by half.
  const across = (count: number) => 2 * Math.max(1, Math.round(count / scale / 2));
  const cloud = fbm(sheet, { cells: across(cells), octaves: 3, gain: 0.38, seed: `${seed}:cloud` });
  const body = fbm(sheet, {
    cells: across(cells * 0.6),
    octaves: 2,
    gain: 0.4,
    seed: `${seed}:body`,
  });
  const fine = fbm(sheet, { cells: across(flecks), octaves: 2, gain: 0.4, seed: `${seed}:fleck` });
  const shine = fbm(sheet, { cells: across(4), octaves: 2, seed: `${seed}:shine` });
  const horn = hornOf(spec);
  const [amber, brown, dark, glow] = [horn.amber, horn.brown, horn.dark, horn.glow].map(toRgb);
  paintField(sheet, ({ index }, out) => {
    const at = cloud[index] + body[index] * WARP + fine[index] * 0.1;
    out.set(amber);
    blendInto(out, glow, smoothstep(0.05, 0.4, -at) * 0.7);
    blendInto(out, brown, smoothstep(level - 0.24, level + 0.06, at) * 0.8);
    blendInto(out, dark, smoothstep(level, level + 0.22, at));
    // Light that lies on the polish: broad and soft, on dark and clear horn alike.
    const gloss = smoothstep(0.2, 0.3, shine[index]) * 0.34;
    scaleInto(out, 1 + gloss + clamp(fine[index], -0.2, 0.2) * 0.08);
  });
}

/** Polished tortoiseshell: dark and brown clouds in clear amber horn. */
export const tortoiseshell: Motif = {
  id: 'tortoiseshell',
  words: {
    tortoiseshell: 9,
    'tortoise shell': 9,
    tortoiseshells: 9,
    'horn effect': 6,
    acetate: 4,
    glossy: 0,
    polished: 0,
    shiny: 0,
  },
  kind: 'ground',
  ignores: ['style', 'density'],
  variants: ['classic', 'blonde', 'dark', 'fine'],
  grid: () => ({ columns: 1, rows: 1 }),
  finish: { warp: 0, fabric: 'none' },
  render: renderHorn,
};
