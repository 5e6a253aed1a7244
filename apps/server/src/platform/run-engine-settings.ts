import { type Setting, wholeNumberSchema } from '@toile/engines/setting';
import { z } from 'zod';

/** Entries such as `comfyui=2`, with commas or spaces between them, as a map. */
function entriesSchema(entry: RegExp) {
  return z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.string().regex(entry)))
    .transform((entries) => new Map(entries.map((each) => toPair(each.split('=')))));
}

const toPair = ([name = '', value = '']: readonly string[]) => [name, value] as const;

/** The same with numbers as values. */
function numbersSchema(entry: RegExp) {
  return entriesSchema(entry).transform(
    (entries): ReadonlyMap<string, number> =>
      new Map([...entries].map(([name, value]) => [name, Number(value)])),
  );
}

/** The settings by which orders go to engines, whichever these are. */
export const RUN_ENGINE_SETTINGS = {
  TOOL_ENGINES: {
    schema: entriesSchema(/^[a-z-]+=[a-z\d-]+(\+[a-z\d-]+)*$/).transform(
      (entries): ReadonlyMap<string, readonly string[]> =>
        new Map([...entries].map(([tool, engines]) => [tool, engines.split('+')])),
    ),
    wants: 'tools with engines, such as create-pattern=studio,swap-garment=fashn+comfyui',
    meaning:
      'Engines of a tool, the first one in service first; the other tools go by the order of [docs/engines.md](docs/engines.md).',
    fallback: 'every engine for what it draws',
  },
  ENGINE_CREDITS: {
    schema: numbersSchema(/^[a-z\d-]+(\/[a-z-]+)?=[1-9]\d{0,2}$/),
    wants: 'engines with credits from 1 to 999, such as comfyui=2,openai-images/swap-garment=5',
    meaning: 'Credits for an image by an engine, or by an engine for one tool.',
    fallback: '1 for each image',
  },
  ENGINE_ORDERS: {
    schema: numbersSchema(/^[a-z\d-]+=([1-9]|[1-5]\d|6[0-4])$/),
    wants: 'engines with numbers from 1 to 64, such as comfyui=4',
    meaning: 'Images that one worker has on order at an engine elsewhere at a time.',
    fallback: 'by engine',
  },
  ENGINE_TIMEOUTS: {
    schema: numbersSchema(/^[a-z\d-]+=[1-9]\d{0,3}$/),
    wants: 'engines with seconds from 1 to 9999, such as comfyui=600',
    meaning: 'Longest time that one image of an engine elsewhere may take.',
    fallback: 'by engine',
  },
  ORDER_GRACE_SECONDS: {
    schema: wholeNumberSchema(0, 3600).default(120),
    wants: 'a whole number from 0 to 3600',
    meaning:
      'Longest wait of a server that is asked to end for paid pictures that cannot be fetched later ([docs/engines.md](docs/engines.md)).',
    fallback: '120',
  },
} as const satisfies Record<string, Setting>;
