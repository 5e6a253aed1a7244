import type { operatorErrors as english } from '../en/operator-errors.ts';
import type { Words } from '../words.ts';

/** Refusals about locks, codes and what operators ask for: the server's answers alone. */
export const operatorErrors: Words<typeof english> = {
  accountLocked:
    'Dieses Konto ist gesperrt. Deine Bilder bleiben erhalten. Wenn du das für einen Irrtum hältst, schreib an die, die diese Seite betreiben.',
  codeNeeded: 'Gib auch den Code deiner App ein.',
  codeWrong: 'Dieser Code stimmt nicht oder wurde schon benutzt.',
  twoFactorOn: 'Die Zwei-Faktor-Anmeldung ist schon an.',
  twoFactorOff: 'Die Zwei-Faktor-Anmeldung ist aus.',
  twoFactorNeeded:
    'Für den Betrieb braucht es die Zwei-Faktor-Anmeldung. Schalte sie in deinem Konto ein, oder melde dich mit Code oder Passkey neu an.',
  ownAccount: 'Das muss jemand anderes aus dem Betrieb tun: Es ist dein eigenes Konto.',
  operatorsAccount:
    'Das Konto eines Betreibers wird nicht gesperrt. Nimm ihm zuerst am Terminal die Rolle.',
  lockedBefore: 'Dieses Konto ist schon gesperrt.',
  notLocked: 'Dieses Konto ist nicht gesperrt.',
  grantedBefore:
    'Diese Credits wurden mit diesem Grund schon gutgeschrieben. Nenn einen anderen Grund, um sie noch einmal zu geben.',
  refundedBefore: 'Dieser Durchgang wurde schon erstattet.',
  runGoesOn: 'Dieser Durchgang ist noch nicht zu Ende.',
  nothingCharged: 'Dieser Durchgang hat nichts gekostet.',
};
