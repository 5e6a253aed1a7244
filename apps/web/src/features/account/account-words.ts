import { accountWords } from '@toile/contract';
import { addPageWords } from '../../lib/page-words.ts';

// Imported by every section of the account page, whichever comes first.
addPageWords({ account: accountWords });
