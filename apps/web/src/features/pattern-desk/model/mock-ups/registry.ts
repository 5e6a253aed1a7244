import { curtain } from './curtain.ts';
import { cushion } from './cushion.ts';
import { dress } from './dress.ts';
import type { MockUp } from './mock-up.ts';
import { tote } from './tote.ts';

/** The products, in their order on the desk. */
export const MOCK_UPS: readonly MockUp[] = [dress, tote, cushion, curtain];
