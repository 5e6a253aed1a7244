import { lerp } from '../../../core/interpolate.ts';
import { smoothCurve } from '../../../core/scene/curve.ts';
import { ruledPatch } from '../../../core/scene/patch.ts';
import { add, type Point } from '../../../core/scene/point.ts';
import { SIDES, type Side, signOf } from '../../figure/body.ts';
import type { DressContext, Garment } from '../garment.ts';
import { shadowSide } from '../parts/bodice/body-shade.ts';
import { type Cut, createCut } from '../parts/bodice/cut.ts';
import { FIT_ROOM } from '../parts/bodice/fits.ts';
import { drawFolds, foldAlong, wedgesOf } from '../parts/bodice/fold.ts';
import { hemHeight } from '../parts/bodice/hem-height.ts';
import { drawSpray, threadsOn } from '../parts/embroidery.ts';
import { drawTrousers } from '../parts/legs.ts';
import { clothRegion } from '../parts/skirt-cloth.ts';

/** An agbada: a robe as wide as the arms reach, laid in folds on the shoulders, embroidered at neck and chest, over trousers. */
export const agbada: Garment = {
  id: 'agbada',
  words: ['agbada', 'grand boubou', 'boubou', 'babban riga', 'nigerian robe'],
  place: 'full',
  options: {
    length: ['midi', 'knee', 'ankle'],
    fit: ['oversized'],
    waist: ['none'],
  },
  mayHave: [],
  has: ['embroidery'],
  fabrics: ['cotton', 'silk', 'lace', 'linen'],
  build: (context) => {
    const { body, piece } = context;
    drawTrousers(context, { from: 3.1, leg: 'straight', length: 'floor', fit: 'regular' });
    const hemY = hemHeight(body, piece.design.length);
    const cut = createCut(body, { room: FIT_ROOM.oversized, hemY });
    drawRobe(context, cut, hemY);
    if (!body.isBack && piece.design.details.has('embroidery')) drawChestWork(context, cut);
  },
};

/** From the neck over the arm to the sleeve's open end, back under it to the side, and down. */
function edgeOf({ body, unit, shoulder }: Cut, side: Side, hemY: number): Point[] {
  const s = signOf(side);
  const { elbow, wrist, place } = body.arm[side];
  const isRaised = place === 'raised';
  const far = isRaised ? body.side(side, 3) : wrist;
  const hip = body.side(side, 3.8);
  const wide = s * Math.max(s * elbow[0], s * far[0], s * hip[0] + unit * 0.1) + s * unit * 0.18;
  const endY = isRaised
    ? body.front(0, 3.2)[1]
    : Math.max(elbow[1] + unit * 0.3, wrist[1] - unit * 0.05);
  const out = add(body.shoulder[side], [s * unit * 0.05, 0]);
  const over = smoothCurve([
    shoulder(side, 0.12),
    shoulder(side, 0.6),
    out,
    [lerp(out[0], wide, 0.7), lerp(out[1], endY, 0.45)],
    [wide, endY],
  ]);
  const low: Point = [lerp(wide, hip[0], 0.3), endY + unit * 0.42];
  const under = smoothCurve([
    [wide, endY],
    [wide - s * unit * 0.03, endY + unit * 0.22],
    low,
    [lerp(wide, hip[0], 0.62) + s * unit * 0.02, endY + unit * 0.62],
    [hip[0] + s * unit * 0.3, lerp(endY, hemY, 0.75)],
    [hip[0] + s * unit * 0.36, hemY],
  ]);
  return [...over, ...under.slice(1)];
}

function drawRobe(context: DressContext, cut: Cut, hemY: number): void {
  const { unit, frame } = cut;
  const { rng, body } = context;
  const [left, right] = SIDES.map((side) => edgeOf(cut, side, hemY));
  const [a, b] = [left[left.length - 1], right[right.length - 1]];
  const hem = smoothCurve(
    Array.from({ length: 9 }, (_, i): Point => {
      const u = i / 8;
      const sag = unit * (0.2 * u * (1 - u) + 0.022 * Math.sin(i * 2.3));
      return [lerp(a[0], b[0], u), lerp(a[1], b[1], u) + sag];
    }),
  );
  const deep = body.isBack ? 0.02 : 0.36;
  const neck = smoothCurve([
    left[0],
    frame.at(-0.09, deep * 0.5),
    frame.at(0, deep),
    frame.at(0.09, deep * 0.5),
    right[0],
  ]);
  const patch = ruledPatch(left, right);
  const folds = [
    ...SIDES.flatMap((side) => shoulderFolds(cut, side, hemY)),
    ...[0.34, 0.5, 0.66].map((u): Point[] => {
      const x = lerp(a[0], b[0], u) + rng.range(-0.1, 0.1) * unit;
      return [
        [x, hemY],
        [lerp(x, frame.at(0, 1)[0], 0.08), lerp(hemY, frame.at(0, 1.6)[1], 0.5)],
        [lerp(x, frame.at(0, 1)[0], 0.25), frame.at(0, 1.7)[1]],
      ];
    }),
  ].map((row, i) => foldAlong(row, { widthPx: unit * (i % 2 === 0 ? 0.075 : -0.06), weight: 1 }));
  const pen = context.scene.on('arm', 8);
  pen.region(
    clothRegion(context, {
      part: 'robe',
      outline: [...neck, ...right, ...hem.toReversed(), ...left.toReversed()],
      patch,
      shade: [...wedgesOf(folds), shadowSide(patch, rng, 0.16)],
      reserve: 0.3,
    }),
  );
  drawFolds(pen, folds);
  pen.stroke('contour', left, { taper: [0.02, 0.02] });
  pen.stroke('contour', right, { isShadowSide: true, weight: 1.15, taper: [0.02, 0.02] });
  pen.stroke('contour', hem, { taper: [0.02, 0.02] });
  pen.stroke('contour', neck, { weight: 0.95 });
}

/** The sleeve's width gathered up on the shoulder falls over the arm in long folds. */
function shoulderFolds({ shoulder, frame, body, unit }: Cut, side: Side, hemY: number): Point[][] {
  const s = signOf(side);
  const hip = body.side(side, 3.6);
  return [0.4, 0.58, 0.76, 0.92].map((part, i) => {
    const from = shoulder(side, part);
    const reach = hip[0] + s * unit * (-0.1 + i * 0.17);
    const low = lerp(frame.at(0, 2)[1], hemY, 0.55 - i * 0.14);
    return [
      add(from, [0, unit * 0.03]),
      [lerp(from[0], reach, 0.55) + s * unit * 0.04, lerp(from[1], low, 0.5)],
      [reach, low],
    ];
  });
}

/** A broad panel of stitched lines about the opening, and sprays beside and below it. */
function drawChestWork({ scene, piece, rng, body }: DressContext, { frame }: Cut): void {
  const pen = scene.on('arm', 9);
  const threads = threadsOn(piece);
  const at = (x: number, y: number) => frame.at(x, y);
  for (const grow of [0, 0.04, 0.08, 0.17]) {
    const line = [
      at(-0.16 - grow, 0.0),
      at(-0.2 - grow, 0.5),
      at(-0.16 - grow, 0.94 + grow),
      at(0, 1.1 + grow),
      at(0.16 + grow, 0.94 + grow),
      at(0.2 + grow, 0.5),
      at(0.16 + grow, 0.0),
    ];
    const colour = grow === 0.04 ? threads.leaf : threads.bloom;
    pen.stroke('detail', smoothCurve(line), { weight: 2.1, colour, taper: [0, 0] });
  }
  for (const s of [-1, 1]) {
    const stem = smoothCurve([at(s * 0.31, 0.95), at(s * 0.29, 0.6), at(s * 0.31, 0.25)], {
      stepPx: 4,
    });
    drawSpray(pen, stem, { unit: body.unit * 0.7, rng, threads });
  }
  const stem = smoothCurve([at(0, 0.98), at(0.04, 0.72), at(-0.02, 0.5)], { stepPx: 4 });
  drawSpray(pen, stem, { unit: body.unit * 0.8, rng, threads });
}
