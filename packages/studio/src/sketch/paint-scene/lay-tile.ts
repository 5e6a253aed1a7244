import { modulo } from '../../core/interpolate.ts';
import type { Point } from '../../core/scene/point.ts';
import type { ClothTile, LaidCloth } from '../../core/scene/scene.ts';

type Target = {
  /** RGBA of a box of the page, row by row. */
  out: Uint8ClampedArray;
  /** In pixels of the painted page. */
  box: { left: number; top: number; width: number; height: number };
  /** Painted pixels for one of the scene's. */
  scale: number;
};

/**
 * Paints a picture laid on cloth into a box of the page. Beside its net the picture goes on
 * straight, so that no pixel of the box stays bare.
 */
export function layTile({ tile, columns, rows, page, flat }: LaidCloth, target: Target): void {
  straight(tile, target);
  const { box, scale } = target;
  const at = page.map(([x, y]): Point => [x * scale - box.left, y * scale - box.top]);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const a = row * (columns + 1) + column;
      const b = a + 1;
      const c = a + columns + 1;
      const d = c + 1;
      triangle([at[a], at[b], at[c]], [flat[a], flat[b], flat[c]], { tile, target });
      triangle([at[b], at[d], at[c]], [flat[b], flat[d], flat[c]], { tile, target });
    }
  }
}

function straight(tile: ClothTile, { out, box, scale }: Target): void {
  for (let y = 0, o = 0; y < box.height; y += 1) {
    for (let x = 0; x < box.width; x += 1, o += 4) {
      sample(tile, (x + box.left + 0.5) / scale, (y + box.top + 0.5) / scale, out, o);
    }
  }
}

type Corners = readonly [Point, Point, Point];

/** Paints one triangle of the net, given in pixels of the box: the place on the cloth runs evenly between its corners. */
function triangle(
  corners: Corners,
  flat: Corners,
  { tile, target: { out, box } }: { tile: ClothTile; target: Target },
): void {
  const [[ax, ay], [bx, by], [cx, cy]] = corners;
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  if (Math.abs(area) < 1e-6) return;
  const left = Math.max(0, Math.floor(Math.min(ax, bx, cx)));
  const right = Math.min(box.width - 1, Math.ceil(Math.max(ax, bx, cx)));
  const top = Math.max(0, Math.floor(Math.min(ay, by, cy)));
  const bottom = Math.min(box.height - 1, Math.ceil(Math.max(ay, by, cy)));
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const px = x + 0.5;
      const py = y + 0.5;
      const b = ((px - ax) * (cy - ay) - (cx - ax) * (py - ay)) / area;
      const c = ((bx - ax) * (py - ay) - (px - ax) * (by - ay)) / area;
      const a = 1 - b - c;
      if (a < -EDGE || b < -EDGE || c < -EDGE) continue;
      const u = a * flat[0][0] + b * flat[1][0] + c * flat[2][0];
      const v = a * flat[0][1] + b * flat[1][1] + c * flat[2][1];
      sample(tile, u, v, out, (y * box.width + x) * 4);
    }
  }
}

/** Slack of a triangle's edge, so that none between two is left out by rounding. */
const EDGE = 1e-6;

/** The picture's colour at a place of the cloth, between its four nearest pixels. */
function sample(
  { rgb, widthPx, heightPx, density }: ClothTile,
  u: number,
  v: number,
  out: Uint8ClampedArray,
  at: number,
): void {
  const x = u * density - 0.5;
  const y = v * density - 0.5;
  const column = Math.floor(x);
  const row = Math.floor(y);
  const fx = x - column;
  const fy = y - row;
  const left = modulo(column, widthPx);
  const right = left + 1 === widthPx ? 0 : left + 1;
  const upper = modulo(row, heightPx) * widthPx;
  const lower = modulo(row + 1, heightPx) * widthPx;
  for (let c = 0; c < 3; c += 1) {
    const above = rgb[(upper + left) * 3 + c] * (1 - fx) + rgb[(upper + right) * 3 + c] * fx;
    const below = rgb[(lower + left) * 3 + c] * (1 - fx) + rgb[(lower + right) * 3 + c] * fx;
    out[at + c] = above * (1 - fy) + below * fy;
  }
  out[at + 3] = 255;
}
