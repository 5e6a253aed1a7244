import { fabricOf } from '../../../../core/fabrics/registry.ts';
import { placeAlong, smoothCurve } from '../../../../core/scene/curve.ts';
import {
  add,
  normalOf,
  type Point,
  type Polyline,
  subtract,
  times,
  unitOf,
} from '../../../../core/scene/point.ts';
import { SIDES, signOf } from '../../../figure/body.ts';
import type { DressContext } from '../../garment.ts';
import type { GarmentTop } from '../bodice/garment-top.ts';
import { waved } from '../bodice/waved.ts';
import { drawLeaf } from './collar-leaf.ts';
import { neckFrame } from './neck-frame.ts';

/** A ruff: a deep frill that stands round the neck in even folds. */
export function drawRuff(context: DressContext, top: GarmentTop): void {
  const { cut } = top;
  const neck = neckFrame(cut);
  const pen = context.scene.on(top.collarLayer, top.order);
  const rim = smoothCurve([
    neck(-1.15, 0.32),
    neck(-0.5, 0.22),
    neck(0, 0.19),
    neck(0.5, 0.22),
    neck(1.15, 0.32),
  ]);
  const foot = smoothCurve([
    neck(-2.3, 0.2),
    neck(-1.7, -0.12),
    neck(0, -0.3),
    neck(1.7, -0.12),
    neck(2.3, 0.2),
  ]);
  const frill = waved(foot, { waves: 15, px: cut.unit * 0.05 });
  drawLeaf(context, pen, {
    part: 'ruff',
    edge: [...rim, ...frill.toReversed()],
    shade: [[...rim, ...rim.toReversed().map((p): Point => add(p, [0, cut.unit * 0.1]))]],
  });
  const [from, to] = [placeAlong(rim), placeAlong(foot)];
  for (let i = 0; i < 15; i += 1) {
    const part = (i + 0.75) / 15;
    pen.stroke('fold', [to(part), add(from(part), [0, cut.unit * 0.03])], {
      weight: 0.75,
      taper: [0.05, 0.5],
    });
  }
}

/** A broad collar of fur whose edge is tufted. */
export function drawFurCollar(context: DressContext, top: GarmentTop): void {
  const { cut } = top;
  const neck = neckFrame(cut);
  const pen = context.scene.on(top.collarLayer, top.order);
  const furred = { ...context, piece: { ...context.piece, fabric: fabricOf('fur') } };
  for (const side of SIDES) {
    const s = signOf(side);
    const at = (x: number, y: number): Point => cut.frame.at(s * x, y);
    const row = smoothCurve(
      [
        neck(s * 1.1, 0.3),
        neck(s * 1.02, 0.1),
        at(0.06, 0.2),
        at(0.01, 0.72),
        at(0.24, 0.7),
        at(0.46, 0.42),
        at(0.52, 0.12),
        add(cut.shoulder(side, 0.5), [0, -cut.unit * 0.12]),
        neck(s * 1.7, 0.32),
      ],
      { closed: true },
    );
    drawLeaf(furred, pen, {
      part: `collar ${side}`,
      edge: tufted(row, cut.unit * 0.04, context),
      colour: context.piece.trim,
      shade: [
        smoothCurve([at(0.05, 0.25), at(0.06, 0.7), at(0.24, 0.68), at(0.16, 0.4)], {
          closed: true,
        }),
      ],
      weight: 0.75,
    });
    for (let i = 0; i < 16; i += 1) {
      const from = at(context.rng.range(0.1, 0.44), context.rng.range(0.0, 0.6));
      pen.stroke(
        'detail',
        smoothCurve([
          from,
          add(from, [s * 2, cut.unit * 0.035]),
          add(from, [s * 5, cut.unit * 0.07]),
        ]),
        { weight: 0.6, taper: [0.1, 0.6] },
      );
    }
  }
}

/** A row of points as a row of small tufts. */
function tufted(row: Polyline, px: number, { rng }: DressContext): Point[] {
  const at = placeAlong(row);
  const count = 72;
  return Array.from({ length: count }, (_, i) => {
    const part = i / count;
    const normal = normalOf(unitOf(subtract(at(part + 0.01), at(part))));
    return add(at(part), times(normal, (i % 2 === 0 ? 1 : -0.25) * px * rng.range(0.1, 1)));
  });
}
