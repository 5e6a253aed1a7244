import type { Tool } from '../tool.ts';
import { plate, words } from './en.ts';
import { EXAMPLES } from './examples.ts';

const SIZE = { width: 768, height: 1024 };

/** A new background, and where the engine supports it a new pose, for a photo of a model. */
export const createBackground: Tool = {
  id: 'create-background',
  comingSoon: false,
  steps: ['upload', 'mask', 'prompt', 'face', 'result'],
  outputSize: SIZE,
  promptRequired: true,
  requiredImages: ['original_target_image'],
  // Without a mask the subject is found by the engine.
  optionalImages: ['binary_mask_image', 'source_image'],
  takesBackdrop: true,
  masking: {
    marks: 'dots',
    parts: [
      'subject',
      'skin',
      'hair',
      'top',
      'outerwear',
      'dress',
      'skirt',
      'trousers',
      'shoes',
      'bag',
      'hat',
      'accessory',
      'hosiery',
    ],
    inverts: true,
    addsMore: true,
    repositions: true,
  },
  preview: 'preview-background',
  examples: EXAMPLES,
  settings: [],
  reads: ['face_id', 'mask_coordinates', 'reposition'],
  makes: ['model', 'garment'],
  words,
  plate,
  brief: (run, { source: backdrop, ...images }) => ({
    kind: 'create-background',
    prompt: run.text_prompt,
    size: SIZE,
    images: { ...images, ...(backdrop && { backdrop }) },
    settings: {
      ...(backdrop && { isPlaceGiven: true }),
      ...(run.face_id === undefined ? {} : { faceId: run.face_id }),
      ...(run.mask_coordinates ? { maskCoordinates: run.mask_coordinates } : {}),
      ...(run.reposition ? { reposition: run.reposition } : {}),
    },
  }),
  instruct: async (run, images) =>
    (await import('./instruction.ts')).instructBackground(run, images),
};
