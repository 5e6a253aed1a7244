import './i18n.ts';
import {
  type accountWords,
  type authWords,
  type backdropWords,
  type boardWords,
  type catalogueWords,
  type commandWords,
  type dashboardWords,
  type faceWords,
  type givenPictureWords,
  type instructionWords,
  type landingWords,
  type maskingWords,
  type operatorWords,
  type outlookWords,
  pageLanguage,
  type paletteWords,
  type patternDeskWords,
  type previewWords,
  type pricingWords,
  type runPreviewWords,
  type sharedBoardWords,
  type studioWords,
  type techPackWords,
  type variationWords,
} from '@toile/contract';
import i18next from 'i18next';

/** Words that load with the pages that show them, by area. */
type AreaWords = {
  account: typeof accountWords;
  auth: typeof authWords;
  backdrop: typeof backdropWords;
  boards: typeof boardWords;
  catalogue: typeof catalogueWords;
  commands: typeof commandWords;
  dashboard: typeof dashboardWords;
  faces: typeof faceWords;
  runPreview: typeof runPreviewWords;
  instructions: typeof instructionWords;
  landing: typeof landingWords;
  masking: typeof maskingWords;
  operators: typeof operatorWords;
  outlook: typeof outlookWords;
  palettes: typeof paletteWords;
  patternDesk: typeof patternDeskWords;
  pricing: typeof pricingWords;
  results: { preview: typeof previewWords };
  sharedBoard: typeof sharedBoardWords;
  techPack: typeof techPackWords;
  variations: typeof variationWords;
  wizard: typeof givenPictureWords;
};

/** All words that pages can have loaded. */
export type PageWords = typeof studioWords & AreaWords;

/** Adds a page's words; called where its code is loaded. */
export function addPageWords(words: Partial<AreaWords> | typeof studioWords): void {
  i18next.addResourceBundle(pageLanguage.tag, 'translation', words, true);
}
