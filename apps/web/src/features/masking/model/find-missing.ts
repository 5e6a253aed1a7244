import type { MaskSummary } from './mask-summary.ts';

/** What a mask lacks before the step can be left: the message of that name says it. */
export type Missing = 'processing' | 'waiting' | 'missing' | 'blank' | 'unkept';

type MaskState = {
  generatingMask: boolean;
  isBlank: boolean;
  /** Whether the mask has been looked at since the last step. */
  isSettled: boolean;
  /** Whether the mask could not be made into a picture. */
  hasFailed: boolean;
  summary: Pick<MaskSummary, 'pending' | 'hasSelection'>;
};

/** What is missing yet; undefined where the mask can be used. */
export function findMissing(state: MaskState): Missing | undefined {
  const { generatingMask, isBlank, isSettled, hasFailed, summary } = state;
  if (generatingMask) return 'processing';
  if (summary.pending.length > 0) return 'waiting';
  if (!isSettled) return 'missing';
  if (hasFailed) return 'unkept';
  if (!isBlank) return undefined;
  return summary.hasSelection ? 'blank' : 'missing';
}
