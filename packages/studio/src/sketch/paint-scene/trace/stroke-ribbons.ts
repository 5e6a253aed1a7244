import { createRng, type Rng } from '../../../core/rng.ts';
import { cutAlong, lengthAlong, resample } from '../../../core/scene/curve.ts';
import {
  add,
  distance,
  type Point,
  type Polyline,
  subtract,
  times,
  unitOf,
} from '../../../core/scene/point.ts';
import type { Stroke } from '../../../core/scene/scene.ts';
import type { Hand } from '../finish.ts';
import { ribbonsOf } from './ribbons-of.ts';

const STEP_PX = 2.4;
/** The small curves of a face need more points. */
const FACE_STEP_PX = 0.9;

/** The closed outlines that a hand draws for one stroke. */
export function strokeRibbons(stroke: Stroke, hand: Hand, seed: number): Polyline[] {
  const rng = createRng(seed);
  const lengthPx = lengthAlong(stroke.path);
  if (lengthPx < 0.8) return [];
  if (stroke.role === 'stitch') return dashes(stroke, { hand, rng, lengthPx });
  const path = resample(
    runOn(stroke, { hand, rng, lengthPx }),
    stroke.role === 'face' ? FACE_STEP_PX : STEP_PX,
  );
  const ribbons = ribbonsOf(path, { stroke, hand, rng });
  const isSearched = hand.isDoubled && stroke.role === 'contour' && lengthPx > 40;
  if (!isSearched) return ribbons;
  const faint = { ...stroke, weight: stroke.weight * 0.45, isShadowSide: false };
  const aside = path.map((point): Point => add(point, [rng.range(-0.1, 0.1), 0]));
  return [...ribbons, ...ribbonsOf(aside, { stroke: faint, hand, rng, driftPx: 1.5 })];
}

type Drawing = { hand: Hand; rng: Rng; lengthPx: number };

/** An open contour carried on a little past both of its ends. */
function runOn({ role, path }: Stroke, { hand, rng, lengthPx }: Drawing): Polyline {
  const last = path.length - 1;
  const isClosed = distance(path[0], path[last]) < 1.5;
  if (hand.overshootPx === 0 || role !== 'contour' || lengthPx < 45 || isClosed) return path;
  const before = unitOf(subtract(path[0], path[Math.min(last, 2)]));
  const after = unitOf(subtract(path[last], path[Math.max(0, last - 2)]));
  const far = () => hand.overshootPx * rng.range(0.3, 1.1);
  return [add(path[0], times(before, far())), ...path, add(path[last], times(after, far()))];
}

function dashes(stroke: Stroke, { hand, rng, lengthPx }: Drawing): Polyline[] {
  const [dash, gap] = hand.dash;
  const count = Math.max(1, Math.round(lengthPx / (dash + gap)));
  const pitch = 1 / count;
  const part = dash / (dash + gap);
  const even: Stroke = { ...stroke, taper: [0, 0] };
  return Array.from({ length: count }, (_, i) =>
    cutAlong(stroke.path, i * pitch, (i + part) * pitch, STEP_PX),
  ).flatMap((path) =>
    ribbonsOf(path, { stroke: even, hand: { ...hand, wobblePx: 0, lost: 0 }, rng }),
  );
}
