import type { BriefKind } from '@toile/tools';
import type { Kind } from './kind.ts';
import { patternKind } from './pattern-kind.ts';

/** The kinds of brief that the studio engine renders, a line each. */
export const KINDS: Partial<Record<BriefKind, Kind>> = {
  'create-pattern': patternKind,
};

/** The ids of those kinds. */
export const KIND_IDS = Object.keys(KINDS) as BriefKind[]; // keys of the literal above
