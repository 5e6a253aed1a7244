import type { Repeat } from '@toile/contract';
import type { SheetCell, SheetPicture, ToolSheet } from './sheet-set.ts';

/** A drawn cell, and its times. */
export type DrawnCell = {
  cell: SheetCell;
  picture: Omit<SheetPicture, 'data'>;
  /** User and system time of this process, in milliseconds. */
  drawMs: number;
  encodeMs: number;
};

type DrawOptions = {
  repeat?: Repeat;
  sizePx: number;
  source?: string;
  mask?: string;
  garment?: string;
};

/** Called with every cell's PNG as it is drawn. */
type OnPng = (drawn: DrawnCell, png: Uint8Array) => Promise<void>;

/** Draws cell after cell in this thread, and measures the times of drawing and of encoding. */
export async function drawCells(
  { draw, encode }: Pick<ToolSheet<DrawOptions>, 'draw' | 'encode'>,
  { cells, options }: { cells: readonly SheetCell[]; options: DrawOptions },
  onPng: OnPng,
): Promise<DrawnCell[]> {
  const drawn: DrawnCell[] = [];
  for (const cell of cells) {
    const beforeDraw = process.cpuUsage();
    const picture = await draw(cell, options);
    const drawMs = millisecondsSince(beforeDraw);
    const beforeEncode = process.cpuUsage();
    const png = await encode(picture);
    const encodeMs = millisecondsSince(beforeEncode);
    const { data: _, ...rest } = picture;
    const result = { cell, picture: rest, drawMs, encodeMs };
    drawn.push(result);
    await onPng(result, png);
  }
  return drawn;
}

function millisecondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
