import { AsyncLocalStorage } from 'node:async_hooks';
import { LANGUAGES, type Language } from '@toile/contract';
import type { FastifyInstance } from 'fastify';
import { languageOf } from './request-language.ts';

const reader = new AsyncLocalStorage<Language>();

/** The language of whoever reads what is written now; English where nobody asked. */
export const currentLanguage = (): Language => reader.getStore() ?? LANGUAGES[0];

/** What an act returns that writes in a language. */
export const inLanguage = <Result>(language: Language, act: () => Result): Result =>
  reader.run(language, act);

/**
 * Remembers each request's language while it is answered. Twice, because the events of a body that
 * is read begin anew.
 */
export function rememberLanguages(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    reader.run(languageOf(request), done);
  });
  app.addHook('preValidation', (request, _reply, done) => {
    reader.run(languageOf(request), done);
  });
}
