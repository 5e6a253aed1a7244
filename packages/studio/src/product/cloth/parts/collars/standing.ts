import type { Point } from '../../../../core/scene/point.ts';
import { ribs } from '../../folds/ribs.ts';
import { wrinkle } from '../../folds/wrinkle.ts';
import { seam } from '../../marks/mark.ts';
import { createPanel } from '../../panel.ts';
import { backInside } from '../back-inside.ts';
import { onSide, SIDES } from '../shape.ts';
import type { TopContext } from '../top-plan.ts';
import type { Collar } from './collar.ts';
import { collarBack } from './leaf.ts';

/** A band that stands around the neck, open at the front. */
export function standing(
  { neck, neckHalf, neckDepth }: TopContext,
  stuff: 'cloth' | 'rib',
): Collar {
  const height = stuff === 'rib' ? 3.6 : 3.2;
  // It stands: straight up at the front, leaning in to the neck at the sides.
  const inner = neck.map(([x, y]): Point => [x + 1.5 * (x / -neckHalf) ** 2, y - height]);
  const over = SIDES.map((side) => {
    const [a, b] = [onSide(side, neck), onSide(side, inner)];
    return createPanel({
      name: `stand ${side}`,
      left: side === 'left' ? a : b,
      right: side === 'left' ? b : a,
      stuff,
      bulge: 0.16,
      cut: { turn: side === 'left' ? 0.5 : -0.5 },
      folds:
        stuff === 'rib' ? [ribs({ everyCm: 0.45, heightCm: 0.04, along: 't' })] : [wrinkle(0.06)],
      cast: 0.45,
      liftCm: 0.5,
      marks: [seam(a, 0.5)],
    });
  });
  return {
    behind: [
      ...backInside({ half: neckHalf, depth: neckDepth, rise: -0.6 }).slice(0, 1),
      {
        ...collarBack({ half: neckHalf - 1.5, top: -height - 0.9, low: 2.2 }),
        stuff: stuff === 'rib' ? 'rib' : 'cloth',
      },
      { is: 'label', at: [0, 0.4] },
    ],
    over,
  };
}
