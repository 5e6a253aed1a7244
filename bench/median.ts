/**
 * The median; of an even number of values the mean of the two in the middle. Throws RangeError when
 * there are none.
 */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('There is no median of nothing');
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return ((low ?? 0) + (high ?? 0)) / 2;
}
