import { givenPictureWords } from '@toile/contract';
import { addPageWords } from './page-words.ts';

// Imported by what asks for pictures.
addPageWords({ wizard: givenPictureWords });
