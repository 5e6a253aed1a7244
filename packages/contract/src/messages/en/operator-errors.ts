/** Refusals of what an operator asks for, as the server answers them. */
export const operatorErrors = {
  ownAccount: 'Another operator has to do this: it is your own account.',
  operatorsAccount:
    'An operator’s account is not locked. Take the role away at the terminal first.',
  lockedBefore: 'This account is locked already.',
  notLocked: 'This account is not locked.',
  grantedBefore:
    'These credits were granted for this reason before. Give another reason to grant them again.',
  refundedBefore: 'This run was refunded before.',
  runGoesOn: 'This run has not ended yet.',
  nothingCharged: 'This run has cost nothing.',
} as const;
