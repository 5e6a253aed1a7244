import { lerp } from '../../../core/interpolate.ts';
import { smoothCurve } from '../../../core/scene/curve.ts';
import { add, type Point } from '../../../core/scene/point.ts';
import { SIDES, type Side, signOf } from '../../figure/body.ts';
import type { DressContext, Garment } from '../garment.ts';
import { clothRegion } from '../parts/skirt-cloth.ts';
import { drawWaist } from '../parts/waist.ts';

/** Harem trousers: one wide cloth between the legs, gathered at the waist and at both ankles. */
export const harem: Garment = {
  id: 'harem',
  words: [
    'harem pant',
    'harem trouser',
    'harem',
    'drop crotch pant',
    'dhoti pant',
    'dhoti',
    'aladdin pant',
    'genie pant',
    'salwar',
    'shalwar',
    'sirwal',
  ],
  place: 'lower',
  options: { length: ['floor', 'ankle'], fit: ['relaxed'], waist: ['elastic', 'sash'] },
  mayHave: [],
  fabrics: ['cotton', 'silk', 'jersey', 'linen', 'satin'],
  build: (context) => {
    drawCloth(context);
    const { waist } = context.piece.design;
    drawWaist(context, {
      kind: waist === 'none' ? 'elastic' : waist,
      level: 3.12,
      layer: 'lower',
      order: 3,
    });
  },
};

/** Outside of the leg, widest at the thigh, drawn in at the ankle. */
function outerOf({ body }: DressContext, side: Side): Point[] {
  const s = signOf(side);
  const { unit } = body;
  const { knee, ankle } = body.leg[side];
  const hip = body.side(side, 4, unit * 0.12);
  const beside = (y: number, ease: number): Point => [body.reach(side, y) + s * unit * ease, y];
  return smoothCurve([
    body.side(side, 3.06, unit * 0.02),
    body.side(side, 3.5, unit * 0.1),
    hip,
    beside(lerp(hip[1], knee[1], 0.55), 0.26),
    beside(knee[1], 0.28),
    beside(lerp(knee[1], ankle[1], 0.6), 0.2),
    beside(lerp(knee[1], ankle[1], 0.88), 0.1),
    add(ankle, [s * unit * 0.12, -unit * 0.02]),
  ]);
}

function drawCloth(context: DressContext): void {
  const { body, scene, rng, piece } = context;
  const { unit, leg } = body;
  const [left, right] = SIDES.map((side) => outerOf(context, side));
  const ends = SIDES.map((side) =>
    add(leg[side].ankle, [-signOf(side) * unit * 0.1, -unit * 0.01]),
  );
  const crotchY = lerp(body.crotch[1], Math.max(leg.left.knee[1], leg.right.knee[1]), 1.02);
  const fork: Point = [lerp(ends[0][0], ends[1][0], 0.5), crotchY];
  const inside = smoothCurve([
    ends[0],
    [lerp(ends[0][0], fork[0], 0.3), lerp(ends[0][1], fork[1], 0.45)],
    fork,
    [lerp(ends[1][0], fork[0], 0.3), lerp(ends[1][1], fork[1], 0.45)],
    ends[1],
  ]);
  const top = [-0.9, -0.4, 0, 0.4, 0.9].map((x) => body.front(x, 3.06));
  const outline = [...left, ...inside, ...right.toReversed(), ...top.toReversed()];
  const falls = [-0.8, -0.55, -0.3, -0.1, 0.12, 0.34, 0.58, 0.82].map((x, i): Point[] => {
    const from = body.front(x, 3.12);
    const aim: Point = [
      lerp(body.front(x, 3.9)[0], fork[0], 0.25),
      lerp(from[1], fork[1], rng.range(0.6, 0.95)),
    ];
    return smoothCurve([from, add(body.front(x * 1.02, 3.8), [0, (i % 2) * unit * 0.1]), aim]);
  });
  const swags = SIDES.flatMap((side) =>
    [0.3, 0.55, 0.8].map((part): Point[] => {
      const edge = side === 'left' ? left : right;
      const from = edge[Math.round((edge.length - 1) * (0.36 + part * 0.3))];
      return smoothCurve([
        from,
        [lerp(from[0], fork[0], 0.5), lerp(from[1], crotchY, 0.45) + unit * 0.16],
        [lerp(from[0], fork[0], 0.86), crotchY - unit * 0.08 * (1 - part)],
      ]);
    }),
  );
  const shade = [...falls, ...swags].map((line) => [
    ...line,
    ...line.toReversed().map((at) => add(at, [unit * 0.05, unit * 0.03])),
  ]);
  const far = right.map(([x, y]): Point => [x - unit * 0.2, y]);
  const pen = scene.on('lower');
  pen.region(
    clothRegion(context, {
      part: 'trousers',
      outline,
      shade: [...shade, [...right, ...far.toReversed()]],
      reserve: 0.35,
    }),
  );
  for (const line of [...falls, ...swags]) {
    pen.stroke('fold', line, {
      weight: rng.range(0.8, 1.1) * piece.fabric.foldAmplitude,
      taper: [0.03, 0.6],
    });
  }
  pen.stroke('contour', left, { taper: [0.03, 0.03] });
  pen.stroke('contour', right, { weight: 1.2, isShadowSide: true, taper: [0.03, 0.03] });
  pen.stroke('contour', inside, { weight: 1, taper: [0.03, 0.03] });
  for (const [i, side] of SIDES.entries())
    drawAnkle(context, side, [i === 0 ? left : right, ends[i]]);
}

/** The band at the ankle, and the gathers above it. */
function drawAnkle(context: DressContext, side: Side, [outer, inner]: [Point[], Point]): void {
  const { body, scene, rng } = context;
  const { unit } = body;
  const pen = scene.on('lower', 1);
  const from = outer[outer.length - 1];
  const deep = unit * 0.1;
  const outline: Point[] = [from, inner, add(inner, [0, deep]), add(from, [0, deep])];
  pen.region(clothRegion(context, { part: `cuff ${side}`, outline, reserve: 0.2 }));
  pen.stroke('contour', [...outline, outline[0]], { weight: 0.9, taper: [0, 0] });
  for (let i = 1; i < 6; i += 1) {
    const t = i / 6;
    const at: Point = [lerp(from[0], inner[0], t), lerp(from[1], inner[1], t)];
    const lean = (t - 0.5) * -signOf(side) * unit * 0.12;
    pen.stroke('fold', [at, add(at, [lean, -unit * rng.range(0.14, 0.34)])], {
      weight: 0.75,
      taper: [0.02, 0.7],
    });
  }
}
