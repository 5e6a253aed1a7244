import { boxColumns, boxRows, type Field } from '../harmonise/soft-blur.ts';

const RADIUS = 3;
const EPSILON = 2e-4;

/** Draws a rough coverage to the edges of a guide picture (He, Sun and Tang, "Guided image filtering", 2010). */
export function guidedFilter(guide: Field, rough: Float32Array): Float32Array {
  const { width, height, values } = guide;
  const mean = (of: Float32Array) =>
    boxColumns({ width, height, values: boxRows({ width, height, values: of }, RADIUS) }, RADIUS);
  const meanGuide = mean(values);
  const meanRough = mean(rough);
  const product = mean(values.map((value, i) => value * rough[i]));
  const square = mean(values.map((value) => value * value));
  const slope = meanGuide.map(
    (value, i) => (product[i] - value * meanRough[i]) / (square[i] - value * value + EPSILON),
  );
  const offset = meanRough.map((value, i) => value - slope[i] * meanGuide[i]);
  const meanSlope = mean(slope);
  const meanOffset = mean(offset);
  return values.map((value, i) => meanSlope[i] * value + meanOffset[i]);
}
