import { smoothCurve } from '../../../../core/scene/curve.ts';
import { add, type Point } from '../../../../core/scene/point.ts';
import { SIDES, signOf } from '../../../figure/body.ts';
import type { DressContext } from '../../garment.ts';
import type { GarmentTop } from '../bodice/garment-top.ts';
import { clothRegion, undersideOf } from '../skirt-cloth.ts';
import { drawLeaf, joined } from './collar-leaf.ts';
import { neckFrame } from './neck-frame.ts';

/** A hood that lies on the back: its mass behind the neck, its edges crossing below the chin, a drawstring. */
export function drawHood(context: DressContext, top: GarmentTop): void {
  drawHoodBehind(context, top);
  const { cut } = top;
  const pen = context.scene.on(top.collarLayer, top.order);
  const neck = neckFrame(cut);
  for (const side of ['right', 'left'] as const) {
    const s = signOf(side);
    const at = (x: number, y: number): Point => cut.frame.at(s * x, y);
    const high = neck(s * 1.5, 0.3);
    const inner = smoothCurve([high, neck(s * 1.16, 0.12), at(0.13, 0.03), at(-0.035, 0.2)]);
    const outer = smoothCurve([
      at(-0.035, 0.2),
      at(0.09, 0.27),
      at(0.26, 0.2),
      add(cut.shoulder(side, 0.38), [0, cut.unit * 0.06]),
      add(cut.shoulder(side, 0.36), [0, -cut.unit * 0.1]),
      high,
    ]);
    drawLeaf(context, pen, {
      part: `hood ${side}`,
      edge: joined(inner, outer),
      shade: [
        smoothCurve(
          [
            at(0.0, 0.23),
            at(0.16, 0.24),
            add(cut.shoulder(side, 0.36), [0, cut.unit * 0.04]),
            at(0.24, 0.08),
            at(0.12, 0.16),
          ],
          { closed: true },
        ),
      ],
      weight: 1,
    });
    const hemline = [neck(s * 1.62, 0.24), neck(s * 1.36, 0.08), at(0.19, 0.08), at(0.03, 0.23)];
    pen.stroke('stitch', smoothCurve(hemline), { weight: 0.8 });
    pen.stroke(
      'fold',
      smoothCurve([
        add(cut.shoulder(side, 0.3), [0, -cut.unit * 0.05]),
        at(0.25, 0.08),
        at(0.16, 0.17),
      ]),
      { weight: 0.75, taper: [0.1, 0.6] },
    );
  }
  drawCords(context, top);
}

function drawHoodBehind(context: DressContext, { cut, order }: GarmentTop): void {
  const neck = neckFrame(cut);
  const pen = context.scene.on('garment-behind', 3 + order);
  const rim = smoothCurve([
    cut.shoulder('left', 0.42),
    neck(-1.95, 0.2),
    neck(-1.5, 0.42),
    neck(0, 0.47),
    neck(1.5, 0.42),
    neck(1.95, 0.2),
    cut.shoulder('right', 0.42),
  ]);
  pen.region({
    ...clothRegion(context, {
      part: 'hood inside',
      outline: [...rim, cut.frame.at(0, 0.1)],
      reserve: 0,
    }),
    colour: undersideOf(context.piece),
    opacity: 1,
  });
  pen.stroke('contour', rim, { weight: 1 });
}

/** Two cords with tips, each of its own length. */
function drawCords(context: DressContext, { cut, collarLayer, order }: GarmentTop): void {
  const pen = context.scene.on(collarLayer, order);
  for (const side of SIDES) {
    const s = signOf(side);
    const long = (side === 'left' ? 0.62 : 0.7) + context.rng.range(-0.03, 0.05);
    const at = (x: number, y: number): Point => cut.frame.at(s * x, y);
    const cord = smoothCurve([at(0.07, 0.22), at(0.085, 0.36), at(0.075, long)]);
    const half = cut.unit * 0.011;
    const outline = [
      ...cord.map((p): Point => [p[0] - half, p[1]]),
      ...cord.toReversed().map((p): Point => [p[0] + half, p[1]]),
    ];
    drawLeaf(context, pen, {
      part: 'cord',
      edge: outline,
      colour: context.piece.trim,
      weight: 0.55,
    });
    const [x, y] = cord[cord.length - 1];
    drawLeaf(context, pen, {
      part: 'cord tip',
      edge: [
        [x - half * 1.5, y],
        [x + half * 1.5, y],
        [x + half * 1.2, y + half * 6],
        [x - half * 1.2, y + half * 6],
      ],
      colour: '#8f8a84',
      weight: 0.6,
    });
  }
}
