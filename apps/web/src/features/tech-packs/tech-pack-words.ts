import { techPackWords } from '@toile/contract';
import { addPageWords } from '../../lib/page-words.ts';

addPageWords({ techPack: techPackWords });
