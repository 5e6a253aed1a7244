import { outlookWords } from '@toile/contract';
import { addPageWords } from '../page-words.ts';

addPageWords({ outlook: outlookWords });
