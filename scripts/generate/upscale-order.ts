import { parseArgs } from 'node:util';
import { REPEATS, type Repeat } from '@toile/contract';
import { ArgumentFault } from './generate-order.ts';

/** The arguments of a command that enlarges a picture. */
export type UpscaleOrder = {
  /** File of the picture. */
  source: string;
  /** Prompt that it was drawn from; empty when unknown. */
  prompt: string;
  repeat?: Repeat;
  out: string;
};

/** The word in the place of a tool's id. */
export const UPSCALE = 'upscale-image';

/** The order in a command line's arguments. Throws ArgumentFault with a sentence for the user. */
export function readUpscaleOrder(args: readonly string[]): UpscaleOrder {
  const { values, positionals } = parse(args);
  const [, prompt = '', ...rest] = positionals;
  if (rest.length > 0) {
    throw new ArgumentFault(`Put the prompt in quotes: what does ${rest.join(' ')} belong to?`);
  }
  const { source, repeat: wanted, out } = values;
  if (!source) throw new ArgumentFault('Name the picture to work from: --source file.png.');
  const repeat = REPEATS.find((one) => one === wanted);
  if (wanted !== undefined && !repeat) {
    throw new ArgumentFault(`--repeat: ${REPEATS.join(', ')}, not ${wanted}.`);
  }
  return { source, prompt, repeat, out };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        source: { type: 'string' },
        repeat: { type: 'string' },
        out: { type: 'string', default: 'out' },
      },
    });
  } catch (cause) {
    throw new ArgumentFault(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
