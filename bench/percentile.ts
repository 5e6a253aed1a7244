/**
 * The smallest value that `percent` of the values do not exceed. Throws RangeError when there are
 * none.
 */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)];
  if (value === undefined) throw new RangeError('There is no percentile of nothing');
  return value;
}
