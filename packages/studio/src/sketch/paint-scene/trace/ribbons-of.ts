import { smoothstep } from '../../../core/interpolate.ts';
import type { Rng } from '../../../core/rng.ts';
import { lengthAlong } from '../../../core/scene/curve.ts';
import {
  normalOf,
  type Point,
  type Polyline,
  subtract,
  unitOf,
} from '../../../core/scene/point.ts';
import type { Stroke } from '../../../core/scene/scene.ts';
import type { Hand } from '../finish.ts';
import { lineNoise } from './value-noise.ts';

const noise = lineNoise('ribbon');
/** A line thinner than this is not drawn. */
const LEAST_PX = 0.32;
/** A face is drawn with the hand held still. */
const STILL = 0.3;

type RibbonOptions = { stroke: Stroke; hand: Hand; rng: Rng; driftPx?: number };

/**
 * A line of changing width along a path of even steps, as closed outlines: one, or several
 * where it is lost in between. Width = pressure × taper × noise.
 */
export function ribbonsOf(path: Polyline, options: RibbonOptions): Polyline[] {
  const { hand, rng, driftPx = 0 } = options;
  const lengthPx = lengthAlong(path);
  const shift = rng.range(0, 64);
  const drift = rng.range(-driftPx, driftPx);
  const widthAt = widthAlong(lengthPx, options, shift);
  const wobblePx = hand.wobblePx * (options.stroke.role === 'face' ? STILL : 1);
  const ribbons: Polyline[] = [];
  let near: Point[] = [];
  let far: Point[] = [];
  const close = () => {
    if (near.length > 1) ribbons.push([...near, ...far.toReversed()]);
    near = [];
    far = [];
  };
  path.forEach(([x, y], i) => {
    const t = path.length === 1 ? 0 : i / (path.length - 1);
    const ahead = path[Math.min(path.length - 1, i + 1)];
    const [nx, ny] = normalOf(unitOf(subtract(ahead, path[Math.max(0, i - 1)])));
    const width = widthAt(t, Math.abs(nx));
    if (width < LEAST_PX * 0.6) return close();
    const along = t * lengthPx;
    const aside =
      drift + wobblePx * (noise(shift + along / 46) * 0.8 + noise(shift + 9 + along / 13) * 0.16);
    const half = Math.max(width, LEAST_PX) / 2;
    near.push([x + nx * (aside + half), y + ny * (aside + half)]);
    far.push([x + nx * (aside - half), y + ny * (aside - half)]);
  });
  close();
  return ribbons;
}

/** The line's width at a part of its length; `upright` is 1 where it runs down the page, 0 across. */
function widthAlong(lengthPx: number, { stroke, hand }: RibbonOptions, shift: number) {
  const side = stroke.isShadowSide ? hand.shadowSide : 1;
  const still = stroke.role === 'face' ? STILL : 1;
  const full = hand.widths[stroke.role] * stroke.weight * side;
  const [start, end] = hand.isBlunt ? [0, 0] : stroke.taper;
  const canBeLost = !stroke.isShadowSide && (stroke.role === 'contour' || stroke.role === 'fold');
  const lost = canBeLost && lengthPx > 60 ? hand.lost : 0;
  return (t: number, upright: number) => {
    const along = t * lengthPx;
    const pressure =
      1 +
      still * hand.vary * (0.8 * noise(shift + 21 + along / 70) + 0.2 * noise(shift + along / 19));
    const swell = rise(t, start) * rise(1 - t, end);
    const gone = lost * smoothstep(0.25, 0.8, noise(shift + 40 + along / 95));
    const nib = 1 + still * hand.nib * (upright - 0.5);
    return full * pressure * swell * nib * (1 - gone);
  };
}

/** From a fine point to full width over a part of the length. */
const rise = (t: number, over: number) =>
  over <= 0 ? 1 : 0.12 + 0.88 * smoothstep(0, 1, Math.min(1, t / over));
