import { parseArgs } from 'node:util';
import { REPEATS, type Repeat, repeatSchema } from '@toile/contract';

/** The arguments of the command line. */
export type SheetOrder = {
  tool: string;
  set: string;
  /** Repeats to draw; undefined leaves the choice to the engine. */
  repeats: readonly (Repeat | undefined)[];
  sizePx: number;
  /** True: variations follow each prompt's first picture. */
  isVaried: boolean;
  /** Text that the drawn prompts contain; absent: all are drawn. */
  only?: string;
  /** Files of a photo and of its mask, for the tools that work on photos. */
  source?: string;
  mask?: string;
  /** File of the flat-lay for a swap. */
  garment?: string;
  /** The sheet's file; absent when only the figures are needed. */
  out?: string;
};

export const USAGE = `npm run sheet -- <tool> [options]

  --set reference        which prompts; reference by default
  --repeat half-drop     the repeat of all pictures, or "all" for each of the four
  --vary                 each prompt's first picture and four variations of it
  --size 1024            width of the pictures in pixels before they are made small
  --only tartan          only the prompts that hold this text
  --source photo.jpg     the photo to work on (image-to-flatlay; create-background, with --mask)
  --mask mask.png        what to keep of it, or what to replace (swap-garment)
  --garment flat.png     the flat-lay that is put on instead (swap-garment)
  --out out/sheet.webp   file of the sheet, .webp or .png
  --no-picture           print the figures, write no sheet`;

/** Reads a command line's arguments. Throws with a sentence for the user. */
export function readSheetOrder(args: readonly string[]): SheetOrder {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      set: { type: 'string', default: 'reference' },
      repeat: { type: 'string' },
      vary: { type: 'boolean', default: false },
      size: { type: 'string', default: '1024' },
      only: { type: 'string' },
      source: { type: 'string' },
      mask: { type: 'string' },
      garment: { type: 'string' },
      out: { type: 'string' },
      'no-picture': { type: 'boolean', default: false },
    },
  });
  const { set, repeat, size, only, source, mask, garment, out, 'no-picture': noPicture } = values;
  const [tool] = positionals;
  if (tool === undefined) throw new Error('Name a tool, for example create-pattern.');
  const file = out ?? `out/${tool}-${set}.webp`;
  return {
    tool,
    set,
    repeats: readRepeats(repeat),
    sizePx: Number(size),
    isVaried: values.vary,
    only,
    source,
    mask,
    garment,
    out: noPicture ? undefined : file,
  };
}

function readRepeats(text: string | undefined): (Repeat | undefined)[] {
  if (text === 'all') return [...REPEATS];
  return [repeatSchema.optional().parse(text)];
}
