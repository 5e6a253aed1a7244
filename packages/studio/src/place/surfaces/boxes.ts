import { clamp } from '../../core/interpolate.ts';
import { type Light, scaleLight } from '../../core/linear.ts';
import { columnOf, rowOf } from '../optics/camera.ts';
import type { Layer } from '../optics/layer.ts';
import type { Stage } from '../stage.ts';
import { drawLayer } from './paint-layer.ts';

type Span = readonly [low: number, high: number];

/** A block with level and upright faces, in metres: x from the middle of the frame, y from the ground, z from the camera. */
export type Box = {
  x: Span;
  y: Span;
  z: Span;
  /** Light of its front. */
  light: Light;
  /** Times that on its top (1.5 without it) and on the side that is seen (0.6). */
  top?: number;
  side?: number;
};

/** Draws blocks that stand about one depth from far to near, as unsharp as that depth asks. */
export function paintBoxes(stage: Stage, depthM: number, boxes: readonly Box[]): void {
  drawLayer(stage, { depthM, isNear: true }, (layer) => {
    for (const box of boxes.toSorted((a, b) => b.z[0] - a.z[0])) drawBox(stage, layer, box);
  });
}

/** The faces of a block that the camera sees: its top from above, one side, its front. */
function drawBox({ camera }: Stage, layer: Layer, box: Box): void {
  const { x, y, z, light, top = 1.5, side = 0.6 } = box;
  const at = (across: number, up: number, away: number): Corner => [
    columnOf(camera, across, away) * layer.width,
    rowOf(camera, up, away) * layer.height,
  ];
  const [near, far] = z;
  if (y[1] < camera.heightM) {
    const face = [
      at(x[0], y[1], near),
      at(x[0], y[1], far),
      at(x[1], y[1], far),
      at(x[1], y[1], near),
    ];
    fillFace(layer, face, scaleLight(light, top));
  } else if (y[0] > camera.heightM) {
    const face = [
      at(x[0], y[0], near),
      at(x[0], y[0], far),
      at(x[1], y[0], far),
      at(x[1], y[0], near),
    ];
    fillFace(layer, face, scaleLight(light, side * 0.8));
  }
  const edge = x[0] > 0 ? x[0] : x[1];
  if (x[0] > 0 || x[1] < 0) {
    const face = [
      at(edge, y[0], near),
      at(edge, y[1], near),
      at(edge, y[1], far),
      at(edge, y[0], far),
    ];
    fillFace(layer, face, scaleLight(light, side));
  }
  fillFace(
    layer,
    [at(x[0], y[0], near), at(x[0], y[1], near), at(x[1], y[1], near), at(x[1], y[0], near)],
    light,
  );
}

type Corner = readonly [x: number, y: number];

/** Fills a convex outline, in pixels of the layer, with soft edges. */
export function fillFace(layer: Layer, corners: readonly Corner[], light: Light, alpha = 1): void {
  const { width, height, data } = layer;
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const turn = Math.sign(twiceArea(corners)) || 1;
  const left = Math.max(0, Math.floor(Math.min(...xs)) - 1);
  const right = Math.min(width - 1, Math.ceil(Math.max(...xs)) + 1);
  const top = Math.max(0, Math.floor(Math.min(...ys)) - 1);
  const bottom = Math.min(height - 1, Math.ceil(Math.max(...ys)) + 1);
  for (let row = top; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) {
      const inside = depthInside(corners, column + 0.5, row + 0.5, turn);
      const cover = clamp(inside + 0.5) * alpha;
      if (cover <= 0) continue;
      const to = (row * width + column) * 4;
      const rest = 1 - cover;
      for (let c = 0; c < 3; c += 1) data[to + c] = data[to + c] * rest + light[c] * cover;
      data[to + 3] = data[to + 3] * rest + cover;
    }
  }
}

function twiceArea(corners: readonly Corner[]): number {
  return corners.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length];
    return sum + x * nextY - nextX * y;
  }, 0);
}

/** Distance in pixels from a place to the nearest side of a convex outline; below 0 outside. */
function depthInside(corners: readonly Corner[], x: number, y: number, turn: number): number {
  let least = Infinity;
  for (let i = 0; i < corners.length; i += 1) {
    const [fromX, fromY] = corners[i];
    const [toX, toY] = corners[(i + 1) % corners.length];
    const length = Math.hypot(toX - fromX, toY - fromY);
    if (length < 1e-6) continue;
    const away = ((toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX)) / length;
    least = Math.min(least, away * turn);
  }
  return least;
}
