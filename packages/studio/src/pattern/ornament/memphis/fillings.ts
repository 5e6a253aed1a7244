import type { Hex } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import type { Context } from '../../../core/sheet.ts';

/** Covers the square of a radius about (0, 0), under a clip, with marks of one colour. */
export type Filling = (ctx: Context, radius: number, colour: Hex) => void;

/** Marks of a filling are so many to the radius, and never finer than can be woven or printed. */
const pitchOf = (radius: number, count: number) => Math.max(7, radius / count);

export const hatching: Filling = (ctx, radius, colour) => {
  const pitch = pitchOf(radius, 5);
  ctx.strokeStyle = colour;
  ctx.lineWidth = pitch * 0.36;
  ctx.beginPath();
  for (let x = -2 * radius; x <= 2 * radius; x += pitch) {
    ctx.moveTo(x - radius, radius);
    ctx.lineTo(x + radius, -radius);
  }
  ctx.stroke();
};

export const bars: Filling = (ctx, radius, colour) => {
  const pitch = pitchOf(radius, 3);
  ctx.fillStyle = colour;
  for (let y = -radius; y < radius; y += pitch) {
    ctx.fillRect(-radius * 1.2, y, radius * 2.4, pitch / 2);
  }
};

export const dots: Filling = (ctx, radius, colour) => {
  const pitch = pitchOf(radius, 3.4);
  const count = Math.ceil((radius * 1.2) / pitch);
  ctx.fillStyle = colour;
  ctx.beginPath();
  for (let i = -count; i <= count; i += 1) {
    for (let j = -count; j <= count; j += 1) {
      const x = (i + (Math.abs(j) % 2) / 2) * pitch;
      ctx.moveTo(x, j * pitch);
      ctx.arc(x, j * pitch, pitch * 0.24, 0, TAU);
    }
  }
  ctx.fill();
};

export const checker: Filling = (ctx, radius, colour) => {
  const side = pitchOf(radius, 2.6);
  const count = Math.ceil((radius * 1.2) / side);
  ctx.fillStyle = colour;
  for (let i = -count; i < count; i += 1) {
    for (let j = -count; j < count; j += 1) {
      if ((i + j) % 2 === 0) ctx.fillRect(i * side, j * side, side, side);
    }
  }
};

export const grid: Filling = (ctx, radius, colour) => {
  const pitch = pitchOf(radius, 3.2);
  ctx.strokeStyle = colour;
  ctx.lineWidth = pitch * 0.14;
  ctx.beginPath();
  for (let at = -1.5 * radius; at <= 1.5 * radius; at += pitch) {
    ctx.moveTo(at, -1.5 * radius);
    ctx.lineTo(at, 1.5 * radius);
    ctx.moveTo(-1.5 * radius, at);
    ctx.lineTo(1.5 * radius, at);
  }
  ctx.stroke();
};
