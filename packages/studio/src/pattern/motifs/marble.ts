import { blendInto, scaleInto } from '../../core/blend-into.ts';
import { type Hex, isDark, mix, toRgb } from '../../core/colour.ts';
import { fbm } from '../../core/fbm.ts';
import { paintField } from '../../core/field.ts';
import { clamp } from '../../core/interpolate.ts';
import type { Sheet } from '../../core/sheet.ts';
import { warpedField } from '../../core/warped-field.ts';
import type { Motif, MotifSpec } from '../motif.ts';

type Stone = { base: Hex; vein: Hex; metal?: Hex };

const QUARRY: Record<string, Stone> = {
  carrara: { base: '#f2f0ec', vein: '#6f747a' },
  marquina: { base: '#1a1b1e', vein: '#e9e4da' },
  verde: { base: '#1f4a3c', vein: '#cfdccb' },
  rosa: { base: '#e7c3b4', vein: '#8d4f45' },
};

function stoneOf({
  has,
  hasColourWish,
  namedColours,
  namedGround,
  palette,
  variant,
}: MotifSpec): Stone {
  const metal = has('gold', 'gilded', 'luxury') ? '#c9a04a' : undefined;
  if (!hasColourWish && !namedGround) return { ...QUARRY[variant], metal };
  const colours = namedColours.filter((_, i) => !(metal && i > 0));
  const base = namedGround ?? colours[0] ?? palette.ground;
  const second = colours.find((colour) => colour !== base);
  return { base, vein: second ?? (isDark(base) ? '#efe9dd' : mix(palette.dark, base, 0.3)), metal };
}

/** Where a field runs through zero, as a line: 1 on it, falling off at `sharpness`. */
const ridge = (value: number, sharpness: number) => clamp(1 - Math.abs(value) * sharpness);

function renderStone(sheet: Sheet, spec: MotifSpec): void {
  const { seed, scale, variant } = spec;
  const broken = variant === 'marquina' || variant === 'rosa';
  const vein = (name: string, cells: number, amount: number) => {
    const plain = fbm(sheet, {
      cells: cells / scale,
      octaves: 5,
      gain: 0.55,
      seed: `${seed}:${name}`,
    });
    return warpedField(sheet, plain, {
      amount,
      cells: 3,
      octaves: 4,
      seed: `${seed}:${name} shift`,
    });
  };
  const main = vein('main', broken ? 3 : 2, 190);
  const fine = vein('fine', 5, 120);
  const cloud = fbm(sheet, { cells: 3, octaves: 6, seed: `${seed}:cloud` });
  const stone = stoneOf(spec);
  const [base, veinColour] = [stone.base, stone.vein].map(toRgb);
  const shade = toRgb(mix(stone.base, stone.vein, 0.24));
  const metal = stone.metal ? toRgb(stone.metal) : undefined;
  paintField(sheet, ({ index }, out) => {
    const strength = clamp(0.55 + cloud[index] * 1.4);
    const line = ridge(main[index], 9);
    out.set(base);
    blendInto(out, shade, clamp(0.32 + cloud[index] * 0.9 + (line * 0.5 + 0.2) * 0.3 * strength));
    blendInto(out, veinColour, line ** 2.6 * strength * 0.78);
    blendInto(out, veinColour, ridge(fine[index], 13) ** 3 * strength * 0.32);
    if (!metal) return;
    blendInto(out, metal, ridge(main[index] + 0.03, 22) ** 1.6 * clamp(0.25 + cloud[index] * 3));
    scaleInto(out, 1 + cloud[index] * 0.05);
  });
}

/** Veined stone: ridges of warped noise over clouds. */
export const marble: Motif = {
  id: 'marble',
  words: {
    marble: 6,
    stone: 4,
    carrara: 6,
    onyx: 4,
    granite: 2,
    vein: 2,
    veined: 2,
    gold: 0,
    gilded: 0,
    luxury: 0,
  },
  kind: 'ground',
  ignores: ['style', 'density'],
  variants: ['carrara', 'marquina', 'verde', 'rosa'],
  pinned: (has) => (has('carrara') ? ['carrara'] : []),
  grid: ({ repeat }) => (repeat === 'straight' ? { columns: 1, rows: 1 } : { columns: 2, rows: 1 }),
  finish: { warp: 0, fabric: 'none' },
  render: renderStone,
};
