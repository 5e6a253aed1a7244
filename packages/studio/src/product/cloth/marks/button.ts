import type { Rgb } from '../../../core/colour.ts';
import type { Point } from '../../../core/scene/point.ts';
import type { Context } from '../../../core/sheet.ts';
import type { ButtonLook } from './mark.ts';
import { css, type MarkPen } from './mark-pen.ts';

type Look = { light: string; body: string; dark: string; holes: boolean };

const LOOKS: Record<Exclude<ButtonLook, 'covered'>, Look> = {
  shell: { light: '#ffffff', body: '#f1ece2', dark: '#bdb3a3', holes: true },
  horn: { light: '#7d6350', body: '#4a362b', dark: '#241812', holes: true },
  metal: { light: '#f4ead2', body: '#b99a62', dark: '#6a5230', holes: false },
};

const TAU = Math.PI * 2;

/** A round button: its shadow, a dished face with a rim, four holes and thread. */
export function drawButton(
  pen: MarkPen,
  [x, y]: Point,
  { radiusCm, look, colour }: { radiusCm: number; look: ButtonLook; colour?: Rgb },
): void {
  const { ctx, pxPerCm, colours } = pen;
  const r = radiusCm * pxPerCm;
  const { light, body, dark, holes } = lookOf(look, { colour, ground: colours.ground });
  ctx.save();
  ctx.shadowColor = 'rgba(8,6,12,0.55)';
  ctx.shadowBlur = r * 0.9;
  ctx.shadowOffsetX = r * 0.3;
  ctx.shadowOffsetY = r * 0.45;
  ctx.fillStyle = dark;
  disc(ctx, { x, y, r });
  ctx.restore();
  const face = ctx.createLinearGradient(x - r, y - r, x + r, y + r);
  face.addColorStop(0, light);
  face.addColorStop(0.5, body);
  face.addColorStop(1, dark);
  ctx.fillStyle = face;
  disc(ctx, { x, y, r });
  const dish = ctx.createLinearGradient(x - r, y - r, x + r, y + r);
  dish.addColorStop(0, dark);
  dish.addColorStop(0.45, body);
  dish.addColorStop(1, light);
  ctx.fillStyle = dish;
  disc(ctx, { x, y, r: r * 0.74 });
  ctx.fillStyle = body;
  disc(ctx, { x, y, r: r * 0.66 });
  if (holes) drawHoles(ctx, { x, y, r });
}

function drawHoles(ctx: Context, { x, y, r }: { x: number; y: number; r: number }): void {
  ctx.fillStyle = 'rgba(30,22,22,0.75)';
  const d = r * 0.23;
  for (const [a, b] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ]) {
    disc(ctx, { x: x + a * d, y: y + b * d, r: Math.max(0.45, r * 0.11) });
  }
}

function disc(ctx: Context, { x, y, r }: { x: number; y: number; r: number }): void {
  ctx.beginPath();
  ctx.arc(x, y, r, 0, TAU);
  ctx.fill();
}

function lookOf(look: ButtonLook, { colour, ground }: { colour?: Rgb; ground: Rgb }): Look {
  if (look === 'covered') return coveredIn(colour ?? ground);
  if (!colour) return LOOKS[look];
  const { holes } = LOOKS[look];
  return { light: css(colour, 1.4), body: css(colour), dark: css(colour, 0.52), holes };
}

const coveredIn = (ground: Rgb): Look => ({
  light: css(ground, 1.15),
  body: css(ground, 0.94),
  dark: css(ground, 0.6),
  holes: false,
});

/** A worked slit; `turn` 0 lies level, a quarter turn stands upright. */
export function drawButtonhole(
  { ctx, pxPerCm }: MarkPen,
  [x, y]: Point,
  { lengthCm, turn }: { lengthCm: number; turn: number },
): void {
  const half = (lengthCm * pxPerCm) / 2;
  const [dx, dy] = [Math.cos(turn) * half, Math.sin(turn) * half];
  ctx.save();
  ctx.lineCap = 'round';
  for (const [colour, widthPx] of [
    ['rgba(10,8,16,0.32)', 2.4],
    ['rgba(10,8,16,0.6)', 0.9],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = (widthPx * pxPerCm) / 8;
    ctx.beginPath();
    ctx.moveTo(x - dx, y - dy);
    ctx.lineTo(x + dx, y + dy);
    ctx.stroke();
  }
  ctx.restore();
}
