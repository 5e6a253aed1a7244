import { accountWords } from '@toile/contract';
import { addPageWords } from '../../lib/page-words.ts';

// Imported by every section of the account page, because any may load first.
addPageWords({ account: accountWords });
