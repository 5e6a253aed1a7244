import { wrinkle } from '../../folds/wrinkle.ts';
import { stitch } from '../../marks/mark.ts';
import { createPanel, type GarmentPart } from '../../panel.ts';
import { curve, offset, onSide } from '../shape.ts';
import type { TopContext } from '../top-plan.ts';

/** The long straight band that runs down both edges of a kimono. */
export function kimonoBands({ plan, neckHalf }: TopContext): GarmentPart[] {
  const isCrossed = plan.closure === 'wrap';
  const breakAt = plan.breakAt ?? 42;
  const meet = isCrossed ? 9 : -4.2;
  const low = isCrossed ? breakAt + 4 : plan.cut.length + 0.6;
  return (['right', 'left'] as const).map((side) => {
    const edge = curve(
      [-neckHalf + 0.4, -0.8],
      [meet + (-neckHalf - meet) * 0.76, breakAt * 0.27],
      [meet + (-neckHalf - meet) * 0.38, breakAt * 0.62],
      [meet, breakAt],
      [meet, low],
    );
    const outer = offset(edge, 4.4);
    const [a, b] = [onSide(side, outer), onSide(side, edge)];
    return createPanel({
      name: `band ${side}`,
      left: side === 'left' ? a : b,
      right: side === 'left' ? b : a,
      cut: { turn: Math.PI / 2, clothAt: [side === 'left' ? 2 : 8, 3] },
      bulge: 0.08,
      edgeCm: 0.35,
      folds: [wrinkle(0.1, { acrossCm: 6, downCm: 12 })],
      cast: 0.5,
      liftCm: 0.5,
      marks: [stitch(onSide(side, offset(edge, 3.9)))],
    });
  });
}
