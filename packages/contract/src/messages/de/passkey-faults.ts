import { PASSKEY_NAME_MAX_LENGTH, PASSKEYS_PER_USER } from '../../limits.ts';
import type { passkeyFaults as english } from '../en/passkey-faults.ts';
import type { Words } from '../words.ts';

/** Refusals about passkeys, of the server and of its forms. */
export const passkeyFaults: Words<typeof english> = {
  refused:
    'Dieser Passkey wurde nicht angenommen. Versuch es noch einmal, oder melde dich anders an.',
  notMade: 'Der Passkey wurde nicht angenommen. Versuch es noch einmal.',
  known: 'Dieser Passkey ist schon in Gebrauch.',
  tooMany: `Ein Konto hat höchstens ${PASSKEYS_PER_USER} Passkeys. Entferne zuerst einen.`,
  nameRequired: 'Gib dem Passkey einen Namen',
  nameTooLong: `Ein Name darf höchstens ${PASSKEY_NAME_MAX_LENGTH} Zeichen haben`,
};
