import type { Point } from '../../../../core/scene/point.ts';
import { creases } from '../../folds/crease.ts';
import { wrinkle } from '../../folds/wrinkle.ts';
import { createPanel } from '../../panel.ts';
import { curve, mirrored, onSide, SIDES } from '../shape.ts';
import type { TopContext } from '../top-plan.ts';
import type { Collar } from './collar.ts';
import { standing } from './standing.ts';

/** A soft bow at the throat: two loops, two tails and the knot. */
export function bow(context: TopContext): Collar {
  const { behind, over } = standing(context, 'cloth');
  const y = context.neckDepth;
  const loop = (side: 'left' | 'right') => {
    const upper = curve([-0.4, y - 0.6], [-5.5, y - 4], [-10, y - 2.4], [-10.8, y + 1.4]);
    const lower = curve([-0.4, y + 0.9], [-5, y + 3], [-9, y + 4.2], [-10.8, y + 1.4]);
    return createPanel({
      name: `bow ${side}`,
      left: onSide(side, upper),
      right: onSide(side, lower),
      bulge: 0.28,
      squareness: 2,
      cut: { turn: 1.3, clothAt: [5, side === 'left' ? 2 : 9] },
      folds: [
        creases(
          [-0.7, 0.2, 1].map((k) => {
            const [from, to] = onSide(side, [
              [-0.6, y + k * 0.5],
              [-8, y + k * 2.4],
            ]);
            return { from, to, widthCm: 0.7, heightCm: 0.42, peak: 0.25 };
          }),
        ),
      ],
      cast: 0.6,
      liftCm: 1,
    });
  };
  const tail = (side: 'left' | 'right') => {
    const outer: Point[] = curve([-0.6, y], [-4, y + 8], [-6.8, y + 17], [-7.4, y + 25]);
    const inner: Point[] = curve([0.6, y + 0.4], [0, y + 9], [-1.4, y + 18], [-2.2, y + 26.5]);
    return createPanel({
      name: `tail ${side}`,
      left: onSide(side, outer),
      right: onSide(side, inner),
      bulge: 0.16,
      cut: { clothAt: [side === 'left' ? 4 : 11, 0], turn: side === 'left' ? 0.2 : -0.2 },
      folds: [
        creases([
          {
            from: onSide(side, [[-0.2, y + 1]])[0],
            to: onSide(side, [[-3.4, y + 20]])[0],
            widthCm: 0.9,
            heightCm: 0.5,
            peak: 0.25,
          },
          {
            from: onSide(side, [[0, y + 1]])[0],
            to: onSide(side, [[-5, y + 15]])[0],
            widthCm: 0.7,
            heightCm: 0.4,
            peak: 0.25,
          },
        ]),
        wrinkle(0.12),
      ],
      cast: 0.5,
      liftCm: 0.8,
    });
  };
  const knot = createPanel({
    name: 'knot',
    left: curve([-1.5, y - 1.7], [-1.9, y], [-1.4, y + 2]),
    right: mirrored(curve([-1.5, y - 1.7], [-1.9, y], [-1.4, y + 2])),
    bulge: 0.4,
    squareness: 2,
    folds: [creases([{ from: [-0.6, y - 1.6], to: [-0.4, y + 2], widthCm: 0.5, heightCm: 0.25 }])],
    cast: 0.6,
  });
  return { behind, over: [...over, ...SIDES.map(tail), ...SIDES.map(loop), knot] };
}
