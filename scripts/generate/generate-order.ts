import { parseArgs } from 'node:util';
import type { Recipe } from '@toile/engines';
import {
  listFields,
  listToolFields,
  listTools,
  type RunField,
  runSchemaOf,
  type ToolRun,
} from '@toile/tools';

/** The arguments of the command line. */
export type GenerateOrder = {
  fields: ToolRun;
  count: number;
  /** Recipe of the picture to vary. */
  origin?: Recipe;
  /** Width of the pictures in pixels; absent means the tool's own. */
  sizePx?: number;
  /** File of the source picture, for the tools that need one. */
  source?: string;
  /** File of the photo, for the tools that work on one. */
  photo?: string;
  /** File of the mask, for the tools that work on photos. */
  mask?: string;
  /** Folder for the pictures. */
  out: string;
};

/** Impossible arguments; the message explains them to the user. */
export class ArgumentFault extends Error {
  override name = 'ArgumentFault';
}

const MOST = 100;
const SIZES = ['256', '512', '1024', '2048'];

/** The line of help of a setting, with the tools that offer it. */
function helpOf(field: RunField): string {
  const { name, value, help } = field.flag;
  const tools = listTools().filter((tool) => listToolFields(tool).includes(field));
  return `  ${`--${name} ${value}`.padEnd(18)} ${help} (${tools.map(({ id }) => id).join(', ')})`;
}

export const USAGE = `npm run generate -- <tool> "<prompt>" [options]

  --count 4          number of pictures, 1 to ${MOST}; 1 by default
  --seed 7           the same seed gives the same pictures; by chance by default
  --vary 7:3         variations of the picture of that seed and place, as its file is named
${listFields().map(helpOf).join('\n')}
  --source file.png  the picture to work from (all tools that work on one)
  --photo file.jpg   the photo to work on, where there is a source besides (swap-garment;
                     create-background, whose source is then the backdrop)
  --mask file.png    what is meant of a photo; found by itself where a tool can (create-background)
  --size 1024        width in pixels: ${SIZES.join(', ')}
  --out ./out        folder for the pictures; ./out by default

npm run generate -- upscale-image ["<prompt>"] --source file.png [--repeat <repeat>] [--out ./out]

  Any picture at twice its width and height. One of Toile's own is drawn anew where its prompt
  is given (and its repeat, where it was set).`;

/** The order in a command line's arguments. Throws ArgumentFault with a sentence for the user. */
export function readGenerateOrder(args: readonly string[]): GenerateOrder {
  const { values, positionals } = parse(args);
  const [tool, prompt = '', ...rest] = positionals;
  if (tool === undefined) throw new ArgumentFault('Name a tool, for example create-pattern.');
  if (rest.length > 0) {
    throw new ArgumentFault(`Put the prompt in quotes: what does ${rest.join(' ')} belong to?`);
  }
  return {
    fields: readFields({ ...values, tool, prompt }),
    count: readCount(values.count),
    origin: readOrigin(values.vary),
    sizePx: readSize(values.size),
    source: values.source,
    photo: values.photo,
    mask: values.mask,
    out: values.out,
  };
}

const FIELD_OPTIONS = Object.fromEntries(
  listFields().map(({ flag }) => [flag.name, { type: 'string' } as const]),
);

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        count: { type: 'string', default: '1' },
        seed: { type: 'string' },
        vary: { type: 'string' },
        ...FIELD_OPTIONS,
        source: { type: 'string' },
        photo: { type: 'string' },
        mask: { type: 'string' },
        size: { type: 'string' },
        out: { type: 'string', default: 'out' },
      },
    });
  } catch (cause) {
    throw new ArgumentFault(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Texts of the command line by the names of its options. */
type FieldTexts = Partial<Record<string, string>> & { tool: string; prompt: string };

/** Options of the command line for the contract's fields. */
const OPTION_OF: Readonly<Record<string, string>> = {
  ai_model: 'tool',
  text_prompt: 'prompt',
  ...Object.fromEntries(listFields().map(({ name, flag }) => [name, `--${flag.name}`])),
  seed: '--seed',
};

function readFields({ tool, prompt, seed, ...texts }: FieldTexts): ToolRun {
  const fields = listFields();
  const parsed = runSchemaOf(fields).safeParse({
    ai_model: tool,
    text_prompt: prompt,
    ...Object.fromEntries(fields.map(({ name, flag }) => [name, texts[flag.name]])),
    seed,
  });
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path: [field], message }) => {
    const name = String(field);
    return `${OPTION_OF[name] ?? name}: ${message}`;
  });
  throw new ArgumentFault(faults.join('\n'));
}

function readCount(text: string): number {
  const count = Number(text);
  if (/^\d+$/.test(text) && count >= 1 && count <= MOST) return count;
  throw new ArgumentFault(`--count: a whole number from 1 to ${MOST}, not ${text}.`);
}

/** The recipe of `--vary`. Places count from 1 there. */
function readOrigin(text: string | undefined): Recipe | undefined {
  if (text === undefined) return undefined;
  const [, seed, place] = /^(\d{1,10}):([1-9]\d{0,5})$/.exec(text) ?? [];
  if (seed !== undefined && Number(seed) < 2 ** 32) {
    return { seed: Number(seed), variant: Number(place) - 1 };
  }
  throw new ArgumentFault(`--vary: a seed and a place, such as 7:3, not ${text}.`);
}

function readSize(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (SIZES.includes(text)) return Number(text);
  throw new ArgumentFault(`--size: ${SIZES.join(', ')}, not ${text}.`);
}
