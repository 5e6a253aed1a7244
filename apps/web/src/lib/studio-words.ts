import { studioWords } from '@toile/contract';
import { addPageWords } from './page-words.ts';

// Imported by every page of the studio, because any may load first.
addPageWords(studioWords);
