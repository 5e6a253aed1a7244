import { previewWords } from '@toile/contract';
import { addPageWords } from './page-words.ts';

// Imported by what shows an image's details.
addPageWords({ results: { preview: previewWords } });
