import { maskingWords } from '@toile/contract';
import { addPageWords } from '../../lib/page-words.ts';

addPageWords({ masking: maskingWords });
