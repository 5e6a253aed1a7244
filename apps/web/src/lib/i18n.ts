import { coreWords, pageLanguage } from '@toile/contract';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { PageWords } from './page-words.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof coreWords & PageWords };
    interpolationPrefix: '{';
    interpolationSuffix: '}';
  }
}

void i18next.use(initReactI18next).init({
  lng: pageLanguage.tag,
  resources: { [pageLanguage.tag]: { translation: coreWords } },
  interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  initAsync: false,
});
