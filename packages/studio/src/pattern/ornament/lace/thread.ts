import { type Canvas, createCanvas, DOMMatrix } from '@napi-rs/canvas';
import { adjust, type Hex, isDark, withAlpha } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { closedCurve, openCurve, type PathPoint } from '../../../core/smooth-path.ts';
import { paint } from '../../paint/paint.ts';
import type { Pen } from '../../paint/pen.ts';
import { repeatingFill } from '../../paint/texture.ts';

/** One repeat of a weave of threads. */
function weave(thread: Hex): Canvas {
  const canvas = createCanvas(12, 12);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = withAlpha(thread, 0.55);
  ctx.fillRect(0, 0, 12, 12);
  ctx.fillStyle = withAlpha(thread, 0.6);
  for (const y of [0, 4, 8]) ctx.fillRect(0, y, 12, 2);
  ctx.fillStyle = withAlpha(isDark(thread) ? adjust(thread, 0.12) : adjust(thread, -0.1), 0.35);
  for (const x of [0, 6]) ctx.fillRect(x, 0, 1.5, 12);
  return canvas;
}

const clothwork = (pen: Pen, thread: Hex) =>
  repeatingFill(pen, {
    name: `clothwork ${thread}`,
    make: () => weave(thread),
    place: new DOMMatrix().rotateSelf(34).scaleSelf(0.5, 0.5),
  });

/** A filled piece of lace with its raised outline. */
export function gimp(
  pen: Pen,
  points: readonly PathPoint[],
  { thread, cordWidth = 2.2, solid = false }: { thread: Hex; cordWidth?: number; solid?: boolean },
): void {
  const { ctx } = pen;
  const trace = () => {
    ctx.beginPath();
    closedCurve(ctx, points, 0.85);
  };
  if (pen.style === 'watercolour' || pen.style === 'embroidery') {
    paint(pen, (path) => closedCurve(path, points, 0.85), { colour: thread, radius: 20 });
  } else {
    trace();
    ctx.fillStyle = solid ? withAlpha(thread, 0.94) : clothwork(pen, thread);
    ctx.fill();
  }
  trace();
  ctx.strokeStyle = thread;
  ctx.lineWidth = cordWidth;
  ctx.lineJoin = 'round';
  ctx.stroke();
  if (!solid) return;
  trace();
  ctx.strokeStyle = withAlpha(adjust(thread, isDark(thread) ? 0.16 : -0.14), 0.55);
  ctx.lineWidth = 0.9;
  ctx.stroke();
}

/** A cord along points. */
export function cord(
  pen: Pen,
  points: readonly PathPoint[],
  { thread, width = 1.8 }: { thread: Hex; width?: number },
): void {
  const { ctx } = pen;
  ctx.strokeStyle = thread;
  ctx.lineWidth = width;
  ctx.lineCap = 'round';
  ctx.beginPath();
  openCurve(ctx, points);
  ctx.stroke();
}

/** A worked ring: bare within. */
export function ring(
  pen: Pen,
  [x, y, radius]: readonly [number, number, number],
  { thread, width = 1.8, hole }: { thread: Hex; width?: number; hole?: Hex },
): void {
  const { ctx } = pen;
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, TAU);
  if (hole) {
    ctx.fillStyle = hole;
    ctx.fill();
  }
  ctx.strokeStyle = thread;
  ctx.lineWidth = width;
  ctx.stroke();
}
