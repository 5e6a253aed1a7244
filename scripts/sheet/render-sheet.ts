import { encodePng, sketchKind, sketchToImageKind } from '@toile/engines/studio';
import { getTool } from '@toile/tools';
import { RENDER_SETS } from './render-prompts.ts';
import type { ToolSheet } from './sheet-set.ts';

/** Sheets of sketch-to-image; a cell's prompt is the cloth, a dash, and the sketch: blind where it ends in "blind". */
export const renderSheet: ToolSheet<object> = {
  sets: RENDER_SETS,
  ratio: 4 / 3,
  draw: async ({ prompt, seed, variant }) => {
    const [cloth = '', sketch = '', way] = prompt.split(' — ');
    const run = { text_prompt: sketch, num_images: 1 } as const;
    const drawing = getTool('create-sketch').brief?.({ ...run, ai_model: 'create-sketch' }, {});
    if (!drawing) throw new Error('create-sketch has no brief');
    const source = await sketchKind(drawing, { seed, variant });
    const brief = getTool('sketch-to-image').brief?.(
      { ...run, text_prompt: cloth, ai_model: 'sketch-to-image' },
      { source: await encodePng(source) },
    );
    if (!brief) throw new Error('sketch-to-image has no brief');
    const sourceRegions = way === 'blind' ? undefined : source.companions?.regionMap;
    const drawn = await sketchToImageKind({ ...brief, sourceRegions }, { seed, variant });
    return { ...drawn, family: way ?? 'mapped' };
  },
  encode: encodePng,
};
