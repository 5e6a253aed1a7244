import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { EngineError, type WordsTask } from '@toile/engines';
import { generateText, type LanguageModel, Output } from 'ai';
import { limitedFetch } from '../vendor/limited-fetch.ts';
import { errorOfSdk } from '../vendor/sdk-error.ts';
import { WORDS_PROVIDER_NAMES, type WordsAccess, type WordsProvider } from './words-reader.ts';

// Its warnings name what a model does not take: on the console, and once for each question.
globalThis.AI_SDK_LOG_WARNINGS = false;

const OLLAMA_URL = 'http://localhost:11434/v1';

/** Longest answer: in bytes, and in tokens with those that the model thinks with. */
const ANSWER_BYTES = 500_000;
const ANSWER_TOKENS = 6000;

type Way = { key: string; url: string | undefined; fetch: typeof fetch };

const chatOf = (id: string, { key, url, fetch }: Way): LanguageModel =>
  createOpenAI({ apiKey: key, baseURL: url, fetch }).chat(id);

/** Each provider's text models, by their names there. */
const MODELS: Record<WordsProvider, (id: string, way: Way) => LanguageModel> = {
  openai: (id, { key, url, fetch }) =>
    createOpenAI({ apiKey: key, baseURL: url, fetch }).responses(id),
  google: (id, { key, url, fetch }) =>
    createGoogleGenerativeAI({ apiKey: key, baseURL: url, fetch })(id),
  ollama: (id, { url = OLLAMA_URL, ...way }) => chatOf(id, { url, ...way }),
  server: chatOf,
};

/** OpenAI keeps no copy. Translating wants little thought, and somebody waits for it. */
const OPTIONS = { openai: { store: false, reasoningEffort: 'low' } };

/**
 * The answer of a text model to a task, of the shape of its schema.
 * @throws EngineError by what went wrong; the signal's reason when that came first.
 */
export async function askModel<Answer>(
  { provider, id, url, key, timeoutMs }: WordsAccess,
  { instruction, prompt, schema }: WordsTask<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  const vendor = WORDS_PROVIDER_NAMES[provider];
  const stops = AbortSignal.timeout(timeoutMs);
  try {
    const { output } = await generateText({
      // The SDK looks for a key in the environment where none is given.
      model: MODELS[provider](id, { key: key ?? 'none', url, fetch: limitedFetch(ANSWER_BYTES) }),
      system: instruction,
      prompt,
      output: Output.object({ schema }),
      maxOutputTokens: ANSWER_TOKENS,
      ...(provider === 'openai' && { providerOptions: OPTIONS }),
      // An order waits: a second try would come too late.
      maxRetries: 0,
      abortSignal: signal ? AbortSignal.any([signal, stops]) : stops,
    });
    return output;
  } catch (error) {
    signal?.throwIfAborted();
    if (stops.aborted) throw new EngineError('timed-out', `${vendor} did not answer in time`);
    throw errorOfSdk(error, { vendor, key: key ?? '' });
  }
}
