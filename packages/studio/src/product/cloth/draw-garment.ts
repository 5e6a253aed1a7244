import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Fabric } from '../../core/fabrics/fabric.ts';
import { fabricOf } from '../../core/fabrics/registry.ts';
import type { Context } from '../../core/sheet.ts';
import { drawMark } from './marks/draw-mark.ts';
import { castShadow } from './paint/cast-shadow.ts';
import { movedPage, type Page } from './paint/page.ts';
import { type PanelContext, paintPanel } from './paint/paint-panel.ts';
import { composePage, type Wall } from './paint/studio-page.ts';
import type { GarmentPart, Panel } from './panel.ts';
import { HEM_BEHIND } from './parts/hem-behind.ts';
import { createPlainPrint } from './swatch/plain-print.ts';
import type { Print } from './swatch/print.ts';

export type GarmentOrder = {
  parts: readonly GarmentPart[];
  page: Page;
  print: Print;
  fabric: Fabric;
  wall?: Wall;
  seed: string;
};

/** Draws a garment part by part, from the lowest, and puts it on the studio's wall. RGBA, opaque. */
export function drawGarment(order: GarmentOrder): Uint8ClampedArray {
  return hangGarment(order, drawGarmentAlone(order));
}

/** A garment without a ground, part by part, from the lowest. */
export function drawGarmentAlone({ parts, ...context }: GarmentOrder): Canvas {
  const { width, height } = context.page;
  const canvas = createCanvas(width, height);
  drawParts(canvas.getContext('2d'), parts, context);
  return canvas;
}

/** A drawn garment on the studio's wall. RGBA, opaque. */
export const hangGarment = (
  { print, fabric, wall }: GarmentOrder,
  garment: Canvas,
): Uint8ClampedArray => composePage(garment, { colours: print.colours, sheer: fabric.sheer, wall });

function drawParts(ctx: Context, parts: readonly GarmentPart[], context: PanelContext): void {
  const { page, print } = context;
  const pen = { ctx, pxPerCm: page.pxPerCm, colours: print.colours };
  for (const part of parts) {
    if (part.is === 'group')
      drawParts(ctx, part.parts, { ...context, page: movedPage(page, part.at) });
    else if (part.is === 'panel') drawCloth(ctx, part, contextOf(part, context));
    else drawMark(pen, part, page);
  }
}

/** The print and the fabric of a panel: its own, where it has any. */
function contextOf({ own }: Panel, context: PanelContext): PanelContext {
  if (!own) return context;
  return {
    ...context,
    fabric: own.fabric ? fabricOf(own.fabric) : context.fabric,
    print: own.colour ? createPlainPrint(own.colour) : context.print,
  };
}

function drawCloth(ctx: Context, panel: Panel, context: PanelContext): void {
  const { sheer, id } = context.fabric;
  // The far hem shows through by itself.
  if (panel.name === HEM_BEHIND && sheer > 0) return;
  // Lace is seen through as it is; of sheer cloth the far side shows.
  if (sheer > 0 && id !== 'lace' && panel.isDouble) drawPanel(ctx, backOf(panel), context);
  drawPanel(ctx, sheer > 0 ? seenThrough(panel) : panel, context);
}

function drawPanel(ctx: Context, panel: Panel, context: PanelContext): void {
  const { page, print, fabric } = context;
  const painted = paintPanel(panel, context);
  if (!painted) return;
  const own = painted.canvas.getContext('2d');
  own.globalCompositeOperation = 'source-atop';
  own.translate(-painted.left, -painted.top);
  const pen = { ctx: own, pxPerCm: page.pxPerCm, colours: print.colours };
  for (const mark of panel.marks) drawMark(pen, mark, page);
  const cast = panel.cast * (1 - fabric.sheer * 0.75);
  if (cast > 0) castShadow(ctx, painted, { panel: { ...panel, cast }, page });
  ctx.drawImage(painted.canvas, painted.left, painted.top);
}

/** A panel of sheer cloth. Light comes through it, so the garment's inside is hardly shaded. */
const seenThrough = (panel: Panel): Panel =>
  panel.stuff === 'inside' ? { ...panel, shade: 0.93, bulge: 0, folds: [] } : panel;

/** The far side of a garment, as sheer cloth lets it be seen. */
const backOf = (panel: Panel): Panel => ({
  ...panel,
  name: `${panel.name}:back`,
  foldsLike: `${panel.foldsLike}:back`,
  shade: panel.shade * 0.97,
  cast: 0,
  marks: [],
});
