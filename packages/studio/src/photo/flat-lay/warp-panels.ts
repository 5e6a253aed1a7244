import type { Spot } from '../parse/point.ts';
import type { Panel } from './strip.ts';

/** Inverse map of a warp: the source coordinates of each pixel. */
export type Warp = {
  width: number;
  height: number;
  /** Place in the view; only where `covered` is set. */
  x: Float32Array;
  y: Float32Array;
  covered: Uint8Array;
};

/** Scale and offset from the layout to the picture, in pixels. */
export type Placement = { scale: number; left: number; top: number };

const ACROSS = 6;

/** Draws panels as patches: each cell of a strip's net is carried from the photo to the picture. */
export function warpPanels(
  panels: readonly Panel[],
  size: { width: number; height: number },
  placement: Placement,
): Warp {
  const pixels = size.width * size.height;
  const warp = {
    ...size,
    x: new Float32Array(pixels),
    y: new Float32Array(pixels),
    covered: new Uint8Array(pixels),
  };
  for (const { source, target } of panels) {
    const from = netOf(source.outer, source.inner);
    const to = netOf(target.outer, target.inner).map((row) =>
      row.map((spot) => placed(spot, placement)),
    );
    for (let row = 0; row + 1 < to.length; row += 1) {
      for (let k = 0; k < ACROSS; k += 1) {
        const cell = (net: Spot[][]) =>
          [net[row][k], net[row][k + 1], net[row + 1][k], net[row + 1][k + 1]] as const;
        const [a, b, c, d] = cell(to);
        const [p, q, r, s] = cell(from);
        fillTriangle(warp, [a, b, c], [p, q, r]);
        fillTriangle(warp, [d, c, b], [s, r, q]);
      }
    }
  }
  return warp;
}

/** A spot of the layout in the picture. */
function placed({ x, y }: Spot, { scale, left, top }: Placement): Spot {
  return { x: left + scale * x, y: top + scale * y };
}

function netOf(outer: readonly Spot[], inner: readonly Spot[]): Spot[][] {
  return outer.map((at, row) =>
    Array.from({ length: ACROSS + 1 }, (_, k) => ({
      x: inner[row].x + ((at.x - inner[row].x) * k) / ACROSS,
      y: inner[row].y + ((at.y - inner[row].y) * k) / ACROSS,
    })),
  );
}

type Triangle = readonly [Spot, Spot, Spot];

/** Tolerance of the barycentric test: triangles overlap a little, so that no cracks show between cells. */
const HAIR = 1e-3;

function fillTriangle(warp: Warp, [a, b, c]: Triangle, [p, q, r]: Triangle): void {
  const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
  if (Math.abs(area) < 1e-6) return;
  const left = Math.max(0, Math.floor(Math.min(a.x, b.x, c.x)));
  const right = Math.min(warp.width - 1, Math.ceil(Math.max(a.x, b.x, c.x)));
  const top = Math.max(0, Math.floor(Math.min(a.y, b.y, c.y)));
  const bottom = Math.min(warp.height - 1, Math.ceil(Math.max(a.y, b.y, c.y)));
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const v = ((x - a.x) * (c.y - a.y) - (c.x - a.x) * (y - a.y)) / area;
      const w = ((b.x - a.x) * (y - a.y) - (x - a.x) * (b.y - a.y)) / area;
      const u = 1 - v - w;
      if (u < -HAIR || v < -HAIR || w < -HAIR) continue;
      const i = y * warp.width + x;
      warp.x[i] = u * p.x + v * q.x + w * r.x;
      warp.y[i] = u * p.y + v * q.y + w * r.y;
      warp.covered[i] = 1;
    }
  }
}
