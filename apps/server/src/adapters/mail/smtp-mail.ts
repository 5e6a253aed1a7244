import { createTransport } from 'nodemailer';
import { isLoopbackUrl } from '../../platform/local-request.ts';
import type { MailPort } from './mail-port.ts';

const TIMEOUT_MS = 15_000;

/** Upgrade to TLS of a connection that begins unencrypted. */
export type SmtpTls = 'required' | 'optional';

type SmtpOptions = { url: string; from: string; tls: SmtpTls | undefined };

/**
 * Mails through an SMTP server, over a few open connections. By default mails to another machine go
 * over TLS or not at all: links and the server's login are secrets.
 */
export function createSmtpMail({ url, from, tls }: SmtpOptions): MailPort {
  const requireTLS = tls === undefined ? !isLoopbackUrl(url) : tls === 'required';
  const patience = {
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  };
  const transport = createTransport(
    { url, pool: true, maxConnections: 3, requireTLS, ...patience },
    { from },
  );
  return {
    destination: `the mail server ${new URL(url).host}`,
    send: async (mail) => {
      await transport.sendMail(mail);
    },
    close: () => transport.close(),
  };
}
