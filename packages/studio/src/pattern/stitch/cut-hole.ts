import { adjust, type Hex, isDark } from '../../core/colour.ts';
import { TAU } from '../../core/interpolate.ts';
import type { Context } from '../../core/sheet.ts';
import type { PathPoint } from '../../core/smooth-path.ts';

export type HoleTones = { thread: Hex; hole: Hex };

const POINTS = 30;

/** A round, or with `taper` drop-shaped, outline about (0, 0): `length` along −y, narrow towards +y. */
export function roundOutline({
  length,
  width,
  taper = 0,
}: {
  length: number;
  width: number;
  taper?: number;
}): PathPoint[] {
  return Array.from({ length: POINTS }, (_, i): PathPoint => {
    const angle = (i / POINTS) * TAU;
    const along = Math.cos(angle);
    return [(Math.sin(angle) * width * (1 + taper * along)) / 2, (-along * length) / 2];
  });
}

/** A leaf-shaped outline about (0, 0), pointed at both ends. */
export function leafOutline({ length, width }: { length: number; width: number }): PathPoint[] {
  return Array.from({ length: POINTS }, (_, i): PathPoint => {
    const t = i / POINTS;
    const side = t < 0.5 ? 1 : -1;
    const along = t < 0.5 ? t * 2 : 2 - t * 2;
    return [(side * Math.sin(Math.PI * along) ** 0.9 * width) / 2, (0.5 - along) * length];
  });
}

function trace(ctx: Context, points: readonly PathPoint[]): void {
  ctx.beginPath();
  for (const [x, y] of points) ctx.lineTo(x, y);
  ctx.closePath();
}

/** Short stitches across a line, `half` to each side, alternately in the light and in shade. */
function stitchAcross(
  ctx: Context,
  points: readonly PathPoint[],
  { half, thread }: { half: number; thread: Hex },
): void {
  const dark = isDark(thread);
  for (const odd of [0, 1]) {
    ctx.strokeStyle = adjust(thread, odd ? (dark ? 0.09 : 0.03) : dark ? -0.05 : -0.075);
    ctx.lineWidth = 1;
    ctx.beginPath();
    points.forEach(([x0, y0], i) => {
      const [x1, y1] = points[(i + 1) % points.length];
      const length = Math.hypot(x1 - x0, y1 - y0);
      const count = Math.max(1, Math.round(length / 1.7));
      const [nx, ny] = [(-(y1 - y0) / length) * half, ((x1 - x0) / length) * half];
      for (let k = 0; k < count; k += 1) {
        if ((i * 3 + k) % 2 !== odd) continue;
        const [x, y] = [x0 + ((x1 - x0) * k) / count, y0 + ((y1 - y0) * k) / count];
        ctx.moveTo(x - nx, y - ny);
        ctx.lineTo(x + nx, y + ny);
      }
    });
    ctx.stroke();
  }
}

/** A hole in the cloth: what lies below in the shade of its upper edge, and a rim of satin stitches. */
export function cutHole(
  ctx: Context,
  points: readonly PathPoint[],
  { rim, ...tones }: HoleTones & { rim: number },
): void {
  const { thread, hole } = tones;
  ctx.save();
  ctx.lineJoin = 'round';
  ctx.translate(rim * 0.16, rim * 0.42);
  trace(ctx, points);
  ctx.strokeStyle = 'rgba(30,20,20,0.2)';
  ctx.lineWidth = rim * 2.3;
  ctx.stroke();
  ctx.restore();
  trace(ctx, points);
  ctx.lineJoin = 'round';
  ctx.strokeStyle = thread;
  ctx.lineWidth = rim * 2;
  ctx.stroke();
  stitchAcross(ctx, points, { half: rim * 0.94, thread });
  ctx.save();
  const inner = points.map(([x, y]): PathPoint => {
    const reach = Math.hypot(x, y);
    const part = Math.max(0.3, (reach - rim * 0.6) / reach);
    return [x * part, y * part];
  });
  trace(ctx, inner);
  ctx.fillStyle = hole;
  ctx.fill();
  ctx.clip();
  ctx.translate(rim * 0.28, rim * 0.72);
  trace(ctx, inner);
  ctx.strokeStyle = 'rgba(20,14,20,0.34)';
  ctx.lineWidth = rim * 1.5;
  ctx.stroke();
  ctx.restore();
}

/** A raised shape of satin stitch that lies across it. */
export function satinShape(
  ctx: Context,
  points: readonly PathPoint[],
  { thread }: { thread: Hex },
): void {
  ctx.save();
  ctx.translate(0.6, 1.6);
  trace(ctx, points);
  ctx.fillStyle = 'rgba(30,20,20,0.22)';
  ctx.fill();
  ctx.restore();
  trace(ctx, points);
  ctx.fillStyle = thread;
  ctx.fill();
  ctx.save();
  ctx.clip();
  const reach = Math.max(...points.map(([x, y]) => Math.hypot(x, y)));
  const dark = isDark(thread);
  ctx.lineWidth = 1;
  for (const odd of [0, 1]) {
    ctx.strokeStyle = adjust(thread, odd ? (dark ? 0.09 : 0.03) : dark ? -0.05 : -0.07);
    ctx.beginPath();
    for (let y = -reach * 1.6, i = 0; y < reach * 1.6; y += 1.7, i += 1) {
      if (i % 2 !== odd) continue;
      ctx.moveTo(-reach, y + reach * 0.5);
      ctx.lineTo(reach, y - reach * 0.5);
    }
    ctx.stroke();
  }
  ctx.restore();
}
