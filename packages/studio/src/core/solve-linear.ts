/** Solves a square system of linear equations, with pivots. Uses its matrix up; singular rows give 0. */
export function solveLinear(matrix: Float64Array[], right: Float64Array): Float64Array {
  const [solution] = solveLinearAll(matrix, [right]);
  return solution;
}

/** The same for several right sides at once. */
export function solveLinearAll(matrix: Float64Array[], rights: Float64Array[]): Float64Array[] {
  const n = matrix.length;
  const sides = rights.map((right) => Float64Array.from(right));
  for (let at = 0; at < n; at += 1) {
    bringPivot(matrix, sides, at);
    const pivot = matrix[at][at];
    if (Math.abs(pivot) < 1e-12) continue;
    for (let row = at + 1; row < n; row += 1) {
      const factor = matrix[row][at] / pivot;
      if (factor === 0) continue;
      for (let k = at; k < n; k += 1) matrix[row][k] -= factor * matrix[at][k];
      for (const side of sides) side[row] -= factor * side[at];
    }
  }
  return sides.map((side) => substituteBack(matrix, side));
}

function bringPivot(matrix: Float64Array[], sides: Float64Array[], at: number): void {
  let best = at;
  for (let row = at + 1; row < matrix.length; row += 1) {
    if (Math.abs(matrix[row][at]) > Math.abs(matrix[best][at])) best = row;
  }
  if (best === at) return;
  [matrix[at], matrix[best]] = [matrix[best], matrix[at]];
  for (const side of sides) [side[at], side[best]] = [side[best], side[at]];
}

function substituteBack(matrix: Float64Array[], side: Float64Array): Float64Array {
  const out = new Float64Array(side.length);
  for (let row = side.length - 1; row >= 0; row -= 1) {
    let sum = side[row];
    for (let k = row + 1; k < side.length; k += 1) sum -= matrix[row][k] * out[k];
    out[row] = Math.abs(matrix[row][row]) < 1e-12 ? 0 : sum / matrix[row][row];
  }
  return out;
}
