import { encodePng, sketchKind, sketchToImageKind } from '@toile/studio/drawing';
import { getTool } from '@toile/tools';
import { RENDER_SETS } from './render-prompts.ts';
import type { SheetCell, ToolSheet } from './sheet-set.ts';

type Source = { png: Uint8Array; regionMap?: Uint8Array };

/** Sketches, each drawn once: the time of the second use is that of rendering alone. */
const sources = new Map<string, Promise<Source>>();

function sourceOf(cell: SheetCell): Promise<Source> {
  const key = JSON.stringify(cell);
  const known = sources.get(key) ?? drawSource(cell);
  sources.set(key, known);
  return known;
}

async function drawSource({ prompt, ...recipe }: SheetCell): Promise<Source> {
  const run = { ai_model: 'create-sketch', text_prompt: prompt, num_images: 1 } as const;
  const brief = getTool('create-sketch').brief?.(run, {});
  if (!brief) throw new Error('create-sketch has no brief');
  const drawn = await sketchKind(brief, recipe);
  return { png: await encodePng(drawn), regionMap: drawn.companions?.regionMap };
}

/** Sheets of sketch-to-image; a cell's prompt is the cloth, a dash, and the sketch: blind where it ends in "blind". */
export const renderSheet: ToolSheet<object> = {
  sets: RENDER_SETS,
  ratio: 4 / 3,
  draw: async ({ prompt, ...recipe }) => {
    const [cloth = '', sketch = '', way] = prompt.split(' — ');
    const source = await sourceOf({ prompt: sketch, ...(recipe.origin ?? recipe) });
    const run = { ai_model: 'sketch-to-image', text_prompt: cloth, num_images: 1 } as const;
    const brief = getTool('sketch-to-image').brief?.(run, { source: source.png });
    if (!brief) throw new Error('sketch-to-image has no brief');
    const sourceRegions = way === 'blind' ? undefined : source.regionMap;
    const drawn = await sketchToImageKind({ ...brief, sourceRegions }, recipe);
    return { ...drawn, family: way ?? 'mapped' };
  },
  encode: encodePng,
};
