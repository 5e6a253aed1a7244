import { REPEAT_CM_LIMITS } from '../../print-size.ts';

/** Validation error of a repeat's width: apart, because the landing page loads it. */
export const repeatFault = `Der Rapport muss zwischen ${REPEAT_CM_LIMITS.min} und ${REPEAT_CM_LIMITS.max} cm breit sein`;
