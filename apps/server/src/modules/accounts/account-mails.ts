import { formatMessage } from '@toile/contract';
import { composeMail } from '../../adapters/mail/compose-mail.ts';
import type { Mail } from '../../adapters/mail/mail-port.ts';
import { currentWords } from '../../platform/language/current-words.ts';
import { mailTime } from './mail-time.ts';

/** A link that confirms a sign-up, with the name and time by which its owner recognises it. */
export type LinkOfSignup = { username: string; signedUpAt: Date; link: string };

function valuesOf({ username, signedUpAt }: LinkOfSignup) {
  return { username, time: mailTime(signedUpAt) };
}

/**
 * A mail that asks whether the address is the account's own; with several sign-ups it lists a link
 * for each.
 */
export function verificationMail(email: string, links: readonly LinkOfSignup[]): Mail {
  const { mail: words } = currentWords();
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

/** A mail to the owner of an address: somebody tried to register it again. */
export function addressTakenMail(
  { username, email }: { username: string; email: string },
  link: string,
): Mail {
  const { mail: words } = currentWords();
  return composeMail(email, {
    ...words.addressTaken,
    greeting: formatMessage(words.greeting, { username }),
    body: formatMessage(words.addressTaken.body, { username }),
    actions: [{ label: words.addressTaken.action, link }],
  });
}
