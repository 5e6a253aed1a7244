/** Refusals about locks, codes and what operators ask for: the server's answers alone. */
export const operatorErrors = {
  accountLocked:
    'This account is locked. Your pictures are kept. If you think this is a mistake, write to whoever runs this site.',
  codeNeeded: 'Type the code of your app, too.',
  codeWrong: 'This code is wrong, or was used before.',
  twoFactorOn: 'Two-factor log-in is on already.',
  twoFactorOff: 'Two-factor log-in is off.',
  twoFactorNeeded:
    'Operators need two-factor log-in. Turn it on in your account, or log in again with a code or a passkey.',
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
