import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MOST_PICTURES } from './asked-order.ts';
import type { AskedPrompt } from './corpus.ts';
import { formatCsv, parseCsv } from './csv.ts';

/** A table to fill in; the first `keys` columns are given. */
type Table = { file: string; head: readonly string[]; keys: number };

/** One line a run, for the verdict by the rubric. */
export const VERDICTS: Table = {
  file: 'verdicts.csv',
  head: ['id', 'verdict', 'honest', 'note'],
  keys: 1,
};

const pictureColumns = Array.from({ length: MOST_PICTURES }, (_, i) => `picture ${i + 1}`);

/** One line a question, with a column for each picture of a run. */
export const ANSWERS: Table = {
  file: 'answers.csv',
  head: ['id', 'tool', 'kind', 'question', ...pictureColumns],
  keys: 4,
};

/** The lines of a table in a folder, each with a cell for every column. */
export function readTable(folder: string, { file, head }: Table): string[][] {
  const path = join(folder, file);
  if (!existsSync(path)) throw new Error(`${path} is missing.`);
  const [first, ...rows] = parseCsv(readFileSync(path, 'utf8'));
  if (first?.join() !== head.join()) throw new Error(`${file} has to begin with ${head.join()}.`);
  const odd = rows.find((row) => row.length !== head.length);
  if (odd) throw new Error(`${file}: the line of ${odd[0]} has ${odd.length} cells.`);
  return rows.map((row) => row.map((cell) => cell.trim()));
}

/** Writes both tables for the prompts of a drawing; what is filled in already stays. */
export function writeTables(folder: string, prompts: readonly AskedPrompt[]): void {
  const questions = prompts.flatMap(({ id, tool, questions: all }) =>
    all.map(({ kind, text }) => [id, tool, kind, text]),
  );
  const runs = prompts.map(({ id }) => [id]);
  writeTable(folder, VERDICTS, runs);
  writeTable(folder, ANSWERS, questions);
}

/** The ids of runs that have something filled in, in either table. */
export function listFilled(folder: string): Set<string> {
  const filled = [VERDICTS, ANSWERS].flatMap((table) =>
    existing(folder, table).filter((row) => row.slice(table.keys).some((cell) => cell !== '')),
  );
  return new Set(filled.map(([id = '']) => id));
}

function writeTable(folder: string, table: Table, lines: readonly (readonly string[])[]): void {
  const keyOf = (row: readonly string[]) => JSON.stringify(row.slice(0, table.keys));
  const known = new Map(existing(folder, table).map((row) => [keyOf(row), row]));
  const rows = lines.map(
    (line) => known.get(keyOf(line)) ?? table.head.map((_, i) => line[i] ?? ''),
  );
  writeFileSync(join(folder, table.file), formatCsv([table.head, ...rows]));
}

const existing = (folder: string, table: Table) =>
  existsSync(join(folder, table.file)) ? readTable(folder, table) : [];
