import type { WordsReaderDefinition } from '@toile/engines';
import { textSchema, wholeNumberSchema } from '@toile/engines/setting';
import { PROVIDER_KEYS } from '../vendor/provider-keys.ts';
import { keySchema, vendorUrlSchema } from '../vendor/vendor-settings.ts';
import { createWordsReader, type WordsProvider } from './words-reader.ts';

const modelSchema = textSchema(/^(openai|google|ollama|server)\/\S{1,200}$/)
  .transform((text) => {
    const slash = text.indexOf('/');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one of the pattern's words
    return { provider: text.slice(0, slash) as WordsProvider, id: text.slice(slash + 1) };
  })
  .optional();

const SETTINGS = {
  WORDS_MODEL: {
    schema: modelSchema,
    wants: 'a model such as openai/gpt-5-mini, google/gemini-2.5-flash or ollama/qwen3:4b',
    meaning:
      'Text model that puts prompts in the studio engine’s own words where that reads them only partly: `openai/…`, `google/…`, `ollama/…`, or `server/…` for another server that speaks OpenAI’s chat ([docs/engines.md](docs/engines.md)).',
    fallback: 'none',
  },
  WORDS_URL: {
    schema: vendorUrlSchema.optional(),
    wants: 'an address without a login, such as http://localhost:11434/v1',
    meaning: 'Address of the API of WORDS_MODEL, where it is not the usual one.',
    fallback: 'the provider’s; `http://localhost:11434/v1` for Ollama',
  },
  WORDS_KEY: {
    schema: keySchema,
    wants: 'a key of at least 8 letters',
    meaning: 'Key of the server at WORDS_URL, for a `server/…` that wants one.',
    fallback: 'none',
    isSecret: true,
  },
  WORDS_TIMEOUT: {
    schema: wholeNumberSchema(1, 60).default(8),
    wants: 'a whole number from 1 to 60',
    meaning: 'Longest wait for the text model in seconds; then a run goes on with its own words.',
    fallback: '8',
  },
};

const { WORDS_MODEL, WORDS_URL, WORDS_KEY, WORDS_TIMEOUT } = SETTINGS;
const { OPENAI_API_KEY, GOOGLE_GENERATIVE_AI_API_KEY } = PROVIDER_KEYS;

/** A text model of a provider or of a server of one's own, by Vercel's AI SDK. */
export const wordsModel: WordsReaderDefinition = {
  settings: SETTINGS,
  create: (read) => {
    const model = read({ WORDS_MODEL });
    const url = read({ WORDS_URL });
    const keys = {
      openai: read({ OPENAI_API_KEY }),
      google: read({ GOOGLE_GENERATIVE_AI_API_KEY }),
      ollama: undefined,
      server: read({ WORDS_KEY }),
    };
    const timeoutMs = read({ WORDS_TIMEOUT }) * 1000;
    if (!model) return undefined;
    return createWordsReader({ ...model, url, key: keys[model.provider], timeoutMs });
  },
};
