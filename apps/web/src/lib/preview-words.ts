import { previewWords } from '@toile/contract';
import { addPageWords } from './page-words.ts';

// Imported where images' details begin: the preview, and the rows of the dashboard.
addPageWords({ results: { preview: previewWords } });
