import { parseArgs } from 'node:util';
import { ArgumentFault } from '../generate/generate-order.ts';
import { HALVES, type Half } from './corpus.ts';

export type DrawOrder = {
  half: Half;
  /** Beginnings of the ids to draw; empty for all. */
  only: readonly string[];
  /** Pictures of a run. */
  count: number;
  out: string;
};

/** The arguments of the command line. */
export type AskedOrder =
  | ({ command: 'draw' } & DrawOrder)
  | { command: 'score'; folder: string }
  | { command: 'compare'; before: string; after: string }
  | { command: 'keep'; folder: string; name: string };

/** Pictures of a run in the product: the tables have a column for each. */
export const MOST_PICTURES = 4;

export const USAGE = `npm run asked -- draw --half tuning|tuning-third|unseen [--only p-001,s-] [--count 4] [--out .build/asked]
npm run asked -- score <folder>
npm run asked -- compare <folder or name of kept scores> <folder or name>
npm run asked -- keep <folder> --name 2026-11-before

  --half    the prompts to draw; those who build leave the unseen half alone
  --only    only ids that begin so
  --count   pictures of a run, 1 to ${MOST_PICTURES}
  --out     folder for sheets and tables of one half; runs that it holds already are not drawn again`;

/** Reads a command line's arguments. Throws ArgumentFault with a sentence for the user. */
export function readAskedOrder(args: readonly string[]): AskedOrder {
  const { values, positionals } = parse(args);
  const [command, one = '', other = ''] = positionals;
  if (command === 'draw') return { command, ...readDrawOrder(values) };
  if (command === 'score' && one) return { command, folder: one };
  if (command === 'compare' && one && other) return { command, before: one, after: other };
  if (command === 'keep' && one) return { command, folder: one, name: readName(values.name) };
  throw new ArgumentFault('Name a command with its folders: draw, score, compare or keep.');
}

type Values = ReturnType<typeof parse>['values'];

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        half: { type: 'string' },
        only: { type: 'string' },
        count: { type: 'string', default: String(MOST_PICTURES) },
        out: { type: 'string', default: '.build/asked' },
        name: { type: 'string' },
      },
    });
  } catch (cause) {
    throw new ArgumentFault(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

function readDrawOrder({ half: wanted, only = '', count: text, out }: Values): DrawOrder {
  const half = HALVES.find((each) => each === wanted);
  if (!half) throw new ArgumentFault(`--half: ${HALVES.join(' or ')}.`);
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > MOST_PICTURES) {
    throw new ArgumentFault(`--count: a whole number from 1 to ${MOST_PICTURES}, not ${text}.`);
  }
  return { half, only: only.split(',').filter(Boolean), count, out };
}

function readName(name = ''): string {
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return name;
  throw new ArgumentFault('--name: small letters, figures and hyphens, such as 2026-11-before.');
}
