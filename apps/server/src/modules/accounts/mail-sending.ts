import type { Mail, MailPort } from '../../adapters/mail/mail-port.ts';
import { patiently } from '../../platform/patiently.ts';

/** Sends a mail, with two retries: a mail server may be away for a moment. */
export function sendPatiently(
  port: MailPort,
  mail: Mail,
  delaysMs?: readonly number[],
): Promise<void> {
  return patiently(() => port.send(mail), delaysMs);
}
