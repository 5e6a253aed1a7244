import type { Tool } from '../tool.ts';

/** Text to a fashion sketch. */
export const createSketch: Tool = {
  id: 'create-sketch',
  steps: ['prompt', 'result'],
  outputSize: { width: 768, height: 1024 },
  promptRequired: true,
  requiredImages: [],
  examples: [],
  settings: [],
  messages: 'create-sketch',
};
