import { encodePng, sketchKind, TRIAL_PROMPTS } from '@toile/studio/drawing';
import { getTool } from '@toile/tools';
import { runsOf, type SheetSet, type ToolSheet } from './sheet-set.ts';

/** Indexes of trial prompts that are drawn as whole runs: a gown and a man's suit. */
const AS_RUNS = new Set([0, 13]);

/** Reference set: each prompt as one picture, then two whole runs. */
const REFERENCE: SheetSet = {
  columns: 6,
  cells: [
    ...TRIAL_PROMPTS.slice(0, 16).map((prompt, i) => ({ prompt, seed: 1, variant: i % 4 })),
    ...runsOf(
      TRIAL_PROMPTS.filter((_prompt, i) => AS_RUNS.has(i)),
      { count: 4 },
    ).cells,
  ],
};

const HARD = [
  'asymmetric one-shoulder gown with a cut-out waist, obi and cathedral train',
  'double-breasted coat without collar, no buttons, no pockets, fringe hem',
  "boy's three piece suit with a red bow and sneakers",
  'see-through lace dress over nothing but a slip',
  'black on black: black turtleneck, black leather trousers, black coat',
  'white on white: white shirt, white jeans, white trench',
  '一件红色的连衣裙',
  'dress dress dress dress',
  '<script>alert(1)</script> coat',
  'technical flat of a wedding gown with train',
];

/** Sheets of create-sketch. */
export const sketchSheet: ToolSheet<object> = {
  sets: {
    reference: REFERENCE,
    // Three runs a row: sixty rows would make a picture higher than files can be.
    wide: { ...runsOf(TRIAL_PROMPTS, { count: 4 }), columns: 12 },
    hard: runsOf(HARD, { count: 4 }),
  },
  ratio: 4 / 3,
  draw: async ({ prompt, ...recipe }) => {
    const run = { ai_model: 'create-sketch', text_prompt: prompt, num_images: 1 } as const;
    const brief = getTool('create-sketch').brief?.(run, {});
    if (!brief) throw new Error('create-sketch has no brief');
    const drawn = await sketchKind(brief, recipe);
    return { ...drawn, family: drawn.choices.finish ?? '' };
  },
  encode: encodePng,
};
