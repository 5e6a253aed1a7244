import { AXIS_IDS, type Axes, type AxisId } from './axes.ts';
import { ANY, type DesignWish } from './choose-design.ts';
import type { ClothGarment } from './garment.ts';

/**
 * The axes of a garment under these wishes. A part that the garment may lack is left off where
 * the prompt asks for nothing but its absence ("wrap dress, no belt").
 */
export function axesUnder(
  { axes, mayLack = [] }: ClothGarment,
  wishes: readonly DesignWish[],
): Axes {
  const lacking = AXIS_IDS.filter(
    (axis) => mayLack.includes(axis) && isUnwanted(axis, { axes, wishes }),
  );
  return { ...axes, ...Object.fromEntries(lacking.map((axis) => [axis, ['none']])) };
}

type Asked = { axes: Axes; wishes: readonly DesignWish[] };

/** A part is unwanted when it is refused as a whole, when all its values are refused, or when its absence is asked for. */
function isUnwanted(axis: AxisId, { axes, wishes }: Asked): boolean {
  const own = wishes.filter((wish) => wish.axis === axis);
  const wanted = own.filter(({ isRefused }) => !isRefused).map(({ value }) => value);
  if (wanted.length > 0) return wanted.includes('none');
  const refused = new Set(own.map(({ value }) => value));
  return refused.has(ANY) || (axes[axis]?.every((value) => refused.has(value)) ?? false);
}
