import type { MaskSummary } from './mask-summary.ts';

/** What a mask lacks before the step can be left: the message of that name says it. */
export type Missing = 'processing' | 'waiting' | 'missing' | 'checking' | 'blank' | 'unkept';

type MaskState = {
  generatingMask: boolean;
  /** Whether next to nothing is selected by the mask that was looked at last. */
  isBlank: boolean;
  /** Whether the mask has been looked at since the last step. */
  isSettled: boolean;
  /** Whether that mask could not be made into a picture. */
  hasFailed: boolean;
  summary: Pick<MaskSummary, 'pending' | 'hasSelection'>;
};

/**
 * What is missing yet; undefined where the mask can be used. A mask that could be used is taken
 * to be of use still while it is looked at again: should it be blank, the wizard leads back to it.
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
