import type { Plan } from '@toile/contract';

/** The chalk of each plan: the band of its card, and its mark where it is the user's own. */
export const PLAN_COLOUR: Record<Plan['name'], string> = {
  BASIC: 'bg-chalk-blue',
  STANDARD: 'bg-chalk-purple',
  PREMIUM: 'bg-chalk-green',
};
