import { setTimeout as sleep } from 'node:timers/promises';
import type { Mail, MailPort } from '../../adapters/mail/mail-port.ts';

const RETRY_DELAYS_MS = [1000, 5000];

/** Hands a mail over, trying again twice: a mail server may be away for a moment. */
export async function sendPatiently(
  port: MailPort,
  mail: Mail,
  delaysMs: readonly number[] = RETRY_DELAYS_MS,
): Promise<void> {
  for (const delayMs of delaysMs) {
    try {
      return await port.send(mail);
    } catch {
      await sleep(delayMs);
    }
  }
  await port.send(mail);
}
