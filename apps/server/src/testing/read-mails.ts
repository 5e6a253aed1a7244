import type { Email } from 'postal-mime';
import { mailFolder } from '../adapters/mail/create-mail.ts';
import { listMails } from '../adapters/mail/mail-files.ts';
import type { TestApp } from './test-app.ts';

/** The mails that were sent to an address, newest first. */
export async function mailsTo({ services }: TestApp, address: string): Promise<Email[]> {
  await services.background.drain();
  const stored = await listMails(mailFolder(services.config));
  return stored
    .map(({ mail }) => mail)
    .filter(({ to }) => to?.some((entry) => entry.address === address));
}

/** The token of a verification mail's link. */
export function tokenIn(mail: Email | undefined): string {
  const token = /verify-email\?data=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error('The mail has no verification link');
  return token;
}
