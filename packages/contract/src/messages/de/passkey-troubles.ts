import type { passkeyTroubles as english } from '../en/passkey-troubles.ts';
import type { Words } from '../words.ts';

/** Reasons why a browser makes or proves no passkey. */
export const passkeyTroubles: Words<typeof english> = {
  cancelled:
    'Dein Browser hat keinen Passkey geliefert. Versuch es noch einmal, oder nimm einen anderen Weg.',
  known: 'Dieses Gerät hat schon einen Passkey für dein Konto.',
  elsewhere: 'Passkeys gehen nur unter der richtigen Adresse dieser Seite. Öffne sie dort.',
  unable: 'Dieses Gerät kann Passkeys weder anlegen noch benutzen. Versuch ein anderes.',
};
