import { authWords } from '@toile/contract';
import { addPageWords } from '../../lib/page-words.ts';

// Imported by every screen of signing in and up, because any may load first.
addPageWords({ auth: authWords });
