import { authWords } from '@toile/contract';
import { addPageWords } from '../../lib/page-words.ts';

// Imported by every screen of signing in and up, whichever comes first.
addPageWords({ auth: authWords });
