import { createTransport } from 'nodemailer';
import type { MailPort } from './mail-port.ts';

const TIMEOUT_MS = 15_000;

/** Mails through an SMTP server, over a few connections that stay open. */
export function createSmtpMail({ url, from }: { url: string; from: string }): MailPort {
  const patience = {
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  };
  const transport = createTransport({ url, pool: true, maxConnections: 3, ...patience }, { from });
  return {
    destination: `the mail server ${new URL(url).host}`,
    send: async (mail) => {
      await transport.sendMail(mail);
    },
    close: () => transport.close(),
  };
}
