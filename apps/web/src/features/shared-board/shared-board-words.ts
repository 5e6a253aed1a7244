import { sharedBoardWords } from '@toile/contract';
import { addPageWords } from '../../lib/page-words.ts';

addPageWords({ sharedBoard: sharedBoardWords });
