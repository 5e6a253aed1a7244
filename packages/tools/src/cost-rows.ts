import { settingWords } from './fields/en.ts';

/** Row of the cost table that several tools share. */
export const PATTERNS_AND_FLATLAY = settingWords.costRow;
