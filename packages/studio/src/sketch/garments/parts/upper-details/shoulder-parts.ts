import { smoothCurve } from '../../../../core/scene/curve.ts';
import { add, between, type Point } from '../../../../core/scene/point.ts';
import { SIDES, type Side, signOf } from '../../../figure/body.ts';
import type { DressContext } from '../../garment.ts';
import type { GarmentTop } from '../bodice/garment-top.ts';
import { drawButtons } from '../closures/buttons.ts';
import { clothRegion } from '../skirt-cloth.ts';

/** Straps on the shoulders, buttoned beside the collar. */
export function drawEpaulettes(context: DressContext, top: GarmentTop): void {
  const { cut } = top;
  for (const side of SIDES) {
    const isFront = cut.body.arm[side].place === 'before';
    const pen = context.scene.on(isFront ? 'arm' : top.layer, top.order + 2);
    const s = signOf(side);
    const start = add(cut.shoulder(side, 0.5), [0, cut.unit * 0.012]);
    const end = add(cut.tip[side], [s * cut.unit * 0.012, cut.unit * 0.035]);
    const deep = cut.unit * 0.085;
    const low = (p: Point): Point => add(p, [-s * deep * 0.15, deep]);
    const outline = [
      end,
      ...smoothCurve([
        start,
        add(between(start, low(start), 0.5), [-s * deep * 0.42, 0]),
        low(start),
      ]),
      low(end),
    ];
    pen.region(clothRegion(context, { part: `epaulette ${side}`, outline, reserve: 0.1 }));
    pen.stroke('detail', [...outline, outline[0]], { weight: 1.25, taper: [0, 0] });
    const button = add(between(start, low(start), 0.5), [s * deep * 0.1, 0]);
    drawButtons(context, pen, { places: [button], radiusPx: cut.unit * 0.02 });
  }
}

/** The loose flap over the chest of a trench, on one side. */
export function drawStormFlap(context: DressContext, top: GarmentTop, side: Side): void {
  const { cut } = top;
  const pen = context.scene.on(top.layer, top.order);
  const s = signOf(side);
  const at = (x: number, y: number) => cut.frame.at(s * x, y);
  const [tip, pit] = [cut.tip[side], cut.pit[side]];
  const low = smoothCurve([between(tip, pit, 0.95), at(0.46, 0.86), at(0.3, 0.93), at(0.12, 0.82)]);
  const outline = [
    cut.shoulder(side, 0.12),
    cut.shoulder(side, 0.5),
    tip,
    between(tip, pit, 0.5),
    ...low,
  ];
  pen.region(
    clothRegion(context, {
      part: 'storm flap',
      outline,
      reserve: side === 'left' ? 0.4 : 0.05,
      shade: [[...low, at(0.12, 0.74), at(0.4, 0.8)]],
    }),
  );
  pen.stroke('detail', low, { weight: 1.6, taper: [0.02, 0.05] });
  pen.stroke(
    'stitch',
    low.map((p) => add(p, [0, -cut.unit * 0.035])),
    { weight: 0.7 },
  );
}
