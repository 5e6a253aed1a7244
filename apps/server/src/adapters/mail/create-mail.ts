import { join } from 'node:path';
import { createFileMail } from './file-mail.ts';
import type { MailPort } from './mail-port.ts';
import { createSmtpMail, type SmtpTls } from './smtp-mail.ts';

type MailSettings = {
  smtpUrl: string | undefined;
  smtpTls?: SmtpTls | undefined;
  mailFrom: string;
  dataDir: string;
};

/** The folder for mails when there is no mail server. */
export function mailFolder({ dataDir }: Pick<MailSettings, 'dataDir'>): string {
  return join(dataDir, 'mail');
}

/** Mails by SMTP where a server is configured, else into files. */
export function createMail(settings: MailSettings): MailPort {
  const from = settings.mailFrom;
  const { smtpUrl: url, smtpTls: tls } = settings;
  if (url) return createSmtpMail({ url, tls, from });
  return createFileMail({ folder: mailFolder(settings), from });
}
