import type { MailPort } from '../../adapters/mail/mail-port.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { hashToken, makeToken } from '../../platform/token.ts';
import { type LinkOfSignup, verificationMail } from './account-mails.ts';
import { sendPatiently } from './mail-sending.ts';
import { insertLink, type RegistrationRow } from './registrations.repository.ts';

const LINK_LIFE_MS = 24 * 3600 * 1000;

type LinkSendingDeps = { database: Database; mail: MailPort; clock: Clock; publicUrl: string };

/** Mails a link for each of some sign-ups, all of one e-mail. */
export type SendLinks = (registrations: readonly RegistrationRow[]) => Promise<void>;

/**
 * Sends links. Older links stay valid: each gives the account only to the password of its own
 * sign-up.
 */
export function createLinkSending(deps: LinkSendingDeps): SendLinks {
  const { database, mail, clock, publicUrl } = deps;

  async function makeLink({ id, username, createdAt }: RegistrationRow): Promise<LinkOfSignup> {
    const token = makeToken();
    const expiresAt = new Date(clock().getTime() + LINK_LIFE_MS);
    await insertLink(database, { tokenHash: hashToken(token), registrationId: id, expiresAt });
    return { username, signedUpAt: createdAt, link: `${publicUrl}/verify-email?data=${token}` };
  }

  return async function sendLinks(registrations) {
    const [first] = registrations;
    if (!first) return;
    const links: LinkOfSignup[] = [];
    for (const registration of registrations) links.push(await makeLink(registration));
    await sendPatiently(mail, verificationMail(first.email, links));
  };
}
