import { solveLinearAll } from '../../../core/solve-linear.ts';
import type { Spot } from '../../parse/point.ts';

/** A spot on the person, and the spot of the flat-lay that belongs there. */
export type Pair = { on: Spot; from: Spot };

export type Warp = (x: number, y: number) => Spot;

/** Regularisation of the spline: it may miss the spots by a little. */
const STIFFNESS = 0.002;

/**
 * Smoothest map of the plane that nearly passes through the pairs of spots. Source of the method:
 * thin-plate splines (Bookstein 1989), regularised.
 */
export function thinPlate(pairs: readonly Pair[]): Warp {
  const n = pairs.length;
  const middle = pairs.reduce((sum, { on }) => ({ x: sum.x + on.x / n, y: sum.y + on.y / n }), {
    x: 0,
    y: 0,
  });
  const scale = Math.max(1, ...pairs.map(({ on }) => Math.hypot(on.x - middle.x, on.y - middle.y)));
  const us = pairs.map(({ on }) => (on.x - middle.x) / scale);
  const vs = pairs.map(({ on }) => (on.y - middle.y) / scale);
  const matrix = Array.from({ length: n + 3 }, () => new Float64Array(n + 3));
  for (let i = 0; i < n; i += 1) {
    for (let j = 0; j < n; j += 1) matrix[i][j] = bend((us[i] - us[j]) ** 2 + (vs[i] - vs[j]) ** 2);
    matrix[i][i] += STIFFNESS;
    for (const [at, term] of [1, us[i], vs[i]].entries()) {
      matrix[i][n + at] = term;
      matrix[n + at][i] = term;
    }
  }
  const side = (of: (pair: Pair) => number) => Float64Array.from([...pairs.map(of), 0, 0, 0]);
  const [across, down] = solveLinearAll(matrix, [
    side(({ from }) => from.x),
    side(({ from }) => from.y),
  ]);
  return (x, y) => {
    const u = (x - middle.x) / scale;
    const v = (y - middle.y) / scale;
    const to = {
      x: across[n] + across[n + 1] * u + across[n + 2] * v,
      y: down[n] + down[n + 1] * u + down[n + 2] * v,
    };
    for (let i = 0; i < n; i += 1) {
      const pull = bend((u - us[i]) ** 2 + (v - vs[i]) ** 2);
      to.x += across[i] * pull;
      to.y += down[i] * pull;
    }
    return to;
  };
}

const bend = (squared: number) => (squared < 1e-12 ? 0 : squared * Math.log(squared));
