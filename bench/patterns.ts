import { drawCells } from '../scripts/sheet/draw-cells.ts';
import { patternSheet } from '../scripts/sheet/pattern-sheet.ts';
import { median } from './median.ts';

const TARGET_MEDIAN_MS = 500;
const TARGET_SLOWEST_MS = 1500;

/** Cells of the reference sheet, one picture for each prompt: every family once. */
const cells = patternSheet.sets.reference?.cells ?? [];

/** Prints the processor time of a 1024² pattern in one warm thread, beside the PNG encode of the same pictures. */
export async function benchPatterns(): Promise<void> {
  const options = { sizePx: 1024 };
  const ignore = async () => {};
  await drawCells(patternSheet, { cells: cells.slice(0, 5), options }, ignore);
  const drawn = await drawCells(patternSheet, { cells, options }, ignore);
  const draw = drawn.map(({ drawMs }) => drawMs);
  const encode = drawn.map(({ encodeMs }) => encodeMs);
  const slowest = Math.max(...draw);
  const slowestOf = drawn.find(({ drawMs }) => drawMs === slowest)?.cell.prompt;
  console.log(`pattern of 1024 × 1024, CPU in one thread (${drawn.length} prompts)`);
  console.log(`  draw     median ${median(draw).toFixed(0)} ms (target ≤ ${TARGET_MEDIAN_MS})`);
  console.log(
    `           slowest ${slowest.toFixed(0)} ms (target ≤ ${TARGET_SLOWEST_MS}): ${slowestOf}`,
  );
  console.log(
    `  baseline median ${median(encode).toFixed(0)} ms, the PNG encode of the same pictures`,
  );
}
