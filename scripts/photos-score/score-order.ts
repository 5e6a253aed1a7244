import { parseArgs } from 'node:util';
import { ArgumentFault } from '../generate/generate-order.ts';

export const HALVES = ['tuning', 'unseen'] as const;
export type Half = (typeof HALVES)[number];

export const PARTS = ['masks', 'swaps', 'flat-lays', 'doubts'] as const;
export type ScorePart = (typeof PARTS)[number];

export type ScoreOrder = {
  corpus: string;
  /** True for the folder that is drawn where it is missing. */
  isOwn: boolean;
  halves: readonly Half[];
  parts: readonly ScorePart[];
  models?: string;
  /** Folder for contact sheets of the swaps. */
  out?: string;
};

const OWN_CORPUS = '.build/photos-corpus';

export const USAGE = `npm run photos-score -- [--corpus folder] [--half tuning|unseen] [--only masks|swaps|flat-lays|doubts] [--models folder] [--out folder]

  --corpus  figures/<name>.png with <name>.<part>.mask.png for its parts (figure, skin, upper, outer,
            lower, full, shoes, held, hat), and flat-lays/<name>.<upper|lower|full>.png, each with a
            .mask.png of its outline where that is known. Without it ${OWN_CORPUS} is used, and
            filled with figures and garments that the studio draws.
  --half    one half alone; a picture's half follows from its name
  --models  where is-net.onnx is kept; without it the small cut-out that comes with us is used
  --out     contact sheets of the swaps: photo, flat-lay, result`;

/** Reads a command line's arguments. Throws ArgumentFault with a sentence for the user. */
export function readScoreOrder(args: readonly string[]): ScoreOrder {
  const { corpus, half, only, models, out } = parse(args);
  const halves = HALVES.filter((each) => half === undefined || each === half);
  const parts = PARTS.filter((each) => only === undefined || each === only);
  if (halves.length === 0) throw new ArgumentFault(`--half: ${HALVES.join(' or ')}.`);
  if (parts.length === 0) throw new ArgumentFault(`--only: ${PARTS.join(', ')}.`);
  return { corpus: corpus ?? OWN_CORPUS, isOwn: corpus === undefined, halves, parts, models, out };
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      options: { corpus: text, half: text, only: text, models: text, out: text },
    }).values;
  } catch (cause) {
    throw new ArgumentFault(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
