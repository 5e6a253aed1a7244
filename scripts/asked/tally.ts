import { VERDICT_WORDS, type Verdict, type Verdicts } from './verdicts.ts';

/** The verdicts of some runs, counted. */
export type Tally = {
  runs: number;
  /** Runs of each verdict, from as asked to wrong. */
  counts: readonly number[];
  /** Runs that say what is missing, of those in which something is. */
  honest: number;
  lacking: number;
};

/** A name for some runs, and their ids. */
export type Group = { name: string; ids: readonly string[] };

/** A group for each tool, in the order of the prompts, and one for all. */
export function groupsOf(prompts: readonly { id: string; tool: string }[]): Group[] {
  const byTool = [...new Set(prompts.map(({ tool }) => tool))].map((name) => ({
    name,
    ids: prompts.filter(({ tool }) => tool === name).map(({ id }) => id),
  }));
  return [...byTool, { name: 'all', ids: prompts.map(({ id }) => id) }];
}

/** Counts the verdicts of a group. */
export function tallyOf(verdicts: Verdicts, { ids }: Group): Tally {
  const found = ids.flatMap((id) => verdicts[id] ?? []);
  const said = (word: Verdict['honest']) => found.filter(({ honest }) => honest === word).length;
  return {
    runs: found.length,
    counts: VERDICT_WORDS.map((word) => found.filter(({ verdict }) => verdict === word).length),
    honest: said('honest'),
    lacking: said('honest') + said('not honest'),
  };
}

const COLUMNS = ['runs', ...VERDICT_WORDS, 'honest'];
const NAME_LETTERS = 26;
const CELL_LETTERS = 14;

const line = (name: string, cells: readonly string[]) =>
  name.padEnd(NAME_LETTERS) + cells.map((cell) => cell.padStart(CELL_LETTERS)).join('');

export const TALLY_HEAD = line('', COLUMNS);

/** A line of the table: numbers, and percent of the runs; honest of those that lack something. */
export function formatTally(name: string, { runs, counts, honest, lacking }: Tally): string {
  const cells = [...counts.map((count) => shareOf(count, runs)), shareOf(honest, lacking)];
  return line(name, [String(runs), ...cells]);
}

/** A number and its percentage of a whole. */
export const shareOf = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${part} (${((part / whole) * 100).toFixed(0)} %)`;
