import { createFal } from '@ai-sdk/fal';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createReplicate } from '@ai-sdk/replicate';
import type { ImageModel } from 'ai';
import type { Provider } from './ai-models.ts';

type Access = { key: string; url?: string };

/** Each provider's image models, by their names there. */
const MODELS: Record<Provider, (id: string, access: Access) => ImageModel> = {
  openai: (id, { key, url }) => createOpenAI({ apiKey: key, baseURL: url }).image(id),
  google: (id, { key, url }) => createGoogleGenerativeAI({ apiKey: key, baseURL: url }).image(id),
  fal: (id, { key, url }) => createFal({ apiKey: key, baseURL: url }).image(id),
  replicate: (id, { key, url }) => createReplicate({ apiToken: key, baseURL: url }).image(id),
};

/** An image model of a provider. */
export function imageModel(provider: Provider, id: string, access: Access): ImageModel {
  return MODELS[provider](id, access);
}
