import type { Tool } from '../../tool.ts';
import { gauge } from './gauge.ts';

/** A made-up tool with a step and a setting of its own: what a new tool is, and no more. */
export const knitSwatch: Tool = {
  id: 'knit-swatch',
  comingSoon: false,
  steps: ['prompt', 'ask-gauge', 'result'],
  ownSteps: [
    {
      id: 'ask-gauge',
      name: 'Gauge',
      title: 'Choose the gauge',
      hint: 'Fine yarn shows small motifs, chunky yarn large ones.',
      settings: [gauge],
    },
  ],
  outputSize: { width: 1024, height: 1024 },
  promptRequired: true,
  requiredImages: [],
  examples: ['snowflakes in white on navy'],
  settings: [],
  makes: ['pattern'],
  words: {
    name: 'Knit swatch',
    summary: 'From a sentence to a knitted swatch.',
    promptHint: 'Motif and colours of the yarn.',
  },
  plate: { madeAlt: 'A knitted swatch', words: '“snowflakes on navy”' },
  brief: (run, images) => ({
    kind: 'create-pattern',
    prompt: run.text_prompt,
    size: { width: 1024, height: 1024 },
    images,
    settings: { gauge: run.gauge },
  }),
  instruct: async (run) => ({
    instruction: `A ${run.gauge ?? 'hand'} knitted swatch: ${run.text_prompt}`,
  }),
};
