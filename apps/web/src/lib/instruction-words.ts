import { instructionWords } from '@toile/contract';
import { addPageWords } from './page-words.ts';

// Imported by what shows instructions or their pictures.
addPageWords({ instructions: instructionWords });
