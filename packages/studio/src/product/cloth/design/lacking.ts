import { AXIS_IDS, type Axes, type AxisId } from './axes.ts';
import { ANY, type DesignWish } from './choose-design.ts';
import type { ClothGarment } from './garment.ts';

/**
 * What a garment can be under these wishes: a part that it usually has is left off where it
 * may be and nothing but its absence is asked for ("wrap dress, no belt").
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

/** Whether the part is refused as a whole, or everything that it could be; or its absence is wished. */
function isUnwanted(axis: AxisId, { axes, wishes }: Asked): boolean {
  const own = wishes.filter((wish) => wish.axis === axis);
  const wanted = own.filter(({ isRefused }) => !isRefused).map(({ value }) => value);
  if (wanted.length > 0) return wanted.includes('none');
  const refused = new Set(own.map(({ value }) => value));
  return refused.has(ANY) || (axes[axis]?.every((value) => refused.has(value)) ?? false);
}
