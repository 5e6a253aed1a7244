import { paletteWords } from '@toile/contract';
import { addPageWords } from '../page-words.ts';

addPageWords({ palettes: paletteWords });
