import { readFileSync } from 'node:fs';
import { bundledFile } from './bundled-file.ts';
import { type Model, manifestSchema } from './model.ts';

const manifest: unknown = JSON.parse(readFileSync(bundledFile('manifest.json'), 'utf8'));

/** Every model of the manifest. */
export const MODELS: readonly Model[] = manifestSchema.parse(manifest).models;

function getListed(id: string): Model {
  const model = MODELS.find((each) => each.id === id);
  if (!model) throw new Error(`The manifest lists no model ${id}`);
  return model;
}

export const SELFIE = getListed('selfie');
export const POSE = getListed('movenet-thunder');
export const SAFETY = getListed('nsfw-mobilenet-v2');
export const IS_NET = getListed('is-net');
