import './i18n.ts';
import type {
  accountWords,
  authWords,
  dashboardWords,
  faceWords,
  landingWords,
  patternDeskWords,
  pricingWords,
  studioWords,
} from '@toile/contract';
import i18next from 'i18next';

/** The words that come with the pages which say them, by area. */
type AreaWords = {
  account: typeof accountWords;
  auth: typeof authWords;
  dashboard: typeof dashboardWords;
  faces: typeof faceWords;
  landing: typeof landingWords;
  patternDesk: typeof patternDeskWords;
  pricing: typeof pricingWords;
};

/** All that a page may have brought. */
export type PageWords = typeof studioWords & AreaWords;

/** Adds a page's words to those that are there: called where its code is loaded. */
export function addPageWords(words: Partial<AreaWords> | typeof studioWords): void {
  i18next.addResourceBundle('en', 'translation', words, true);
}
