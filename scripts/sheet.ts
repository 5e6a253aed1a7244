import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Repeat, ToolId } from '@toile/contract';
import { backgroundSheet } from './sheet/background-sheet.ts';
import { formatFigures, listBroken } from './sheet/cell-figures.ts';
import { clothSheet } from './sheet/cloth-sheet.ts';
import { composeSheet, type SheetTile, thumbnailOf } from './sheet/compose-sheet.ts';
import { type DrawnCell, drawCells } from './sheet/draw-cells.ts';
import { flatLaySheet } from './sheet/flat-lay-sheet.ts';
import { patternSheet } from './sheet/pattern-sheet.ts';
import { renderSheet } from './sheet/render-sheet.ts';
import { readSheetOrder, USAGE } from './sheet/sheet-order.ts';
import { type ToolSheet, variationsOf } from './sheet/sheet-set.ts';
import { sketchSheet } from './sheet/sketch-sheet.ts';
import { swapSheet } from './sheet/swap-sheet.ts';

type SheetOptions = {
  repeat?: Repeat;
  sizePx: number;
  source?: string;
  mask?: string;
  garment?: string;
};

/** The tools that have sheets, a line each. */
const SHEETS: Partial<Record<ToolId, ToolSheet<SheetOptions>>> = {
  'create-background': backgroundSheet,
  'create-pattern': patternSheet,
  'create-sketch': sketchSheet,
  'image-to-flatlay': flatLaySheet,
  'pattern-to-image': clothSheet,
  'sketch-to-image': renderSheet,
  'swap-garment': swapSheet,
};

const sheetOf = (tool: string) =>
  Object.entries(SHEETS).find(([id]) => id === tool)?.[1] ??
  fail(`No sheet for ${tool}: one of ${Object.keys(SHEETS).join(', ')}.`);

function fail(message: string): never {
  throw new Error(message);
}

/** Draws a set of prompts, prints its figures and writes a contact sheet. */
async function main(): Promise<void> {
  const {
    tool,
    set,
    repeats,
    sizePx,
    isVaried,
    only = '',
    out,
    source,
    mask,
    garment,
  } = readSheetOrder(process.argv.slice(2));
  const sheet = sheetOf(tool);
  const runs =
    sheet.sets[set] ?? fail(`No set ${set}: one of ${Object.keys(sheet.sets).join(', ')}.`);
  const { columns, cells } = isVaried ? variationsOf(runs) : runs;
  const chosen = cells.filter(({ prompt }) => prompt.includes(only));
  if (chosen.length === 0) fail(`No prompt of ${set} holds “${only}”.`);
  const tiles: SheetTile[] = [];
  const drawn: DrawnCell[] = [];
  for (const repeat of repeats) {
    const options = { repeat, sizePx, source, mask, garment };
    const more = await drawCells(sheet, { cells: chosen, options }, async (result, png) => {
      if (out) tiles.push(await tileOf(result, png, sheet.ratio));
    });
    drawn.push(...more);
  }
  if (out) {
    await mkdir(dirname(out), { recursive: true });
    await composeSheet(out, { tiles, columns, ratio: sheet.ratio });
  }
  console.log(formatFigures(drawn));
  if (out) console.log(out);
  report(listBroken(drawn));
}

async function tileOf(
  { cell, picture }: DrawnCell,
  png: Uint8Array,
  ratio?: number,
): Promise<SheetTile> {
  const { motif: _, ...choices } = picture.choices;
  const unread = picture.unread.length > 0 ? [`unread ${picture.unread.join(', ')}`] : [];
  return {
    thumbnail: await thumbnailOf(png, ratio),
    title: `${cell.prompt} #${cell.variant}`,
    note: [...unread, picture.family, ...Object.values(choices)].join(' · '),
  };
}

function report(broken: readonly DrawnCell[]): void {
  if (broken.length === 0) return;
  for (const { cell, picture } of broken) {
    const { wrapX, interiorX, wrapY, interiorY } = picture.seam ?? fail('a cell without a seam');
    const across = `${wrapX.toFixed(1)} of ${interiorX.toFixed(1)}`;
    const down = `${wrapY.toFixed(1)} of ${interiorY.toFixed(1)}`;
    console.error(
      `NOT SEAMLESS ${cell.prompt} #${cell.variant} ${picture.choices.repeat}: ${across}, ${down}`,
    );
  }
  process.exitCode = 1;
}

try {
  await main();
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  console.error(`\n${USAGE}`);
  process.exitCode = 2;
}
