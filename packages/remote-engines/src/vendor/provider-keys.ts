import { keySchema } from './vendor-settings.ts';

const keyOf = (provider: string, names: string) => ({
  schema: keySchema,
  wants: 'a key of at least 8 letters',
  meaning: `Key of ${provider}, for models that ${names} names.`,
  fallback: 'none',
  isSecret: true,
});

/** Keys of the providers that are reached through the AI SDK. */
export const PROVIDER_KEYS = {
  OPENAI_API_KEY: keyOf('OpenAI', 'AI_MODELS or WORDS_MODEL'),
  GOOGLE_GENERATIVE_AI_API_KEY: keyOf('Google', 'AI_MODELS or WORDS_MODEL'),
  FAL_API_KEY: keyOf('fal', 'AI_MODELS'),
  REPLICATE_API_TOKEN: keyOf('Replicate', 'AI_MODELS'),
};
