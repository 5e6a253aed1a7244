import type { Rng } from '../../../core/rng.ts';
import type { MotifSpec } from '../../motif.ts';
import type { Sett } from '../../weave/sett.ts';
import { type Inks, inksOf, pinstripeInks } from './inks.ts';

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

/** Hair lines far apart. */
const PINSTRIPES = ['pinstripe', 'pin stripe', 'chalk stripe'];

/** Stripes that have a name and therefore fixed proportions; the four differ in size. */
const NAMED: readonly Named[] = [
  {
    words: PINSTRIPES,
    sett: ({ base, list }, variant) => [
      [base, byVariant(variant, [42, 28, 66, 44])],
      [list[0], byVariant(variant, [5, 4, 7, 6])],
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

/** Widths of bands in design units, before the design's own scale. */
const BANDS = { wide: 60, narrow: 12, plain: 30 };

/** "Wide coral, narrow white, narrow navy": one band after the other, on a named ground with it between. */
function bandsInOrder(
  { variant, namedGround }: MotifSpec,
  bands: NonNullable<MotifSpec['bands']>,
): Sett {
  const grow = byVariant(variant, [1, 1.4, 0.7, 1.15]);
  return bands.flatMap(({ colour, band }) => [
    ...(namedGround ? [[namedGround, BANDS.plain * grow] as const] : []),
    [colour, BANDS[band ?? 'plain'] * grow] as const,
  ]);
}

/** Words for stripes of which no two are as wide. */
export const UNEVEN = [
  'uneven',
  'uneven width',
  'different width',
  'varying width',
  'varied width',
  'random width',
];

/** The colour order of a picture: the stripe that the prompt names, else the design's. */
export function orderOf(spec: MotifSpec, rng: Rng): Sett {
  const { variant, has, namedColours } = spec;
  if (has('rainbow') && namedColours.length > 2) {
    const even = byVariant(variant, [40, 56, 28, 72]);
    return namedColours.map((ink) => [ink, has(...UNEVEN) ? rng.int(12, 84) : even] as const);
  }
  if (spec.bands) return bandsInOrder(spec, spec.bands);
  const inks = has(...PINSTRIPES) ? pinstripeInks(spec) : inksOf(spec);
  const named = NAMED.find(({ words }) => has(...words));
  const sett = named ? named.sett(inks, variant) : DESIGNS[variant](inks, rng);
  const width = has('narrow', 'thin') ? NARROW : has('wide', 'broad') ? WIDE : 1;
  return width === 1
    ? sett
    : sett.map(([ink, size]) => [ink, ink === inks.base ? size : size * width] as const);
}

/** Factors of the width of stripes that are called narrow and wide. */
const [NARROW, WIDE] = [0.42, 1.5];
