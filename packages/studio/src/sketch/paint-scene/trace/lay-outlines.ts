import { lightness } from '../../../core/colour.ts';
import { clamp, lerp, smoothstep } from '../../../core/interpolate.ts';
import { createRng } from '../../../core/rng.ts';
import { boundsOf } from '../../../core/scene/bounds.ts';
import { distance, type Point, type Polyline } from '../../../core/scene/point.ts';
import type { Region, RegionClass } from '../../../core/scene/scene.ts';
import type { Brush } from '../finish.ts';
import type { LightEdge } from './light-edge.ts';
import { outwardNormals } from './outward-normals.ts';
import type { Strays } from './trace-scene.ts';
import { planeNoise } from './value-noise.ts';

/** Towards the light, as far as it matters to edges: seams that run across stay painted. */
const TO_LIGHT: Point = [-0.97, -0.24];
const STEP_PX = 5;
/** How far edges of a class stray, and how much is left unpainted, against cloth. */
const LOOSENESS: Partial<Record<RegionClass, number>> = {
  skin: 0.25,
  hair: 0.5,
  shoe: 0.4,
  backdrop: 3.2,
};
/** How much of that dark colours keep: white beside black leaps to the eye. */
const DARK_OPENNESS = 0.55;
const OPENNESS: Partial<Record<RegionClass, number>> = { skin: 0.45, hair: 0.6, backdrop: 0 };

type Laying = { brush: Brush; strays: Strays; open: LightEdge; seed: number };
type Laid = Record<'cover' | 'paint' | 'shade' | 'depth' | 'light', readonly Polyline[]>;

/**
 * Where a loose brush puts the colour of a region: beside the outline by the misregister,
 * straying from it smoothly (`cover`), and drawn back in places from the outer edges that face
 * the light (`paint`). Areas that meet stray alike, so that no paper shows between them.
 */
export function layOutlines(region: Region, { brush, strays, open, seed }: Laying): Laid {
  const looseness = LOOSENESS[region.class] ?? 1;
  const stray = strayBy(brush, strays, looseness);
  const dense = region.outlines.map(subdivided);
  const isReserved = brush.reservePx > 0 && region.reserve > 0;
  const paint = isReserved ? drawnBack(region, dense, { brush, open, seed }) : [];
  const moved = (lines: readonly Polyline[]) => lines.map((line) => subdivided(line).map(stray));
  const cover = dense.map((line) => line.map(stray));
  return {
    cover,
    paint: isReserved ? paint.map((line) => line.map(stray)) : cover,
    shade: moved(region.shade),
    depth: moved(region.depth),
    light: moved(region.light),
  };
}

function strayBy({ registerPx, warpPx }: Brush, { x, y }: Strays, looseness: number) {
  const far = warpPx * looseness;
  return ([px, py]: Point): Point => [
    px + registerPx[0] * looseness + far * (x(px / 42, py / 42) + 0.35 * x(px / 13, py / 13)),
    py + registerPx[1] * looseness + far * (y(px / 42, py / 42) + 0.35 * y(px / 13, py / 13)),
  ];
}

/** The outlines moved away from the light where they face it, by patches of noise. */
function drawnBack(
  region: Region,
  outlines: readonly Polyline[],
  { brush, open, seed }: Omit<Laying, 'strays'>,
): Polyline[] {
  const box = boundsOf(outlines);
  const narrow = Math.min(box.right - box.left, box.bottom - box.top);
  const widest =
    Math.min(brush.reservePx, narrow * 0.17) *
    clamp(region.reserve * 1.5) *
    lerp(DARK_OPENNESS, 1, smoothstep(0.2, 0.7, lightness(region.colour))) *
    (OPENNESS[region.class] ?? 1);
  const rng = createRng(seed);
  const patches = planeNoise(rng.seed());
  const rough = planeNoise(rng.seed());
  const normals = outwardNormals(outlines);
  return outlines.map((line, row) => {
    const lit = normals[row].map(
      ([nx, ny], i) => smoothstep(0.35, 0.9, nx * TO_LIGHT[0] + ny * TO_LIGHT[1]) * open(line[i]),
    );
    const facings = steadied(lit);
    return line.map(([x, y], i): Point => {
      const facing = facings[i];
      if (facing === 0) return [x, y];
      const patch = smoothstep(-0.08, 0.55, patches(x / 120, y / 130));
      const back = widest * facing * patch * (1 + 0.16 * rough(x / 19, y / 13));
      return [x - TO_LIGHT[0] * back, y - TO_LIGHT[1] * back];
    });
  });
}

/** Points on either side that must face the light too: the small turns of a hem stay painted. */
const STEADY = 8;

function steadied(lit: readonly number[]): number[] {
  const around = (i: number) => lit[(i + lit.length) % lit.length];
  return lit.map((own, i) => {
    if (own === 0) return 0;
    let sum = 0;
    for (let step = -STEADY; step <= STEADY; step += 1) sum += around(i + step);
    return own * smoothstep(0.45, 0.85, sum / (2 * STEADY + 1));
  });
}

/** The same closed outline with no side longer than a step; corners stay. */
function subdivided(line: Polyline): Point[] {
  const points: Point[] = [];
  line.forEach((from, i) => {
    const to = line[(i + 1) % line.length];
    const parts = Math.max(1, Math.ceil(distance(from, to) / STEP_PX));
    for (let part = 0; part < parts; part += 1) {
      const t = part / parts;
      points.push([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]);
    }
  });
  return points;
}
