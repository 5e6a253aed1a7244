import { between, distance, type Point, type Polyline } from './point.ts';

type CurveOptions = { closed?: boolean; stepPx?: number };

/**
 * A smooth row of points through the given ones: centripetal Catmull-Rom (Yuksel et al. 2011),
 * which neither overshoots nor loops. Two points give a straight row.
 */
export function smoothCurve(points: Polyline, options: CurveOptions = {}): Point[] {
  const { closed = false, stepPx = 3 } = options;
  const count = points.length;
  const at = (i: number): Point =>
    closed ? points[(i + count) % count] : points[Math.min(count - 1, Math.max(0, i))];
  const curve: Point[] = [];
  const spans = closed ? count : count - 1;
  for (let i = 0; i < spans; i += 1) {
    const span = bezierOf([at(i - 1), at(i), at(i + 1), at(i + 2)]);
    const steps = Math.max(2, Math.ceil(distance(at(i), at(i + 1)) / stepPx));
    for (let step = 0; step < steps; step += 1) curve.push(span(step / steps));
  }
  if (!closed && count > 0) curve.push(points[count - 1]);
  return curve;
}

type Four = readonly [Point, Point, Point, Point];

function bezierOf([a, b, c, d]: Four): (t: number) => Point {
  const before = Math.sqrt(distance(a, b));
  const own = Math.sqrt(distance(b, c)) || 1e-3;
  const after = Math.sqrt(distance(c, d));
  const first = before < 0.01 ? b : handle({ from: a, at: b, to: c, near: before, far: own });
  const second = after < 0.01 ? c : handle({ from: d, at: c, to: b, near: after, far: own });
  return (t) => {
    const u = 1 - t;
    const mix = (k: 0 | 1) =>
      u * u * u * b[k] + 3 * u * u * t * first[k] + 3 * u * t * t * second[k] + t * t * t * c[k];
    return [mix(0), mix(1)];
  };
}

type Handle = { from: Point; at: Point; to: Point; near: number; far: number };

function handle({ from, at, to, near, far }: Handle): Point {
  const weight = 3 * near * (near + far);
  const mix = (k: 0 | 1) =>
    (near * near * to[k] -
      far * far * from[k] +
      (2 * near * near + 3 * near * far + far * far) * at[k]) /
    weight;
  return [mix(0), mix(1)];
}

/** Length of a polyline, from its first point to its last. */
export function lengthAlong(points: Polyline): number {
  let sum = 0;
  for (let i = 1; i < points.length; i += 1) sum += distance(points[i - 1], points[i]);
  return sum;
}

/** The place at a part (0 to 1, clamped) of a row's length. */
export function placeAlong(points: Polyline): (part: number) => Point {
  const sums = [0];
  for (let i = 1; i < points.length; i += 1) {
    sums.push(sums[i - 1] + distance(points[i - 1], points[i]));
  }
  const total = sums[sums.length - 1];
  return (part) => {
    const wanted = Math.min(1, Math.max(0, part)) * total;
    let low = 0;
    let high = sums.length - 1;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (sums[middle] <= wanted) low = middle;
      else high = middle;
    }
    const span = sums[high] - sums[low];
    return between(points[low], points[high], span === 0 ? 0 : (wanted - sums[low]) / span);
  };
}

/** The same row with points an even step apart, its ends kept. */
export function resample(points: Polyline, stepPx: number): Point[] {
  const count = Math.max(1, Math.round(lengthAlong(points) / stepPx));
  const at = placeAlong(points);
  return Array.from({ length: count + 1 }, (_, i) => at(i / count));
}

/** A cut piece of a row between two parts of its length. */
export function cutAlong(points: Polyline, from: number, to: number, stepPx = 3): Point[] {
  const at = placeAlong(points);
  const count = Math.max(1, Math.round((lengthAlong(points) * Math.abs(to - from)) / stepPx));
  return Array.from({ length: count + 1 }, (_, i) => at(from + ((to - from) * i) / count));
}
