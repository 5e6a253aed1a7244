import { isDark, toRgb } from '../core/colour.ts';
import { fbm } from '../core/fbm.ts';
import { paintField } from '../core/field.ts';
import { clamp, modulo } from '../core/interpolate.ts';
import { createRng, type Rng } from '../core/rng.ts';
import type { Sheet } from '../core/sheet.ts';
import type { Sett } from '../weave/sett.ts';
import type { Motif, MotifSpec } from './motif.ts';

type Inks = { base: string; list: readonly string[] };

function inksOf({ palette, namedColours, namedGround }: MotifSpec): Inks {
  const { blooms, leaves, accent, light, ground } = palette;
  const paper = isDark(ground) && namedColours.length === 0 ? light : ground;
  if (namedColours.length === 0)
    return {
      base: namedGround ?? paper,
      list: [blooms[0], blooms[1], leaves[1], accent, blooms[2]],
    };
  if (namedGround) return { base: namedGround, list: namedColours };
  const [first, second, ...more] = namedColours;
  return { base: second ?? paper, list: [first, ...more] };
}

const at = (list: readonly string[], i: number) => list[i % list.length];

/** Widths in design units. Each design is a colour order of its own. */
const DESIGNS: Record<string, (inks: Inks, rng: Rng) => Sett> = {
  'bar and line': ({ base, list }, rng) => [
    [base, rng.int(52, 90)],
    [list[0], rng.int(22, 46)],
    [base, 14],
    [at(list, 1), 8],
  ],
  multi: ({ base, list }, rng) => {
    const bands = Array.from(
      { length: 10 },
      () => [rng.chance(0.4) ? base : rng.pick(list), rng.pick([10, 16, 22, 40, 62, 92])] as const,
    );
    return [...bands, [base, 40]];
  },
  triple: ({ base, list }) => [
    [base, 76],
    [list[0], 6],
    [base, 10],
    [list[0], 36],
    [base, 10],
    [list[0], 6],
  ],
  even: ({ base, list }) =>
    list.length > 2
      ? list.flatMap(
          (ink) =>
            [
              [base, 46],
              [ink, 46],
            ] as const,
        )
      : [
          [base, 64],
          [list[0], 64],
        ],
};

type Named = { words: readonly string[]; sett: (inks: Inks, variant: string) => Sett };

const byVariant = (variant: string, sizes: readonly number[]) =>
  sizes[Object.keys(DESIGNS).indexOf(variant)] ?? sizes[0];

/** Stripes that have a name and therefore fixed proportions; the four differ in size. */
const NAMED: readonly Named[] = [
  {
    words: ['pinstripe', 'pin stripe', 'chalk stripe'],
    sett: ({ base, list }, variant) => [
      [base, byVariant(variant, [40, 26, 62, 32])],
      [list[0], byVariant(variant, [3, 2.4, 4, 5])],
    ],
  },
  {
    words: ['ticking'],
    sett: ({ base, list }, variant) => {
      const k = byVariant(variant, [1, 1.6, 0.7, 2.2]);
      return [
        [base, 34 * k],
        [list[0], 2.5 * k],
        [base, 5 * k],
        [list[0], 8 * k],
        [base, 5 * k],
        [list[0], 2.5 * k],
      ];
    },
  },
  {
    words: ['awning', 'candy stripe', 'deckchair', 'cabana'],
    sett: ({ base, list }, variant) => [
      [base, byVariant(variant, [64, 32, 85, 51])],
      [list[0], byVariant(variant, [64, 32, 43, 51])],
    ],
  },
  {
    words: ['breton', 'sailor', 'mariniere'],
    sett: ({ base, list }, variant) => [
      [base, byVariant(variant, [44, 64, 30, 52])],
      [list[0], byVariant(variant, [20, 21, 12, 34])],
    ],
  },
  {
    words: ['seersucker'],
    sett: ({ base, list }, variant) => [
      [base, byVariant(variant, [12, 18, 9, 24])],
      [list[0], byVariant(variant, [12, 9, 9, 12])],
    ],
  },
];

type Bands = { edges: { from: number; rgb: ArrayLike<number> }[]; period: number };

function bandsOf(sett: Sett, extent: number, scale: number): Bands {
  const total = sett.reduce((sum, [, width]) => sum + width, 0);
  const period = extent / Math.max(1, Math.round(extent / (total * scale)));
  let from = 0;
  const edges = sett.map(([colour, width]) => {
    const edge = { from, rgb: toRgb(colour) };
    from += (width / total) * period;
    return edge;
  });
  return { edges, period };
}

function paintBand({ edges, period }: Bands, place: number, out: Float32Array): void {
  const within = modulo(place, period);
  let k = edges.length - 1;
  while (k > 0 && edges[k].from > within) k -= 1;
  const before = edges[(k - 1 + edges.length) % edges.length].rgb;
  const t = clamp((within - edges[k].from) / 1.1);
  for (let c = 0; c < 3; c += 1) out[c] = before[c] + (edges[k].rgb[c] - before[c]) * t;
}

function renderStripes(sheet: Sheet, spec: MotifSpec): void {
  const { seed, variant, scale, style, has } = spec;
  const { unit } = sheet;
  const rng = createRng(`${seed}:order`);
  const inks = inksOf(spec);
  const named = NAMED.find(({ words }) => has(...words));
  const sett = named ? named.sett(inks, variant) : DESIGNS[variant](inks, rng);
  const diagonal = has('diagonal', 'regimental', 'bias', 'candy cane');
  const across = !diagonal && has('horizontal', 'breton', 'sailor', 'mariniere');
  const extent = across ? unit.height : unit.width;
  const half =
    (across && unit.repeat === 'half-drop') || (!across && !diagonal && unit.repeat === 'brick')
      ? 2
      : 1;
  const bands = bandsOf(sett, extent / half, scale);
  const rise = diagonal ? risePerUnit(unit) : 0;
  const loose =
    has(
      'hand painted',
      'painted',
      'brush',
      'organic',
      'irregular',
      'wonky',
      'watercolour',
      'watercolor',
    ) || style === 'watercolour';
  const hand = fbm(sheet, { cells: 5, octaves: 4, seed: `${seed}:hand` });
  const wash = fbm(sheet, { cells: 6, octaves: 4, seed: `${seed}:wash` });
  const wet = style === 'watercolour';
  const crinkle = has('seersucker') ? 0.08 : 0;
  paintField(sheet, ({ index, x, y }, out) => {
    paintBand(bands, (across ? y : x + y * rise) + (loose ? hand[index] * 22 : 0), out);
    const light =
      1 +
      wash[index] * (wet ? 0.12 : 0.03) +
      crinkle * hand[index] * Math.sin(y * 0.5 + hand[index] * 30);
    for (let c = 0; c < 3; c += 1) {
      if (wet) out[c] += (255 - out[c]) * (0.14 + wash[index] * 0.2);
      out[c] *= light;
    }
  });
}

/** How far a slanting stripe moves across for each unit down: whole periods over the unit, and over its half where it is moved by half. */
function risePerUnit({ width, height, repeat }: Sheet['unit']): number {
  if (repeat === 'half-drop') return (2 * width) / height;
  if (repeat === 'brick') return width / height / 2;
  return width / height;
}

/** Bands of colour side by side. */
export const stripes: Motif = {
  id: 'stripes',
  words: {
    stripe: 5,
    striped: 5,
    stripy: 5,
    pinstripe: 7,
    'pin stripe': 7,
    'chalk stripe': 7,
    ticking: 6,
    breton: 6,
    sailor: 3,
    mariniere: 6,
    'candy stripe': 7,
    'candy cane': 4,
    awning: 6,
    deckchair: 6,
    cabana: 5,
    regimental: 5,
    seersucker: 6,
    bar: 1,
    line: 0.5,
    horizontal: 0,
    vertical: 0,
    diagonal: 0,
    bias: 0,
    organic: 0,
    irregular: 0,
    wonky: 0,
    brush: 0,
  },
  kind: 'ground',
  ignores: ['density'],
  variants: ['bar and line', 'multi', 'triple', 'even'],
  grid: () => ({ columns: 1, rows: 1 }),
  finish: { warp: 0.5 },
  render: renderStripes,
};
