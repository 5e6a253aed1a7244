import type { MaskSummary } from './mask-summary.ts';

/** Reasons why the mask step cannot be left yet: names of messages. */
export type Missing = 'processing' | 'waiting' | 'missing' | 'checking' | 'blank' | 'unkept';

type MaskState = {
  generatingMask: boolean;
  /** True: the mask last examined selects next to nothing. */
  isBlank: boolean;
  /** True: the mask was examined since the last step. */
  isSettled: boolean;
  /** True: that mask could not be made into a picture. */
  hasFailed: boolean;
  summary: Pick<MaskSummary, 'pending' | 'hasSelection'>;
};

/**
 * The reason why the mask cannot be used yet; undefined where it can. A mask that could be used
 * counts as usable while it is examined again: should it be blank, the wizard leads back to it.
 */
export function findMissing(state: MaskState): Missing | undefined {
  const { generatingMask, isBlank, isSettled, hasFailed, summary } = state;
  if (generatingMask) return 'processing';
  if (summary.pending.length > 0) return 'waiting';
  if (!isSettled && !summary.hasSelection) return 'missing';
  if (!isBlank) return undefined;
  if (!isSettled) return 'checking';
  if (hasFailed) return 'unkept';
  return summary.hasSelection ? 'blank' : 'missing';
}
