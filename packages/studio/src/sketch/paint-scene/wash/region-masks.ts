import { boundsOf } from '../../../core/scene/bounds.ts';
import type { Polyline } from '../../../core/scene/point.ts';
import type { Context } from '../../../core/sheet.ts';
import type { Brush } from '../finish.ts';
import type { Page } from '../paper/lay-paper.ts';
import type { TracedRegion } from '../trace/trace-scene.ts';
import type { Scratch } from './scratch.ts';
import { hatchedShade } from './shade-amounts.ts';

/** One area in pixels: a box of the page and, for each pixel of it, 0 to 1. */
export type RegionMasks = {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Where the area takes the place of what was painted below. */
  cover: Float32Array;
  /** Where its colour goes. */
  paint: Float32Array;
  /** Pigment that shade, depth and hatching add. */
  shade: Float32Array;
  hasShade: boolean;
};

/** Room around an area for colour that leaves its outline and for blurs, in scene pixels. */
const MARGIN_PX = 8;

/** Draws an area's masks on a canvas, a channel each, and reads them. Undefined where it is off the page. */
export function regionMasks(
  traced: TracedRegion,
  { ctx, page, brush, scratch }: { ctx: Context; page: Page; brush: Brush; scratch: Scratch },
): RegionMasks | undefined {
  const box = pixelBox([...traced.cover, ...traced.paint], page);
  if (box.width <= 0 || box.height <= 0) return undefined;
  drawChannels(ctx, traced, { page, brush, box });
  const { data } = ctx.getImageData(box.left, box.top, box.width, box.height);
  const count = box.width * box.height;
  const cover = scratch('cover', count);
  const paint = scratch('paint', count);
  const shade = scratch('shade', count);
  for (let i = 0, o = 0; i < count; i += 1, o += 4) {
    cover[i] = data[o] / 255;
    paint[i] = data[o + 1] / 255;
    shade[i] = data[o + 2] / FULL_SHADE;
  }
  const hasShade = traced.shade.length + traced.depth.length > 0;
  return { ...box, cover, paint, shade, hasShade };
}

/** The channel's value of one unit of added pigment: two units fit. */
const FULL_SHADE = 127;

type Box = { left: number; top: number; width: number; height: number };

function pixelBox(lines: readonly Polyline[], { width, height, scale }: Page): Box {
  const { left, top, right, bottom } = boundsOf(lines);
  const x = Math.max(0, Math.floor((left - MARGIN_PX) * scale));
  const y = Math.max(0, Math.floor((top - MARGIN_PX) * scale));
  return {
    left: x,
    top: y,
    width: Math.min(width, Math.ceil((right + MARGIN_PX) * scale)) - x,
    height: Math.min(height, Math.ceil((bottom + MARGIN_PX) * scale)) - y,
  };
}

type Drawing = { page: Page; brush: Brush; box: Box };

/** Red: cover. Green: paint less light. Blue: shade, depth and hatching, added up. */
function drawChannels(ctx: Context, traced: TracedRegion, { page, brush, box }: Drawing): void {
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.globalCompositeOperation = 'source-over';
  ctx.fillStyle = '#000';
  ctx.fillRect(box.left, box.top, box.width, box.height);
  ctx.setTransform(page.scale, 0, 0, page.scale, 0, 0);
  ctx.globalCompositeOperation = 'lighter';
  fill(ctx, traced.cover, 'rgb(255,0,0)');
  fill(ctx, traced.paint, 'rgb(0,255,0)');
  const blue = (amount: number) => `rgb(0,0,${Math.round(amount * FULL_SHADE)})`;
  const isHatched = traced.hatch.length > 0;
  const { shaded, deepened, hatched } = hatchedShade(brush, isHatched);
  fill(ctx, traced.shade, blue(shaded));
  fill(ctx, traced.depth, blue(deepened));
  if (isHatched) drawHatch(ctx, traced, blue(hatched));
  ctx.globalCompositeOperation = 'darken';
  const kept = Math.round(brush.lightKeeps * 255);
  fill(ctx, traced.light, `rgb(255,${kept},255)`);
}

function drawHatch(ctx: Context, { shade, depth, hatch }: TracedRegion, colour: string): void {
  ctx.save();
  trace(ctx, [...shade, ...depth]);
  ctx.clip();
  fill(ctx, hatch, colour);
  ctx.restore();
}

function fill(ctx: Context, lines: readonly Polyline[], colour: string): void {
  if (lines.length === 0) return;
  trace(ctx, lines);
  ctx.fillStyle = colour;
  ctx.fill();
}

/** Makes some closed outlines the current path. */
export function trace(ctx: Context, lines: readonly Polyline[]): void {
  ctx.beginPath();
  for (const line of lines) {
    if (line.length < 3) continue;
    ctx.moveTo(line[0][0], line[0][1]);
    for (let i = 1; i < line.length; i += 1) ctx.lineTo(line[i][0], line[i][1]);
    ctx.closePath();
  }
}
