import { placeAlong, smoothCurve } from '../../../../core/scene/curve.ts';
import { add, between, type Point } from '../../../../core/scene/point.ts';
import { SIDES, type Side, signOf } from '../../../figure/body.ts';
import type { DressContext } from '../../garment.ts';
import { alongArm } from '../bodice/along-arm.ts';
import { drawFolds, foldAlong, wedgesOf } from '../bodice/fold.ts';
import type { GarmentTop } from '../bodice/garment-top.ts';
import { clothRegion } from '../skirt-cloth.ts';

/** The frill of an off-shoulder neckline: a band round chest and both arms. */
export function drawShoulderBand(context: DressContext, { cut, order }: GarmentTop): void {
  const { unit, frame } = cut;
  const ends = SIDES.map((side) => armEnd(cut, side));
  const upper = smoothCurve([
    ends[0],
    frame.at(-0.48, 0.34),
    frame.at(0, 0.42),
    frame.at(0.48, 0.34),
    ends[1],
  ]);
  const fall: Point = [0, unit * 0.34];
  const at = placeAlong(upper);
  const lower = smoothCurve(
    Array.from({ length: 19 }, (_, i) => {
      const part = i / 18;
      const wave = (i % 2 === 0 ? 0.03 : -0.02) * unit;
      const within = 1 - (2 * part - 1) ** 6;
      const out = (part - 0.5) * unit * 0.16 * within;
      return add(at(part), [out, fall[1] * (0.7 + 0.3 * within) + wave * within]);
    }),
  );
  const folds = Array.from({ length: 9 }, (_, i) => {
    const part = (i + 0.5) / 9;
    const low = placeAlong(lower)(part);
    return foldAlong([low, between(low, at(part), 0.5), between(low, at(part), 0.82)], {
      widthPx: unit * 0.045 * context.piece.fabric.foldAmplitude,
      weight: 0.8,
    });
  });
  const pen = context.scene.on('arm', order + 4);
  pen.region(
    clothRegion(context, {
      part: 'shoulder band',
      outline: [...upper, ...lower.toReversed()],
      shade: [
        ...wedgesOf(folds),
        [at(0.8), at(1), lower[lower.length - 1], placeAlong(lower)(0.82)],
      ],
      reserve: 0.25,
    }),
  );
  drawFolds(pen, folds);
  pen.stroke('contour', upper, { weight: 0.95, taper: [0.02, 0.02] });
  pen.stroke('contour', lower, { weight: 1, taper: [0.02, 0.02] });
  pen.stroke('contour', [upper[0], lower[0]], { weight: 0.8 });
  pen.stroke('contour', [ends[1], lower[lower.length - 1]], { weight: 1, isShadowSide: true });
}

/** Where the band turns about the upper arm. A raised arm takes it no higher than the armpit. */
function armEnd({ body, unit, frame }: GarmentTop['cut'], side: Side): Point {
  const arm = body.arm[side];
  if (arm.place === 'raised') return frame.at(signOf(side) * 0.72, 0.34);
  return alongArm(arm).outer(0.12, unit * 0.05);
}
