import { type Canvas, createCanvas, DOMMatrix } from '@napi-rs/canvas';
import { adjust, withAlpha } from '../../core/colour.ts';
import { createRng } from '../../core/rng.ts';
import { toneGradient } from './gradient.ts';
import { extentOf, type Medium } from './medium.ts';
import { repeatingFill } from './texture.ts';

const THREAD = 3.4;
const THREADS = 64;
const HALF = 128;
const PX_PER_UNIT = 2;

/**
 * Satin stitch: threads slant outward from the middle line of each shape. The threads are
 * drawn once, in light and shade only, and laid over the coloured shape as a pattern; so a
 * shape costs two fills however many stitches it shows.
 */
export const paintEmbroidery: Medium = (pen, outline, tone) => {
  const { ctx } = pen;
  const extent = extentOf(tone);
  ctx.beginPath();
  outline(ctx);
  ctx.lineJoin = 'round';
  ctx.strokeStyle = 'rgba(0,0,0,0.28)';
  ctx.lineWidth = Math.min(5, 1.5 + extent * 0.04);
  ctx.stroke();
  ctx.fillStyle = toneGradient(ctx, {
    ...tone,
    colour: adjust(tone.colour, -0.03),
    tip: adjust(tone.tip, 0.02),
  });
  ctx.fill();
  const size = (extent < 16 ? 0.55 : extent < 40 ? 0.75 : 1) / PX_PER_UNIT;
  const start = pen.rng.int(0, THREADS - 1) * THREAD;
  const place = new DOMMatrix()
    .scaleSelf(size, size)
    .translateSelf(-HALF * PX_PER_UNIT, start * PX_PER_UNIT);
  ctx.fillStyle = repeatingFill(pen, { name: 'stitches', make: drawStitches, place });
  ctx.fill();
  ctx.save();
  ctx.clip();
  ctx.strokeStyle = withAlpha(adjust(tone.colour, -0.25), 0.35);
  ctx.lineWidth = Math.max(1.6, Math.min(5, extent * 0.07));
  ctx.stroke();
  ctx.restore();
};

/** One repeat of the stitches: 2 × HALF wide with the middle line at HALF, THREADS threads high. */
function drawStitches(): Canvas {
  const rng = createRng('stitches');
  const height = THREAD * THREADS;
  const canvas = createCanvas(2 * HALF * PX_PER_UNIT, Math.round(height * PX_PER_UNIT));
  const ctx = canvas.getContext('2d');
  ctx.scale(PX_PER_UNIT, canvas.height / height);
  const rise = HALF * 0.55;
  for (const side of [-1, 1]) {
    for (let i = 0; i < THREADS; i += 1) {
      const shade = rng.range(-0.16, 0.2);
      for (const turn of [-1, 0, 1, 2]) {
        const y = i * THREAD + turn * height;
        const line = (offset: number, width: number, style: string) => {
          ctx.beginPath();
          ctx.moveTo(HALF, y + offset);
          ctx.lineTo(HALF + side * HALF, y + offset - rise);
          ctx.lineWidth = width;
          ctx.strokeStyle = style;
          ctx.stroke();
        };
        line(0, THREAD, shade > 0 ? `rgba(255,255,255,${shade})` : `rgba(0,0,0,${-shade})`);
        line(-THREAD * 0.2, THREAD * 0.35, 'rgba(255,255,255,0.16)');
        line(THREAD * 0.42, THREAD * 0.3, 'rgba(0,0,0,0.26)');
      }
    }
  }
  return canvas;
}
