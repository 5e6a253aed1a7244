import type { TrialPicture } from '@toile/contract';
import type { Tool } from '@toile/tools';

/** What stands in the way of a picture: `other` in the words of the error. */
export type TrialFault =
  | { reason: 'used' | 'off' | 'insecure' | 'offline' | 'empty' }
  | { reason: 'other'; text: string };

/** A picture with the words and the tool that it came from. */
export type DrawnTrial = TrialPicture & { prompt: string; tool: Tool };

export type TrialState =
  | { status: 'idle' }
  | { status: 'drawing'; prompt: string }
  | { status: 'drawn'; picture: DrawnTrial }
  | { status: 'failed'; fault: TrialFault };

/** Faults after which an account is the way on, and no further try. */
export const needsAccount = ({ reason }: TrialFault): boolean =>
  reason === 'used' || reason === 'off' || reason === 'insecure';
