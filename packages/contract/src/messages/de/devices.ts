import type { devices as english } from '../en/devices.ts';
import type { Words } from '../words.ts';

/** Names of browsers in the list of a user's sessions, and of passkeys that nobody has named. */
export const devices: Words<typeof english> = {
  onSystem: '{browser} auf {system}',
  passkey: 'Passkey',
};
