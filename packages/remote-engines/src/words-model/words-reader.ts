import { EngineError, type EngineErrorKind, type WordsReader } from '@toile/engines';

/** Providers of text models; `server` is any that speaks OpenAI's chat. */
export type WordsProvider = 'openai' | 'google' | 'ollama' | 'server';

/** A text model, and the way to it. */
export type WordsAccess = {
  provider: WordsProvider;
  /** The model's name there. */
  id: string;
  /** Address of its API. Absent: the provider's own. */
  url?: string | undefined;
  key?: string | undefined;
  /** Longest wait for an answer. */
  timeoutMs: number;
};

/** Names of the providers in errors. */
export const WORDS_PROVIDER_NAMES: Record<WordsProvider, string> = {
  openai: 'OpenAI',
  google: 'Google',
  ollama: 'Ollama',
  server: 'The server of WORDS_URL',
};

/** Questions at a time; a model that is asked more waits with all of them. */
const QUESTIONS_AT_ONCE = 8;
/** Rest of a model that is away, in milliseconds: meanwhile no order waits for it. */
const REST_MS = 30_000;

const TIRED: ReadonlySet<EngineErrorKind> = new Set([
  'unavailable',
  'timed-out',
  'rate-limited',
  'quota',
]);

function assertAccess({ provider, url, key }: WordsAccess): void {
  if (provider === 'server' && url === undefined) {
    throw new EngineError('unavailable', 'WORDS_URL does not say where the server is');
  }
  if ((provider === 'openai' || provider === 'google') && key === undefined) {
    throw new EngineError('unavailable', `There is no key for ${WORDS_PROVIDER_NAMES[provider]}`);
  }
}

/**
 * A text model that fills in schemas, by Vercel's AI SDK. After a failure of the model itself it is
 * left alone for a while: every question fails at once then.
 */
export function createWordsReader(access: WordsAccess): WordsReader {
  const vendor = WORDS_PROVIDER_NAMES[access.provider];
  let restsUntilMs = 0;
  let asking = 0;

  function assertAwake(): void {
    if (performance.now() < restsUntilMs) {
      throw new EngineError('unavailable', `${vendor} has failed; it is left alone for a while`);
    }
    if (asking >= QUESTIONS_AT_ONCE) {
      throw new EngineError('rate-limited', `${vendor} is being asked ${asking} questions`);
    }
  }

  function restAfter(error: unknown): void {
    if (!(error instanceof EngineError) || !TIRED.has(error.kind)) return;
    restsUntilMs = performance.now() + (error.retryAfterMs ?? REST_MS);
  }

  return {
    model: access.id,
    read: async (task, signal) => {
      assertAccess(access);
      assertAwake();
      asking += 1;
      try {
        // The SDK is large: only processes that ask load it.
        const { askModel } = await import('./ask-model.ts');
        return await askModel(access, task, signal);
      } catch (error) {
        restAfter(error);
        throw error;
      } finally {
        asking -= 1;
      }
    },
  };
}
