import { operatorWords } from '@toile/contract';
import { addPageWords } from '../../lib/page-words.ts';

addPageWords({ operators: operatorWords });
