import { createPattern, encodePng, patternToImageKind } from '@toile/studio/drawing';
import { getTool } from '@toile/tools';
import { CLOTH_SETS } from './cloth-prompts.ts';
import type { ToolSheet } from './sheet-set.ts';

const sources = new Map<string, Promise<Uint8Array>>();

/** A pattern drawn by the engine, as a user would upload it. */
function sourceOf(pattern: string): Promise<Uint8Array> {
  const known = sources.get(pattern);
  if (known) return known;
  const { data, sizePx } = createPattern({ prompt: pattern, seed: 1, variant: 0, sizePx: 512 });
  const png = encodePng({ data, width: sizePx, height: sizePx });
  sources.set(pattern, png);
  return png;
}

/** Sheets of pattern-to-image; a cell's prompt is the garment, a dash, and the pattern. */
export const clothSheet: ToolSheet<object> = {
  sets: CLOTH_SETS,
  ratio: 4 / 3,
  draw: async ({ prompt, ...recipe }) => {
    const [garment = '', pattern = ''] = prompt.split(' — ');
    const run = { ai_model: 'pattern-to-image', text_prompt: garment, num_images: 1 } as const;
    const brief = getTool('pattern-to-image').brief?.(run, { source: await sourceOf(pattern) });
    if (!brief) throw new Error('pattern-to-image has no brief');
    const drawn = await patternToImageKind(brief, recipe);
    return { ...drawn, family: drawn.choices.garment ?? '' };
  },
  encode: encodePng,
};
