import { createCanvas } from '@napi-rs/canvas';
import type { Fabric } from '../../core/fabrics/fabric.ts';
import { drawMark } from './marks/draw-mark.ts';
import { castShadow } from './paint/cast-shadow.ts';
import type { Page } from './paint/page.ts';
import { type PanelContext, paintPanel } from './paint/paint-panel.ts';
import { composePage, type Wall } from './paint/studio-page.ts';
import type { GarmentPart, Panel } from './panel.ts';
import { HEM_BEHIND } from './parts/hem-behind.ts';
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
export function drawGarment({ parts, page, wall, ...rest }: GarmentOrder): Uint8ClampedArray {
  const canvas = createCanvas(page.width, page.height);
  const ctx = canvas.getContext('2d');
  const context: PanelContext = { page, ...rest };
  const pen = { ctx, pxPerCm: page.pxPerCm, colours: rest.print.colours };
  // Lace is seen through as it is; of sheer cloth the far side shows.
  const isSheer = rest.fabric.sheer > 0 && rest.fabric.id !== 'lace';
  for (const part of parts) {
    // The far hem shows through by itself.
    if (part.is === 'panel' && part.name === HEM_BEHIND && rest.fabric.sheer > 0) continue;
    if (part.is !== 'panel') drawMark(pen, part, page);
    else {
      if (isSheer && part.isDouble) drawPanel(backOf(part));
      drawPanel(rest.fabric.sheer > 0 ? seenThrough(part) : part);
    }
  }
  return composePage(canvas, { colours: rest.print.colours, sheer: rest.fabric.sheer, wall });

  function drawPanel(panel: Panel) {
    const painted = paintPanel(panel, context);
    if (!painted) return;
    const own = painted.canvas.getContext('2d');
    own.globalCompositeOperation = 'source-atop';
    own.translate(-painted.left, -painted.top);
    for (const mark of panel.marks) drawMark({ ...pen, ctx: own }, mark, page);
    const cast = panel.cast * (1 - rest.fabric.sheer * 0.75);
    if (cast > 0) castShadow(ctx, painted, { panel: { ...panel, cast }, page });
    ctx.drawImage(painted.canvas, painted.left, painted.top);
  }
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
