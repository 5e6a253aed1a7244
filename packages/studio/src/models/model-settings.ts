import { fileURLToPath } from 'node:url';
import { z } from 'zod';

export const modelSettingsSchema = z.object({
  /** Folder of fetched models. */
  modelsDir: z.string(),
  /** Folder of converted models, a file: or http(s): address; without it they come from npm packages. */
  modelsUrl: z.string().optional(),
  /** `isnet`, `selfie`, or the path of a model of IS-Net's shape. */
  cutOutModel: z.string(),
  /** True where pictures are checked, by a model that is fetched for it. */
  checksPictures: z.boolean(),
});

export type ModelSettings = z.output<typeof modelSettingsSchema>;

/** Models for whom nobody chose any: the tests and the commands of this repository. */
export const OWN_MODELS: ModelSettings = {
  modelsDir: fileURLToPath(new URL('../../../../.build/models', import.meta.url)),
  cutOutModel: 'selfie',
  checksPictures: true,
};

let settings = OWN_MODELS;

/** Tells a thread which models to use; before the first picture. */
export function useModels(chosen: ModelSettings): void {
  settings = chosen;
}

export function modelsInUse(): ModelSettings {
  return settings;
}
