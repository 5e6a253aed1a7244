import { PSEUDO_LANGUAGE, pseudoWords, serverWords } from '@toile/contract';
import { serverWords as germanWords } from '@toile/contract/de';
import { currentLanguage } from './current-language.ts';

/** The server's words, any language's. */
export type ServerWords = typeof germanWords;

let pseudo: ServerWords | undefined;

/** The server's own words in the language of whoever reads what is written now. */
export function currentWords(): ServerWords {
  const language = currentLanguage();
  if (language === 'de') return germanWords;
  if (language !== PSEUDO_LANGUAGE) return serverWords;
  pseudo ??= pseudoWords(serverWords);
  return pseudo;
}
