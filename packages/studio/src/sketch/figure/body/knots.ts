/** A smooth run of values through (position, value) knots in rising order; monotone between knots that are (Fritsch and Carlson 1980). Held beyond the ends. */
export function alongKnots(knots: readonly (readonly [number, number])[]): (at: number) => number {
  const last = knots.length - 1;
  const rise = (i: number) => (knots[i + 1][1] - knots[i][1]) / (knots[i + 1][0] - knots[i][0]);
  const slopes = knots.map((_, i) => {
    if (i === 0 || i === last) return 0;
    const [before, after] = [rise(i - 1), rise(i)];
    if (before * after <= 0) return 0;
    return (2 * before * after) / (before + after);
  });
  return (at) => {
    if (at <= knots[0][0]) return knots[0][1];
    if (at >= knots[last][0]) return knots[last][1];
    let i = 0;
    while (at > knots[i + 1][0]) i += 1;
    const span = knots[i + 1][0] - knots[i][0];
    const t = (at - knots[i][0]) / span;
    const [t2, t3] = [t * t, t * t * t];
    return (
      (2 * t3 - 3 * t2 + 1) * knots[i][1] +
      (t3 - 2 * t2 + t) * span * slopes[i] +
      (3 * t2 - 2 * t3) * knots[i + 1][1] +
      (t3 - t2) * span * slopes[i + 1]
    );
  };
}
