import { smoothCurve } from '../../../core/scene/curve.ts';
import { ruledPatch } from '../../../core/scene/patch.ts';
import { add, between, type Point } from '../../../core/scene/point.ts';
import { type Side, signOf } from '../../figure/body.ts';
import type { DressContext, Garment } from '../garment.ts';
import { shadowSide } from '../parts/bodice/body-shade.ts';
import { createCut } from '../parts/bodice/cut.ts';
import { FIT_ROOM } from '../parts/bodice/fits.ts';
import { drawFolds, foldAlong, wedgesOf } from '../parts/bodice/fold.ts';
import type { GarmentTop } from '../parts/bodice/garment-top.ts';
import { hemHeight } from '../parts/bodice/hem-height.ts';
import { cleared, type OverSkirt, overSkirt } from '../parts/bodice/over-skirt.ts';
import { drawButtons } from '../parts/closures/buttons.ts';
import { drawCollar } from '../parts/collars/collar.ts';
import { drawReveal } from '../parts/front/reveal.ts';
import { clothRegion } from '../parts/skirt-cloth.ts';

/** A cape that falls over the arms. */
export const cape: Garment = {
  id: 'cape',
  words: ['cape', 'cape coat', 'cloak', 'capelet', 'shawl wrap'],
  place: 'outer',
  options: {
    collar: ['none', 'fur', 'mandarin', 'shirt', 'hood'],
    length: ['micro', 'hip', 'knee', 'midi'],
    closure: ['buttons', 'open'],
  },
  mayHave: ['fringe'],
  fabrics: ['wool', 'tweed', 'velvet', 'knit', 'silk'],
  build: (context) => {
    const { body, piece } = context;
    const cut = createCut(body, {
      room: FIT_ROOM.relaxed,
      hemY: hemHeight(body, piece.design.length),
    });
    const top: GarmentTop = { cut, layer: 'arm', collarLayer: 'arm', order: 8, over: 'left' };
    for (const side of ['right', 'left'] as const) drawHalf(context, top, side);
    if (piece.design.closure === 'buttons' && !body.isBack) {
      const places = [0.1, 0.22].map((part) => cut.on(0, part));
      drawButtons(context, context.scene.on('arm', 8), { places, radiusPx: cut.unit * 0.045 });
    }
    drawCollar(context, top, piece.design.collar, { openY: 0.1, size: 1.2 });
  },
};

/** The outer edge: from the neck over shoulder and elbow, outside of the arm. */
function outerEdge({ cut }: GarmentTop, side: Side, over?: OverSkirt): Point[] {
  const { body, unit } = cut;
  const s = signOf(side);
  const arm = body.arm[side];
  const hemY = cut.hem[Math.floor(cut.hem.length / 2)][1];
  const isRaised = arm.place === 'raised';
  const above = isRaised ? body.shoulder[side] : arm.elbow;
  const elbow = s * Math.max(s * above[0], s * body.side(side, 3)[0]) + s * unit * 0.16;
  const wrist = s * Math.max(isRaised ? s * elbow : s * arm.wrist[0], s * elbow) + s * unit * 0.12;
  const shoulder = add(body.shoulder[side], [s * unit * 0.03, -unit * 0.02]);
  const rows: Point[] = [cut.shoulder(side, 0.02), cut.shoulder(side, 0.5), shoulder];
  rows.push([elbow, Math.min(isRaised ? body.front(0, 2.6)[1] : arm.elbow[1], hemY - unit * 0.3)]);
  rows.push([wrist + s * unit * 0.1, hemY]);
  return smoothCurve(rows.map(cleared(over, side, unit * 0.06)));
}

function drawHalf(context: DressContext, top: GarmentTop, side: Side): void {
  const { cut } = top;
  const s = signOf(side);
  const { unit } = cut;
  const outer = outerEdge(top, side, overSkirt(context));
  const gap = context.body.isBack ? 0 : 0.16;
  const inner = smoothCurve(
    [0.02, 0.25, 0.6, 1].map((part) => cut.on(s * gap * part ** 1.6, part)),
  );
  const [left, right] = side === 'left' ? [outer, inner] : [inner, outer];
  const patch = ruledPatch(left, right);
  const [a, b] = [left[left.length - 1], right[right.length - 1]];
  const hem = smoothCurve(
    Array.from({ length: 9 }, (_, i): Point => {
      const u = i / 8;
      return add(between(a, b, u), [
        0,
        unit * (0.12 * 4 * u * (1 - u) + 0.025 * Math.sin(i * 2.4)),
      ]);
    }),
  );
  const folds = [0.2, 0.45, 0.7, 0.88].map((u, i) =>
    foldAlong(
      [patch(u, 1.0), patch(u, 0.75), patch(0.5 + (u - 0.5) * 0.7, 0.42 + 0.06 * (i % 2))],
      {
        widthPx: unit * 0.07 * context.piece.fabric.foldAmplitude,
        weight: 0.9,
      },
    ),
  );
  const pen = context.scene.on(top.layer, top.order);
  const neck = smoothCurve([outer[0], cut.frame.at(s * 0.1, 0.06), inner[0]]);
  pen.region(
    clothRegion(context, {
      part: `cape ${side}`,
      outline: [
        ...left,
        ...hem,
        ...right.toReversed(),
        ...(side === 'left' ? neck.toReversed() : neck),
      ],
      patch,
      shade: [...wedgesOf(folds), shadowSide(patch, context.rng, side === 'right' ? 0.3 : 0.16)],
    }),
  );
  drawFolds(pen, folds);
  drawReveal(context, top, { edge: inner, side, part: 'cape inside' });
  pen.stroke('contour', outer, { isShadowSide: side === 'right', taper: [0.03, 0.03] });
  pen.stroke('contour', hem, { taper: [0.03, 0.03] });
  pen.stroke('contour', inner, { weight: 0.95, taper: [0.02, 0.03] });
  pen.stroke('contour', neck, { weight: 0.8 });
}
