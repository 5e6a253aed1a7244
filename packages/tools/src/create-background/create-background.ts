import type { Tool } from '../tool.ts';

/** A new background, and where the engine can a new pose, for a model photo. */
export const createBackground: Tool = {
  id: 'create-background',
  steps: ['upload', 'mask', 'prompt', 'face', 'result'],
  outputSize: { width: 768, height: 1024 },
  promptRequired: true,
  requiredImages: ['original_target_image', 'binary_mask_image'],
  examples: [],
  settings: [],
  messages: 'create-background',
};
