import { formatMessage, serverWords } from '@toile/contract';
import { composeMail } from '../../adapters/mail/compose-mail.ts';
import type { Mail } from '../../adapters/mail/mail-port.ts';

type Recipient = { username: string; email: string };

type MailName = 'verify' | 'addressTaken';

function compose(name: MailName, { username, email }: Recipient, link: string): Mail {
  const words = serverWords.mail[name];
  return composeMail(email, {
    ...words,
    greeting: formatMessage(serverWords.mail.greeting, { username }),
    body: formatMessage(words.body, { username }),
    link,
  });
}

/** Asks whether the address is the account's own. */
export function verificationMail(user: Recipient, link: string): Mail {
  return compose('verify', user, link);
}

/** Tells the owner of an address that somebody tried to register it again. */
export function addressTakenMail(user: Recipient, link: string): Mail {
  return compose('addressTaken', user, link);
}
