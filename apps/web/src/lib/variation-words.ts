import { variationWords } from '@toile/contract';
import { addPageWords } from './page-words.ts';

// Imported by what offers and shows variations.
addPageWords({ variations: variationWords });
