import type { SeamScore } from '@toile/contract';
import type { Recipe } from '@toile/engines';

/** One picture of a sheet: the same prompt, seed and variant give the same picture. */
export type SheetCell = Recipe & { prompt: string };

/** Prompts that are compared, in rows of `columns`. */
export type SheetSet = { columns: number; cells: readonly SheetCell[] };

/** A drawn cell before it is encoded: opaque RGBA. */
export type SheetPicture = {
  data: Uint8ClampedArray;
  width: number;
  height: number;
  /** The family of the drawing, for the table's rows. */
  family: string;
  choices: Readonly<Record<string, string>>;
  unread: readonly string[];
  seam?: SeamScore;
};

/** The sheets of one tool. `draw` works in this thread, so that its time can be taken. */
export type ToolSheet<Options> = {
  sets: Readonly<Record<string, SheetSet>>;
  draw: (cell: SheetCell, options: Options) => SheetPicture | Promise<SheetPicture>;
  /** Height over width of its pictures; absent: square. */
  ratio?: number;
  encode: (picture: SheetPicture) => Promise<Uint8Array>;
};

/** A cell for each of the first `count` variants of each prompt: a run of that prompt. */
export function runsOf(
  prompts: readonly string[],
  { count, seed = 1 }: { count: number; seed?: number },
): SheetSet {
  const variants = Array.from({ length: count }, (_, variant) => variant);
  const cells = prompts.flatMap((prompt) => variants.map((variant) => ({ prompt, seed, variant })));
  return { columns: count, cells };
}

/** Each first picture of a prompt, and beside it as many variations as a run has pictures. */
export function variationsOf({ cells }: SheetSet): SheetSet {
  const rows = cells
    .filter(({ prompt }, i) => cells.findIndex((cell) => cell.prompt === prompt) === i)
    .map(({ prompt, ...origin }) => [
      { prompt, ...origin },
      ...[4, 5, 6, 7].map((variant) => ({ prompt, seed: origin.seed + 1, variant, origin })),
    ]);
  return { columns: 5, cells: rows.flat() };
}
