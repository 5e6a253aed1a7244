import { currentLanguage } from './current-language.ts';
import { translate } from './translate.ts';

/** A text of the English tables in the language of whoever reads what is written now. */
export const forReader = (text: string): string => translate(text, currentLanguage());
