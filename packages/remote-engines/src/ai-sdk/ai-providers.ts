import { createFal } from '@ai-sdk/fal';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createReplicate } from '@ai-sdk/replicate';
import type { ImageModel } from 'ai';
import type { Provider } from './ai-models.ts';

/** The way to a provider; `fetch` stands in for the platform's. */
type Access = { key: string; url?: string; fetch?: typeof fetch };

/** Each provider's image models, by their names there. */
const MODELS: Record<Provider, (id: string, access: Access) => ImageModel> = {
  openai: (id, { key, url, fetch }) => createOpenAI({ apiKey: key, baseURL: url, fetch }).image(id),
  google: (id, { key, url, fetch }) =>
    createGoogleGenerativeAI({ apiKey: key, baseURL: url, fetch }).image(id),
  fal: (id, { key, url, fetch }) => createFal({ apiKey: key, baseURL: url, fetch }).image(id),
  replicate: (id, { key, url, fetch }) =>
    createReplicate({ apiToken: key, baseURL: url, fetch }).image(id),
};

/** An image model of a provider. */
export function imageModel(provider: Provider, id: string, access: Access): ImageModel {
  return MODELS[provider](id, access);
}
