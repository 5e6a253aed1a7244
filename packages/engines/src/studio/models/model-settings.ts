import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

export const modelSettingsSchema = z.object({
  /** Where fetched models are kept; absent: none are. */
  modelsDir: z.string().optional(),
  /** `is-net`, `selfie`, or the path of a model of IS-Net's shape. */
  cutOutModel: z.string(),
});

export type ModelSettings = z.output<typeof modelSettingsSchema>;

/** What the file of the fetched cut-out model is called in `modelsDir`. */
export const IS_NET_FILE = 'is-net.onnx';

let settings: ModelSettings = { cutOutModel: 'selfie' };

/** Tells a thread which models to use; before the first picture. */
export function useModels(chosen: ModelSettings): void {
  settings = chosen;
}

/**
 * The file of the large cut-out model, or undefined where the small one is to be used:
 * by choice, or because the large one has not arrived. It is looked for anew each time.
 */
export function findCutOutModel(): string | undefined {
  const { modelsDir, cutOutModel } = settings;
  if (cutOutModel === 'selfie') return undefined;
  if (cutOutModel !== 'is-net') return cutOutModel;
  const path = modelsDir && join(modelsDir, IS_NET_FILE);
  return path && existsSync(path) ? path : undefined;
}
