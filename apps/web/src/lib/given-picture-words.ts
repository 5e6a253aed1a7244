import { givenPictureWords } from '@toile/contract';
import { addPageWords } from './page-words.ts';

// Imported by the step that asks for pictures.
addPageWords({ wizard: givenPictureWords });
