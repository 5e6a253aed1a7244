import { lerp } from '../../../core/interpolate.ts';
import { smoothCurve } from '../../../core/scene/curve.ts';
import { ruledPatch } from '../../../core/scene/patch.ts';
import { add, type Point } from '../../../core/scene/point.ts';
import { SIDES, type Side, signOf } from '../../figure/body.ts';
import type { DressContext, Garment } from '../garment.ts';
import { shadowSide } from '../parts/bodice/body-shade.ts';
import { createCut } from '../parts/bodice/cut.ts';
import { FIT_ROOM } from '../parts/bodice/fits.ts';
import { drawFolds, foldAlong, wedgesOf } from '../parts/bodice/fold.ts';
import type { GarmentTop } from '../parts/bodice/garment-top.ts';
import { hemHeight } from '../parts/bodice/hem-height.ts';
import { cleared, overSkirt } from '../parts/bodice/over-skirt.ts';
import { drawCollar } from '../parts/collars/collar.ts';
import { clothRegion } from '../parts/skirt-cloth.ts';
import { drawFringe } from '../parts/upper-details/fringe.ts';

/** A poncho: one square of cloth with an opening for the head, its corner to the front, fringed. */
export const poncho: Garment = {
  id: 'poncho',
  words: ['poncho', 'ruana', 'serape', 'blanket wrap'],
  place: 'outer',
  options: {
    neckline: ['v', 'crew'],
    collar: ['none', 'turtle', 'hood'],
    length: ['micro', 'hip', 'mini'],
    closure: ['none'],
  },
  mayHave: [],
  has: ['fringe'],
  fabrics: ['wool', 'knit', 'tweed'],
  build: (context) => {
    const { body, piece } = context;
    const cut = createCut(body, {
      room: FIT_ROOM.relaxed,
      hemY: hemHeight(body, piece.design.length),
    });
    const top: GarmentTop = { cut, layer: 'arm', collarLayer: 'arm', order: 8, over: 'left' };
    drawCloth(context, top);
    drawCollar(context, top, piece.design.collar, { openY: 0.1, size: 1.1 });
  },
};

/** Over shoulder and arm to where the cloth ends above the wrist. */
function sideOf(context: DressContext, { cut }: GarmentTop, side: Side): Point[] {
  const { body, unit } = cut;
  const s = signOf(side);
  const { elbow, wrist, place } = body.arm[side];
  const isRaised = place === 'raised';
  const end = isRaised ? body.side(side, 2.9) : elbow;
  const wide =
    s * Math.max(s * end[0], s * wrist[0] - unit * 0.1, s * body.side(side, 3)[0]) + s * unit * 0.2;
  const low = isRaised ? end[1] : lerp(elbow[1], wrist[1], 0.35);
  const tip = add(body.shoulder[side], [s * unit * 0.04, -unit * 0.02]);
  const rows: Point[] = [cut.shoulder(side, 0.06), cut.shoulder(side, 0.55), tip];
  rows.push([lerp(tip[0], wide, 0.72), lerp(tip[1], low, 0.5)], [wide, low]);
  return smoothCurve(rows.map(cleared(overSkirt(context), side, unit * 0.06)));
}

function drawCloth(context: DressContext, top: GarmentTop): void {
  const { cut } = top;
  const { unit } = cut;
  const { body, piece } = context;
  const [left, right] = SIDES.map((side) => sideOf(context, top, side));
  const [a, b] = [left[left.length - 1], right[right.length - 1]];
  const point = add(cut.on(0, 1), [0, unit * 0.22]);
  const half = (end: Point, way: 1 | -1): Point[] =>
    [0.3, 0.6].map((part) => [
      lerp(end[0], point[0], part),
      lerp(end[1], point[1], part) + unit * 0.05 * Math.sin(part * 9 + way),
    ]);
  const hem = smoothCurve([a, ...half(a, 1), point, ...half(b, -1).toReversed(), b]);
  const deep =
    piece.design.collar === 'none' && piece.design.neckline === 'v' && !body.isBack ? 0.5 : 0.1;
  const neck = smoothCurve([
    left[0],
    cut.frame.at(-0.1, deep * 0.45),
    cut.frame.at(0, deep),
    cut.frame.at(0.1, deep * 0.45),
    right[0],
  ]);
  const patch = ruledPatch(left, right, point[1] - (a[1] + b[1]) / 2);
  const folds = [0.14, 0.3, 0.7, 0.86].map((u, i) =>
    foldAlong(
      [
        patch(u, 0.97),
        patch(lerp(u, 0.5, 0.16), 0.66),
        patch(lerp(u, 0.5, 0.34), 0.3 + 0.07 * (i % 2)),
      ],
      {
        widthPx: unit * (u < 0.5 ? 0.08 : -0.08) * piece.fabric.foldAmplitude,
        weight: 0.95,
      },
    ),
  );
  const pen = context.scene.on(top.layer, top.order);
  drawFringe(context, pen, { edge: hem, lengthPx: unit * 0.24 });
  pen.region(
    clothRegion(context, {
      part: 'poncho',
      outline: [...neck, ...right, ...hem.toReversed(), ...left.toReversed()],
      patch,
      shade: [...wedgesOf(folds), shadowSide(patch, context.rng, 0.22)],
      reserve: 0.3,
    }),
  );
  drawFolds(pen, folds);
  const border = (up: number) => hem.map((at) => add(at, [0, -unit * up]));
  for (const up of [0.08, 0.13])
    pen.stroke('detail', border(up), { weight: 2.4, colour: piece.trim, taper: [0, 0] });
  pen.stroke('contour', left, { taper: [0.03, 0.03] });
  pen.stroke('contour', right, { isShadowSide: true, taper: [0.03, 0.03] });
  pen.stroke('contour', hem, { taper: [0.02, 0.02] });
  pen.stroke('contour', neck, { weight: 0.95 });
}
