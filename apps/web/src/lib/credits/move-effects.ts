import type { CreditMove } from '@toile/contract';

export type MoveEffect = 'more' | 'less' | 'same';

/**
 * Effect of a movement on the available credits: a settlement takes credits that were held before.
 */
export const MOVE_EFFECTS: Record<CreditMove['kind'], MoveEffect> = {
  welcome: 'more',
  purchase: 'more',
  upgrade: 'more',
  restore: 'more',
  grant: 'more',
  'run-refund': 'more',
  release: 'more',
  hold: 'less',
  refund: 'less',
  settle: 'same',
};
