import { clothSheet } from '../scripts/sheet/cloth-sheet.ts';
import { drawCells } from '../scripts/sheet/draw-cells.ts';
import { renderSheet } from '../scripts/sheet/render-sheet.ts';
import type { ToolSheet } from '../scripts/sheet/sheet-set.ts';
import { sketchSheet } from '../scripts/sheet/sketch-sheet.ts';
import { median } from './median.ts';

const MEGABYTE = 1024 * 1024;
const TARGET_MEGABYTES = 600;

type Drawing = { name: string; sheet: ToolSheet<object>; targetMs: number };

const DRAWINGS: readonly Drawing[] = [
  { name: 'create-sketch', sheet: sketchSheet, targetMs: 350 },
  { name: 'pattern-to-image', sheet: clothSheet, targetMs: 700 },
  { name: 'sketch-to-image', sheet: renderSheet, targetMs: 900 },
];

/**
 * Prints the processor time of the drawing kinds in one warm thread, beside the PNG encode of the
 * same pictures, and the process's peak memory meanwhile.
 */
export async function benchDrawings(): Promise<void> {
  for (const drawing of DRAWINGS) await benchDrawing(drawing);
}

async function benchDrawing({ name, sheet, targetMs }: Drawing): Promise<void> {
  const cells = sheet.sets.reference?.cells ?? [];
  let peak = 0;
  const watch = async () => {
    peak = Math.max(peak, process.memoryUsage.rss());
    // The memory of canvases is freed in the next turn of the event loop.
    await new Promise(setImmediate);
  };
  // Once to warm up, and to draw what the pictures are made from.
  await drawCells(sheet, { cells, options: { sizePx: 1024 } }, watch);
  const drawn = await drawCells(sheet, { cells, options: { sizePx: 1024 } }, watch);
  const draw = drawn.map(({ drawMs }) => drawMs);
  const encode = drawn.map(({ encodeMs }) => encodeMs);
  console.log(`${name} of 768 × 1024, CPU in one thread (${drawn.length} pictures)`);
  console.log(`  draw     median ${median(draw).toFixed(0)} ms (target ≤ ${targetMs})`);
  console.log(`           slowest ${Math.max(...draw).toFixed(0)} ms`);
  console.log(
    `  baseline median ${median(encode).toFixed(0)} ms, the PNG encode of the same pictures`,
  );
  console.log(
    `  memory   at most ${(peak / MEGABYTE).toFixed(0)} MB (target ≤ ${TARGET_MEGABYTES})`,
  );
}
