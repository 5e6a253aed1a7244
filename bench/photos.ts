import { drawFigurePhoto, maskFromDots, openReading } from '@toile/studio/drawing';
import { backgroundSheet } from '../scripts/sheet/background-sheet.ts';
import { drawCells } from '../scripts/sheet/draw-cells.ts';
import { flatLaySheet } from '../scripts/sheet/flat-lay-sheet.ts';
import type { ToolSheet } from '../scripts/sheet/sheet-set.ts';
import { swapSheet } from '../scripts/sheet/swap-sheet.ts';
import { median } from './median.ts';

type PhotoTool = { name: string; sheet: ToolSheet<object>; targetMs: number; trialMs: string };

/** Photo tools; `trialMs` is the time of the method's trial before it was built here. */
const TOOLS: readonly PhotoTool[] = [
  { name: 'create-background', sheet: backgroundSheet, targetMs: 1500, trialMs: '350 to 1250' },
  { name: 'swap-garment', sheet: swapSheet, targetMs: 3000, trialMs: '3600 to 5400' },
  { name: 'image-to-flatlay', sheet: flatLaySheet, targetMs: 2500, trialMs: '2900 to 3900' },
];

const CELLS = 6;
const MASK_COLD_MS = 4000;
const MASK_WARM_MS = 1000;

/**
 * Prints the time of the photo tools in one thread for a photo that has been read before, beside
 * the PNG encode of the same pictures; and the time of a mask, of a new photo and of one read
 * before.
 */
export async function benchPhotos(): Promise<void> {
  for (const tool of TOOLS) await benchTool(tool);
  await benchMasks();
}

async function benchTool({ name, sheet, targetMs, trialMs }: PhotoTool): Promise<void> {
  const cells = (sheet.sets.reference?.cells ?? []).slice(0, CELLS);
  const options = { sizePx: 1024 };
  const draw: number[] = [];
  const encode: number[] = [];
  for (const cell of cells) {
    const ignore = () => Promise.resolve();
    // The first run reads the photo, and draws it if it is a figure of the engine's.
    await drawCells(sheet, { cells: [cell], options }, ignore);
    const [drawn] = await drawCells(sheet, { cells: [cell], options }, ignore);
    if (!drawn) continue;
    draw.push(drawn.drawMs);
    encode.push(drawn.encodeMs);
  }
  console.log(`${name} of 768 × 1024, photo read before, CPU (${draw.length} pictures)`);
  console.log(
    `  draw     median ${median(draw).toFixed(0)} ms (target ≤ ${targetMs}, trials ${trialMs})`,
  );
  console.log(`           slowest ${Math.max(...draw).toFixed(0)} ms`);
  console.log(`  baseline median ${median(encode).toFixed(0)} ms, the PNG encode of the same`);
}

const OUTFITS = ['red knee-length dress', 'white shirt and black trousers', 'camel coat'];
const DOTS = {
  wanted: [
    { x: 384, y: 330 },
    { x: 384, y: 460 },
  ],
  unwanted: [],
};

async function benchMasks(): Promise<void> {
  const cold: number[] = [];
  const warm: number[] = [];
  for (const outfit of OUTFITS) {
    const { png } = await drawFigurePhoto(outfit, { seed: 3, variant: 1 });
    const start = performance.now();
    const reading = await openReading(png);
    await maskFromDots(reading, DOTS);
    const seen = performance.now();
    await maskFromDots(reading, DOTS);
    cold.push(seen - start);
    warm.push(performance.now() - seen);
  }
  console.log(`mask from two dots of 768 × 1024, with the small cut-out (${cold.length} photos)`);
  console.log(`  first    slowest ${Math.max(...cold).toFixed(0)} ms (target ≤ ${MASK_COLD_MS})`);
  console.log(`  again    slowest ${Math.max(...warm).toFixed(0)} ms (target ≤ ${MASK_WARM_MS})`);
}
