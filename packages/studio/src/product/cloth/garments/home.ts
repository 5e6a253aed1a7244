import { createRng } from '../../../core/rng.ts';
import type { Point } from '../../../core/scene/point.ts';
import type { Design } from '../design/axes.ts';
import type { ClothGarment } from '../design/garment.ts';
import { type Crease, creases } from '../folds/crease.ts';
import { createFlutes } from '../folds/flutes.ts';
import { gathers } from '../folds/gathers.ts';
import { wrinkle } from '../folds/wrinkle.ts';
import { type Mark, seam, stitch } from '../marks/mark.ts';
import { createPanel, type GarmentPart, type Panel } from '../panel.ts';
import { curve, mirrored } from '../parts/shape.ts';

export const cushion: ClothGarment = {
  id: 'cushion',
  type: 'accessory',
  words: ['cushion', 'cushion cover', 'throw pillow', 'scatter cushion', 'pillow', 'pillow cover'],
  near: ['pouffe', 'floor cushion', 'bean bag'],
  fabric: 'linen',
  axes: { form: ['square', 'oblong'] },
  build: ({ form }: Design, seed) => [
    pillow({ seed, half: form === 'oblong' ? 30 : 23, high: form === 'oblong' ? 38 : 46 }),
  ],
};

export const teaTowel: ClothGarment = {
  id: 'tea-towel',
  type: 'accessory',
  words: [
    'tea towel',
    'dish towel',
    'kitchen towel',
    'napkin',
    'hand towel',
    'tea cloth',
    'placemat',
  ],
  near: ['towel', 'beach towel', 'oven glove'],
  fabric: 'linen',
  axes: { form: ['plain', 'fringed'] },
  build: ({ form }: Design, seed) =>
    spread({ seed, half: 24, high: 68, isFringed: form === 'fringed' }),
};

export const blanket: ClothGarment = {
  id: 'blanket',
  type: 'accessory',
  words: [
    'blanket',
    'throw',
    'picnic blanket',
    'bedspread',
    'tablecloth',
    'table cloth',
    'rug',
    'baby blanket',
    'wall hanging',
    'quilt',
  ],
  near: ['tapestry', 'carpet', 'table runner'],
  fabric: 'wool',
  axes: { form: ['plain', 'fringed'] },
  build: ({ form }: Design, seed) =>
    spread({ seed, half: 65, high: 130, isFringed: form === 'fringed' }),
};

export const curtains: ClothGarment = {
  id: 'curtains',
  type: 'accessory',
  words: [
    'curtain',
    'curtains',
    'drape',
    'drapes',
    'window curtain',
    'pair of curtains',
    'drapery',
    'shower curtain',
  ],
  near: ['blind', 'roman blind', 'valance'],
  fabric: 'linen',
  axes: { length: ['maxi', 'midi'] },
  build: ({ length }: Design, seed) => [
    ...[-1, 1].map((sign) => curtain({ seed, sign, high: length === 'midi' ? 120 : 165 })),
    ...rod(),
  ],
};

export const bedding: ClothGarment = {
  id: 'bedding',
  type: 'accessory',
  words: [
    'bedding',
    'duvet cover',
    'duvet',
    'bed linen',
    'bed set',
    'bedding set',
    'duvet set',
    'bed sheet',
    'comforter',
    'quilt cover',
    'doona cover',
  ],
  near: ['bed', 'eiderdown', 'fitted sheet', 'crib sheet', 'flat sheet', 'cot bedding'],
  fabric: 'cotton',
  axes: { form: ['plain'] },
  always: { pillows: 'two' },
  build: (_design: Design, seed) => [
    ...[-1, 1].map(
      (sign): GarmentPart => ({
        is: 'group',
        at: [sign * 39, -2],
        parts: [pillow({ seed: `${seed}:${sign}`, half: 35, high: 50 })],
      }),
    ),
    ...spread({ seed, half: 82, high: 132, isFringed: false, top: 38 }),
    turnedDown(seed),
  ],
};

type Box = { seed: string; half: number; high: number };

/** A filled case: pointed corners, drawn-in sides, creases from the corners inwards. */
function pillow({ seed, half, high }: Box): Panel {
  const rng = createRng(`${seed}:pillow`);
  const inward = half * 0.07;
  const left = curve(
    [-half, 0],
    [-half + inward, high * 0.25],
    [-half + inward * 1.25, high / 2],
    [-half + inward, high * 0.75],
    [-half, high],
  );
  const across = (y: number, sign: number): Point[] =>
    curve(
      [-half, y],
      [-half * 0.5, y + sign * inward * 0.9],
      [0, y + sign * inward * 1.15],
      [half * 0.5, y + sign * inward * 0.9],
      [half, y],
    );
  const corners: Crease[] = [-1, 1].flatMap((x) =>
    [0, 1].flatMap((down) =>
      [0, 1, 2].map(
        (k): Crease => ({
          from: [x * half * 0.95, down * high + (down ? -1.4 : 1.4)],
          to: [
            x * half * rng.range(0.4, 0.62),
            high / 2 + (down ? 1 : -1) * high * (0.12 + k * 0.1),
          ],
          bendCm: x * rng.range(-1.4, 1.4),
          widthCm: rng.range(1.4, 2.4),
          heightCm: rng.range(0.35, 0.7),
          peak: 0.25,
        }),
      ),
    ),
  );
  return createPanel({
    name: 'cushion',
    left,
    right: mirrored(left),
    outlines: [
      [...left, ...across(high, -1), ...mirrored(left).toReversed(), ...across(0, 1).toReversed()],
    ],
    bulge: 0.24,
    bulgeAlong: (t) => Math.sin(Math.PI * Math.min(1, Math.max(0, t))) ** 0.6,
    squareness: 2,
    edgeCm: 0.5,
    folds: [creases(corners), wrinkle(0.4, { acrossCm: 9, downCm: 9 })],
    cast: 0.55,
    liftCm: 2.2,
  });
}

/** A cloth that lies spread out, hemmed or fringed at its short ends. */
function spread({
  seed,
  half,
  high,
  isFringed,
  top = 0,
}: Box & { isFringed: boolean; top?: number }): GarmentPart[] {
  const rng = createRng(`${seed}:spread`);
  const size = high / 70;
  const left = curve(
    [-half, top],
    [-half - 0.4 * size, top + high * 0.5],
    [-half + 0.2, top + high],
  );
  const waves = Array.from({ length: 9 }, (): Crease => {
    const x = rng.range(-half, half);
    const y = top + rng.range(0.05, 0.95) * high;
    return {
      from: [x, y],
      to: [x + rng.range(-0.25, 0.25) * high, y + rng.range(0.15, 0.4) * high],
      bendCm: rng.range(-2, 2) * size,
      widthCm: rng.range(1.6, 3.4) * size,
      heightCm: rng.range(0.4, 0.8) * size,
    };
  });
  const inset = 1.6 * Math.sqrt(size);
  const hem: Mark[] = [
    stitch([
      [-half + inset, top + inset],
      [half - inset, top + inset],
      [half - inset, top + high - inset],
      [-half + inset, top + high - inset],
      [-half + inset, top + inset],
    ]),
  ];
  return [
    ...(isFringed ? fringe({ half, low: top + high, lengthCm: 5 * size, sign: 1 }) : []),
    ...(isFringed ? fringe({ half, low: top, lengthCm: 5 * size, sign: -1 }) : []),
    createPanel({
      name: 'body',
      left,
      right: mirrored(left),
      bulge: 0.02,
      edgeCm: 0.4,
      folds: [
        creases([
          ...waves,
          {
            from: [-half, top + high / 2],
            to: [half, top + high / 2 + 0.4],
            widthCm: 0.9 * size,
            heightCm: 0.36 * size,
          },
          { from: [0, top], to: [0.3, top + high], widthCm: 0.9 * size, heightCm: 0.36 * size },
        ]),
        wrinkle(0.6 * size, { acrossCm: 14 * size, downCm: 14 * size }),
      ],
      cast: 0.4,
      liftCm: 0.8,
      marks: hem,
    }),
  ];
}

type FringeInput = { half: number; low: number; lengthCm: number; sign: number };

function fringe({ half, low, lengthCm, sign }: FringeInput): Mark[] {
  const count = Math.round((half * 2) / (lengthCm * 0.3));
  return Array.from({ length: count }, (_, i): Mark => {
    const x = -half + ((i + 0.5) / count) * half * 2;
    const lean = Math.sin(i * 7.3) * lengthCm * 0.12;
    return {
      is: 'cord',
      path: curve(
        [x, low - sign * 0.4],
        [x + lean * 0.4, low + sign * lengthCm * 0.5],
        [x + lean, low + sign * lengthCm],
      ),
      widthCm: lengthCm * 0.13,
      look: 'cloth',
    };
  });
}

type CurtainInput = { seed: string; sign: number; high: number };

/** One curtain of a pair, hung in even folds from its gathered heading. */
function curtain({ seed, sign, high }: CurtainInput): Panel {
  const flutes = createFlutes({
    seed: `${seed}:curtain ${sign}`,
    count: 7,
    heightCm: 3.4,
    start: -0.4,
    growth: 0.25,
    sway: 0.2,
  });
  const [inner, outer] = [sign * 9, sign * 62];
  const [a, b] = sign < 0 ? [outer, inner] : [inner, outer];
  const left = curve([a, 0], [a - 0.6, high * 0.5], [a - 1.4, high]);
  const right = curve([b, 0], [b + 0.6, high * 0.5], [b + 1.4, high]);
  const hem = Array.from({ length: 121 }, (_, i): Point => {
    const s = i / 120;
    return [a - 1.4 + (b - a + 2.8) * s, high + flutes.heightAt(s, 1) * 0.45];
  });
  return createPanel({
    name: `curtain ${sign}`,
    left,
    right,
    outlines: [[...left, ...hem.slice(1, -1), ...right.toReversed()]],
    bulge: 0.03,
    folds: [
      flutes.fold,
      gathers({ edge: 'top', heightCm: 0.8, count: 20, reach: 0.08 }),
      wrinkle(0.25, { acrossCm: 8, downCm: 30 }),
    ],
    cast: 0.5,
    liftCm: 2,
    isDouble: true,
    marks: [
      seam(
        [
          [a, 4],
          [b, 4],
        ],
        0.6,
      ),
      stitch(hem.map(([x, y]): Point => [x, y - 6])),
    ],
  });
}

const WOOD = [122, 88, 58] as const;

/** A wooden pole with a knob at each end. */
function rod(): Mark[] {
  const pole = (from: Point, to: Point, widthCm: number): Mark => ({
    is: 'cord',
    path: [from, to],
    widthCm,
    look: 'cord',
    colour: [...WOOD],
  });
  return [
    pole([-70, -1.2], [70, -1.2], 2.8),
    pole([-72, -1.2], [-69, -1.2], 5),
    pole([69, -1.2], [72, -1.2], 5),
  ];
}

/** The top of a duvet, turned down over itself: its underside is plain. */
function turnedDown(seed: string): Panel {
  const left = curve([-82, 37], [-82.6, 48], [-82, 58]);
  const low = curve([-82, 58], [-40, 59.4], [0, 58.6], [40, 59.6], [82, 58]);
  return createPanel({
    name: 'turn down',
    left,
    right: mirrored(left),
    outlines: [[...left, ...low.slice(1, -1), ...mirrored(left).toReversed()]],
    stuff: 'plain',
    bulge: 0.02,
    folds: [
      createFlutes({ seed: `${seed}:turn`, count: 6, heightCm: 0.8, start: 0, growth: 0.5 }).fold,
      wrinkle(0.6, { acrossCm: 16, downCm: 9 }),
    ],
    cast: 0.55,
    liftCm: 1.6,
    edgeCm: 1,
    marks: [stitch(low.map(([x, y]): Point => [x, y - 1.8]))],
  });
}
