import { boardWords } from '@toile/contract';
import { addPageWords } from '../../lib/page-words.ts';

addPageWords({ boards: boardWords });
