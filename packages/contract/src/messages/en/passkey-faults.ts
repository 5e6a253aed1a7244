import { PASSKEY_NAME_MAX_LENGTH, PASSKEYS_PER_USER } from '../../limits.ts';

/** Refusals about passkeys, of the server and of its forms. */
export const passkeyFaults = {
  refused: 'This passkey was not accepted. Try again, or log in another way.',
  notMade: 'The passkey was not accepted. Try again.',
  known: 'This passkey is in use already.',
  tooMany: `An account has at most ${PASSKEYS_PER_USER} passkeys. Remove one first.`,
  nameRequired: 'Give the passkey a name',
  nameTooLong: `A name can have at most ${PASSKEY_NAME_MAX_LENGTH} characters`,
} as const;
