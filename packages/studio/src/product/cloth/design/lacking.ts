import { AXIS_IDS, type Axes, type AxisId } from './axes.ts';
import { ANY, type DesignWish } from './choose-design.ts';
import type { ClothGarment } from './garment.ts';

/**
 * The axes of a garment under these wishes. A part that the garment may lack is left off where
 * the prompt asks for nothing but its absence ("wrap dress, no belt").
 */
export function axesUnder(
  { axes: usual, onWish = {}, mayLack = [] }: ClothGarment,
  wishes: readonly DesignWish[],
): Axes {
  const asked = AXIS_IDS.flatMap((axis) => {
    const values = askedOf(onWish[axis], { axis, wishes });
    return values.length > 0 ? [[axis, [...(usual[axis] ?? []), ...values]] as const] : [];
  });
  const axes: Axes = { ...usual, ...Object.fromEntries(asked) };
  const lacking = AXIS_IDS.filter(
    (axis) => mayLack.includes(axis) && isUnwanted(axis, { axes, wishes }),
  );
  return { ...axes, ...Object.fromEntries(lacking.map((axis) => [axis, ['none']])) };
}

/** Those of the values that a prompt asks for. */
const askedOf = (
  values: readonly string[] | undefined,
  { axis, wishes }: { axis: AxisId; wishes: readonly DesignWish[] },
): readonly string[] =>
  (values ?? []).filter((value) =>
    wishes.some((wish) => wish.axis === axis && wish.value === value && !wish.isRefused),
  );

type Asked = { axes: Axes; wishes: readonly DesignWish[] };

/** A part is unwanted when it is refused as a whole, when all its values are refused, or when its absence is asked for. */
function isUnwanted(axis: AxisId, { axes, wishes }: Asked): boolean {
  const own = wishes.filter((wish) => wish.axis === axis);
  const wanted = own.filter(({ isRefused }) => !isRefused).map(({ value }) => value);
  if (wanted.length > 0) return wanted.includes('none');
  const refused = new Set(own.map(({ value }) => value));
  return refused.has(ANY) || (axes[axis]?.every((value) => refused.has(value)) ?? false);
}
