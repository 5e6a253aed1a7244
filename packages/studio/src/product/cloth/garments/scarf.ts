import { createRng } from '../../../core/rng.ts';
import type { Point } from '../../../core/scene/point.ts';
import type { Design } from '../design/axes.ts';
import type { ClothGarment } from '../design/garment.ts';
import { type Crease, creases } from '../folds/crease.ts';
import { createFlutes } from '../folds/flutes.ts';
import { wrinkle } from '../folds/wrinkle.ts';
import { type Mark, seam, stitch } from '../marks/mark.ts';
import { createPanel, type GarmentPart, type Panel } from '../panel.ts';
import { curve, mirrored } from '../parts/shape.ts';

/** Side of a square scarf, in centimetres. */
const SIDE = 70;

export const scarf: ClothGarment = {
  id: 'scarf',
  type: 'accessory',
  words: [
    'scarf',
    'silk scarf',
    'long scarf',
    'square scarf',
    'silk square',
    'triangle scarf',
    'winter scarf',
    'skinny scarf',
    'neck scarf',
    'foulard',
    'pashmina',
    'shawl',
    'stole',
  ],
  near: ['snood', 'pocket square', 'handkerchief'],
  fabric: 'silk',
  axes: { form: ['square', 'long', 'triangle'] },
  build: ({ form }: Design, seed) =>
    form === 'long' ? longScarf(seed) : form === 'triangle' ? folded(seed) : square(seed),
};

export const headscarf: ClothGarment = {
  id: 'headscarf',
  type: 'accessory',
  words: ['headscarf', 'head scarf', 'bandana', 'neckerchief', 'kerchief', 'hair scarf'],
  near: ['hijab', 'turban'],
  fabric: 'silk',
  axes: { form: ['triangle', 'square'] },
  printScale: 0.8,
  build: ({ form }: Design, seed) => (form === 'square' ? square(seed) : folded(seed)),
};

/** The rolled and sewn edge of silk. */
const rolledEdge = (edge: readonly Point[]): Mark[] => [seam(edge, 0.5), stitch(edge)];

/** An edge that is never quite straight. */
function lively(from: Point, to: Point, byCm: number): Point[] {
  const at = (part: number, aside: number): Point => [
    from[0] + (to[0] - from[0]) * part - ((to[1] - from[1]) / SIDE) * aside,
    from[1] + (to[1] - from[1]) * part + ((to[0] - from[0]) / SIDE) * aside,
  ];
  return curve(from, at(0.3, byCm), at(0.68, -byCm * 0.8), to);
}

/** A square that lies spread out, with the soft memory of having been folded in four. */
function square(seed: string): GarmentPart[] {
  const rng = createRng(`${seed}:square`);
  const half = SIDE / 2;
  const corner = (x: number, y: number): Point => [
    x * half + rng.range(-0.7, 0.7),
    y * half + half + rng.range(-0.7, 0.7),
  ];
  const [a, b, c, d] = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
  const edges = [
    lively(a, b, rng.range(-0.6, 0.6)),
    lively(b, c, rng.range(-0.6, 0.6)),
    lively(c, d, rng.range(-0.6, 0.6)),
    lively(d, a, rng.range(-0.6, 0.6)),
  ];
  const inset = edges.map((edge) =>
    edge.map(([x, y]): Point => [x * 0.982, (y - half) * 0.982 + half]),
  );
  const waves: Crease[] = Array.from({ length: 7 }, () => {
    const x = rng.range(-half, half);
    const y = rng.range(4, SIDE - 4);
    return {
      from: [x, y],
      to: [x + rng.range(-16, 16), y + rng.range(10, 30)],
      bendCm: rng.range(-2, 2),
      widthCm: rng.range(2, 3.6),
      heightCm: rng.range(0.35, 0.75),
    };
  });
  return [
    createPanel({
      name: 'body',
      left: edges[3].toReversed(),
      right: edges[1],
      outlines: [edges.flat()],
      bulge: 0,
      edgeCm: 0.45,
      folds: [
        creases([
          { from: [-half, half], to: [half, half + 0.4], widthCm: 0.8, heightCm: 0.34 },
          { from: [0.3, -1], to: [0, SIDE + 1], widthCm: 0.8, heightCm: 0.34 },
          ...waves,
        ]),
        wrinkle(0.7, { acrossCm: 15, downCm: 15 }),
      ],
      cast: 0.3,
      liftCm: 0.5,
      marks: inset.flatMap(rolledEdge),
    }),
  ];
}

/** A square folded to a triangle: the lower layer shows beside the upper one's point. */
function folded(seed: string): GarmentPart[] {
  const rng = createRng(`${seed}:folded`);
  const half = 40;
  const layer = (name: string, tip: Point, isUpper: boolean): Panel => {
    const a: Point = [-half, isUpper ? 0 : 1];
    const b: Point = [half, isUpper ? 0.4 : 1];
    const left = lively(a, tip, isUpper ? 0.9 : 1.4);
    const right = lively(b, tip, isUpper ? -0.9 : -1.4);
    const fold = curve(a, [-half * 0.4, -0.8], [half * 0.3, -0.3], b);
    const frame: Point[] = [
      [-half, 0],
      [-half, tip[1]],
    ];
    return createPanel({
      name,
      left: frame,
      right: mirrored(frame),
      outlines: [[...fold, ...right.slice(1), ...left.toReversed()]],
      cut: { turn: Math.PI / 4, clothAt: [0, isUpper ? 0 : 13] },
      stuff: isUpper ? 'cloth' : 'inside',
      shade: isUpper ? 1 : 0.92,
      bulge: 0,
      edgeCm: isUpper ? 0.6 : 0.3,
      folds: [
        creases(
          [-0.55, -0.2, 0.15, 0.5].map((part) => ({
            from: [half * part * 1.3, 0.5] as const,
            to: [tip[0] + half * part * rng.range(0.2, 0.5), tip[1] * rng.range(0.5, 0.8)] as const,
            bendCm: rng.range(-2, 2),
            widthCm: rng.range(1.6, 2.8),
            heightCm: rng.range(0.4, 0.8),
            peak: 0.35,
          })),
        ),
        wrinkle(0.5, { acrossCm: 12, downCm: 12 }),
      ],
      cast: isUpper ? 0.5 : 0.3,
      liftCm: 0.6,
      marks: [left, right].flatMap((edge, i) =>
        rolledEdge(edge.map(([x, y]): Point => [x + (i === 0 ? 0.8 : -0.8), y - 0.5])),
      ),
    });
  };
  return [layer('lining', [3.4, 42], false), layer('body', [0, 40], true)];
}

/** A long scarf laid double over a rail: two ends hang, one before the other. */
function longScarf(seed: string): GarmentPart[] {
  return [
    hanging(seed, { x: 8.5, end: 96, isBehind: true }),
    hanging(seed, { x: -5, end: 104, isBehind: false }),
  ];
}

type Hanging = { x: number; end: number; isBehind: boolean };

function hanging(seed: string, { x, end, isBehind }: Hanging): Panel {
  const half = 14;
  const left = curve(
    [x - half + 2, isBehind ? 2 : 0],
    [x - half, 22],
    [x - half - 1.4, end * 0.6],
    [x - half - 1, end],
  );
  const right = curve(
    [x + half - 2, isBehind ? 2 : 0],
    [x + half, 22],
    [x + half + 1, end * 0.6],
    [x + half + 1.4, end],
  );
  const top = curve(left[0], [x, isBehind ? 0.6 : -1.2], right[0]);
  const [a, b] = [left[left.length - 1], right[right.length - 1]];
  const hem = curve(a, [x - half * 0.3, end + 0.9], [x + half * 0.4, end - 0.3], b);
  return createPanel({
    name: isBehind ? 'tail' : 'body',
    left,
    right,
    outlines: [[...left, ...hem, ...right.toReversed(), ...top.toReversed()]],
    cut: { clothAt: [isBehind ? 9 : 0, isBehind ? 5 : 0] },
    bulge: 0.08,
    edgeCm: 0.6,
    shade: isBehind ? 0.88 : 1,
    folds: [
      createFlutes({
        seed: `${seed}:scarf ${x}`,
        count: 4,
        heightCm: 2,
        start: -0.3,
        growth: 0.6,
        sway: 0.5,
      }).fold,
      wrinkle(0.3, { acrossCm: 8, downCm: 20 }),
    ],
    cast: 0.6,
    liftCm: 1.2,
    marks: [...rolledEdge(hem.map(([px, py]): Point => [px, py - 1.4]))],
  });
}
