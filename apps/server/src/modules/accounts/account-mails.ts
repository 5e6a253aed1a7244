import { formatMessage, serverWords } from '@toile/contract';
import { composeMail } from '../../adapters/mail/compose-mail.ts';
import type { Mail } from '../../adapters/mail/mail-port.ts';
import { mailTime } from './mail-time.ts';

const { mail: words } = serverWords;

/** A link that confirms a sign-up, and what its owner knows that by. */
export type LinkOfSignup = { username: string; signedUpAt: Date; link: string };

function valuesOf({ username, signedUpAt }: LinkOfSignup) {
  return { username, time: mailTime(signedUpAt) };
}

/** Asks whether the address is the account's own; where several were asked for, which of them. */
export function verificationMail(email: string, links: readonly LinkOfSignup[]): Mail {
  const [only, ...more] = links;
  if (only && more.length === 0) {
    const values = valuesOf(only);
    return composeMail(email, {
      ...words.verify,
      greeting: formatMessage(words.greeting, values),
      body: formatMessage(words.verify.body, values),
      actions: [{ label: words.verify.action, link: only.link }],
    });
  }
  return composeMail(email, {
    ...words.verifySeveral,
    actions: links.map((one) => ({
      label: formatMessage(words.verifySeveral.action, valuesOf(one)),
      link: one.link,
    })),
  });
}

/** Tells the owner of an address that somebody tried to register it again. */
export function addressTakenMail(
  { username, email }: { username: string; email: string },
  link: string,
): Mail {
  return composeMail(email, {
    ...words.addressTaken,
    greeting: formatMessage(words.greeting, { username }),
    body: formatMessage(words.addressTaken.body, { username }),
    actions: [{ label: words.addressTaken.action, link }],
  });
}
