/** Reasons why a browser makes or proves no passkey. */
export const passkeyTroubles = {
  cancelled: 'Your browser gave no passkey. Try again, or go on another way.',
  known: 'This device has a passkey for your account already.',
  elsewhere: 'Passkeys work at the proper address of this site alone. Open it there.',
  unable: 'This device cannot make or use passkeys. Try another one.',
} as const;
