import { REPEAT_CM_LIMITS } from '../../print-size.ts';

/** Validation error of a repeat's width: apart, because the landing page loads it. */
export const repeatFault = `The repeat must be between ${REPEAT_CM_LIMITS.min} and ${REPEAT_CM_LIMITS.max} cm`;
