import { variationWords } from '@toile/contract';
import { addPageWords } from './page-words.ts';

// Imported where variations begin: their page, and the menu that offers them.
addPageWords({ variations: variationWords });
