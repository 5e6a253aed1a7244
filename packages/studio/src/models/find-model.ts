import { statSync } from 'node:fs';
import { join } from 'node:path';
import { EngineError } from '@toile/engines';
import { bundledFile } from './bundled-file.ts';
import type { Model } from './model.ts';
import { type ModelSettings, modelsInUse } from './model-settings.ts';
import { IS_NET } from './registry.ts';

/** The file in which a fetched model is kept. */
export const keptFile = (modelsDir: string, { file }: Model): string => join(modelsDir, file);

/**
 * The file of a model. Looked for anew each time: it may have arrived. Undefined where it is absent
 * or has another size than the manifest's, as a copy that was cut off has.
 */
export function findModel(
  model: Model,
  { modelsDir }: Pick<ModelSettings, 'modelsDir'> = modelsInUse(),
): string | undefined {
  const file = model.isBundled ? bundledFile(model.file) : keptFile(modelsDir, model);
  return statSync(file, { throwIfNoEntry: false })?.size === model.bytes ? file : undefined;
}

/** The file of a model without which nothing can be done. Throws an `unavailable` EngineError: 'no-model'. */
export function getModel(model: Model): string {
  const file = findModel(model);
  if (file) return file;
  throw new EngineError('unavailable', `The model ${model.id} has not been fetched`, {
    reason: 'no-model',
  });
}

/**
 * The file of the large cut-out model, or undefined where the small one is to be used: by choice,
 * or because the large one has not arrived.
 */
export function findCutOutModel(): string | undefined {
  const { cutOutModel } = modelsInUse();
  if (cutOutModel === 'selfie') return undefined;
  return cutOutModel === 'isnet' ? findModel(IS_NET) : cutOutModel;
}
