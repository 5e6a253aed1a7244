import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { EngineDefinition } from '@toile/engines';
import { wholeNumberSchema } from '@toile/engines/setting';
import { z } from 'zod';
import { createStudioEngine } from './studio-engine.ts';

const isModelFile = (text: string) => text.endsWith('.onnx') && existsSync(text);

/** A model by name, or a file of one's own. */
const cutOutModelSchema = z
  .string()
  .default('isnet')
  .refine((text) => ['isnet', 'selfie'].includes(text) || isModelFile(text))
  .transform((text) => (isModelFile(text) ? resolve(text) : text));

const SETTINGS = {
  STUDIO_THREADS: {
    schema: wholeNumberSchema(1, 64).optional(),
    wants: 'a whole number from 1 to 64',
    meaning: 'Pictures that the studio engine draws at a time; one thread more stands ready.',
    fallback: 'the number of processor cores',
  },
  CUTOUT_MODEL: {
    schema: cutOutModelSchema,
    wants: 'isnet, selfie or the path of an .onnx file that is there',
    meaning:
      'Cuts subjects out of photos: `isnet` (88 MB, fetched once; 2.3 GB of memory at work), `selfie` (small, coarser), or a model file of IS-Net’s shape.',
    fallback: 'isnet',
  },
};

const { STUDIO_THREADS, CUTOUT_MODEL } = SETTINGS;

/** The engine that the product ships with. */
export const studio: EngineDefinition = {
  id: 'studio',
  settings: SETTINGS,
  create: (read, { isWorker, modelsDir, modelsUrl, checksPictures, wordsReader }) =>
    createStudioEngine({
      // A worker draws one image beyond its places, for a user who has none.
      threads: (read({ STUDIO_THREADS }) ?? availableParallelism()) + 1,
      // An API process alone names what can be drawn and never draws: its threads would stand idle.
      isWarm: isWorker,
      wordsReader,
      models: { modelsDir, modelsUrl, cutOutModel: read({ CUTOUT_MODEL }), checksPictures },
    }),
};
