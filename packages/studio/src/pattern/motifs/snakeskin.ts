import { scaleInto } from '../../core/blend-into.ts';
import { adjust, type Hex, mix, type Rgb, toRgb } from '../../core/colour.ts';
import { fbm } from '../../core/fbm.ts';
import { paintField } from '../../core/field.ts';
import { lerp, smoothstep } from '../../core/interpolate.ts';
import { createRng } from '../../core/rng.ts';
import { sampleAt } from '../../core/sample.ts';
import type { Sheet } from '../../core/sheet.ts';
import { foldIntoUnit } from '../../core/unit.ts';
import type { Motif, MotifSpec } from '../motif.ts';

/** Four tones from the palest scale to the darkest. */
const HIDES: Record<string, readonly Hex[]> = {
  python: ['#e4d9c4', '#b49b77', '#6e553c', '#2a211a'],
  diamondback: ['#d9dcd6', '#9aa39b', '#565f5b', '#222827'],
  banded: ['#e6cfa9', '#c38c4c', '#7d4a23', '#2d1a0f'],
  viper: ['#dfe0c8', '#98a070', '#505a34', '#20260f'],
};

function tonesOf({ hasColourWish, namedColours, namedGround, palette, variant }: MotifSpec): Rgb[] {
  if (!hasColourWish && !namedGround) return HIDES[variant].map(toRgb);
  const [lead = palette.blooms[0], second] = namedColours;
  const pale = namedGround ?? mix(lead, '#fff8ec', 0.72);
  return [pale, second ?? lead, adjust(lead, -0.2), adjust(lead, -0.38, 0.6)].map(toRgb);
}

type Scale = { depth: number; x: number; y: number; below: number };

/** The topmost of the scales around a place: rows of pointed ellipses, each row moved by half. */
function findScale(
  x: number,
  y: number,
  { width, height }: { width: number; height: number },
): Scale {
  let best: Scale = { depth: Number.POSITIVE_INFINITY, x: 0, y: 0, below: 0 };
  for (let odd = 0; odd < 2; odd += 1) {
    const cx = (Math.floor(x / width - odd / 2) + 0.5 + odd / 2) * width;
    const cy = (Math.floor(y / height - odd / 2) + 0.5 + odd / 2) * height;
    const across = (x - cx) / (width / 2);
    const down = (y - cy) / (height / 2);
    const depth = (Math.abs(across) ** 1.5 + Math.abs(down) ** 1.5) * 0.92;
    if (depth < best.depth) best = { depth, x: cx, y: cy, below: down };
  }
  return best;
}

/** How deep in the marking a scale lies, 0 the dark line to about 1 the pale middle. */
function marking(variant: string, u: number, v: number): number {
  const across = Math.abs((u - Math.floor(u)) * 2 - 1);
  const down = Math.abs((v - Math.floor(v)) * 2 - 1);
  if (variant === 'banded') return Math.abs(down - 0.5) * 1.6 + 0.06;
  if (variant === 'viper') return Math.abs(down - 0.3 - across * 0.4) * 1.3;
  if (variant === 'python') return Math.abs(Math.hypot(across, down * 0.8) - 0.62) * 1.7;
  return Math.abs(across - (1 - down)) * 1.15;
}

function renderScales(sheet: Sheet, spec: MotifSpec): void {
  const { seed, scale, variant } = spec;
  const { unit } = sheet;
  const fit = (extent: number, wanted: number) =>
    extent / Math.max(2, 2 * Math.round(extent / wanted / 2));
  const size = { width: fit(unit.width, 21 * scale), height: fit(unit.height, 42 * scale) };
  const marks = {
    across: Math.max(1, Math.round(unit.width / (256 * scale))),
    down: Math.max(1, Math.round(unit.height / (256 * scale))),
  };
  const broad = fbm(sheet, { cells: 6, octaves: 3, seed: `${seed}:broad` });
  const tooth = fbm(sheet, { cells: 64, octaves: 2, seed: `${seed}:tooth` });
  const rng = createRng(`${seed}:scales`);
  const chances = Float32Array.from({ length: 997 }, () => rng.range(-1, 1));
  const tones = tonesOf(spec);
  paintField(sheet, ({ index, x, y }, out) => {
    const found = findScale(x, y, size);
    const home = foldIntoUnit(unit, found.x, found.y);
    const chance =
      chances[
        (Math.round((home.x / size.width) * 2) * 131 +
          Math.round((home.y / size.height) * 2) * 17) %
          997
      ];
    const patch = marking(
      variant,
      (home.x / unit.width) * marks.across,
      (home.y / unit.height) * marks.down,
    );
    const depth = patch + sampleAt(sheet, broad, home.x, home.y) * 0.55 + chance * 0.09;
    const tone = depth < 0.16 ? 3 : depth < 0.34 ? 2 : depth < 0.58 ? 1 : 0;
    out.set(tones[tone]);
    const dome =
      1.13 - 0.21 * found.depth - 0.078 * found.below + chance * 0.05 + tooth[index] * 0.05;
    scaleInto(out, dome * lerp(1, 0.4, smoothstep(0.72, 1.05, found.depth)));
  });
}

/** Overlapping scales that carry a marking. */
export const snakeskin: Motif = {
  id: 'snakeskin',
  words: {
    snake: 6,
    snakeskin: 7,
    'snake skin': 7,
    python: 6,
    reptile: 5,
    serpent: 5,
    viper: 5,
    lizard: 5,
    crocodile: 4,
    alligator: 4,
    'animal print': 3,
    scale: 1,
    skin: 1,
  },
  kind: 'ground',
  ignores: ['style', 'density'],
  variants: ['diamondback', 'python', 'banded', 'viper'],
  pinned: (has) => {
    if (has('python')) return ['python'];
    if (has('viper')) return ['viper'];
    return has('snakeskin', 'snake skin') ? ['python', 'diamondback', 'viper'] : [];
  },
  grid: ({ repeat }) => (repeat === 'straight' ? { columns: 1, rows: 1 } : { columns: 2, rows: 2 }),
  finish: { warp: 1.2, fabric: 'none' },
  render: renderScales,
};
