import { backdropWords } from '@toile/contract';
import { addPageWords } from './page-words.ts';

// Imported by the field of the user's own backdrop.
addPageWords({ backdrop: backdropWords });
