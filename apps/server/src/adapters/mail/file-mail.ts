import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailPort } from './mail-port.ts';

/** A name that sorts by time. */
function fileName(): string {
  return `${new Date().toISOString().replace(/\D/g, '')}-${randomUUID().slice(0, 8)}.eml`;
}

/**
 * Mails as files of a folder, written atomically: a file gets its name `….eml` only when it is
 * complete.
 */
export function createFileMail({ folder, from }: { folder: string; from: string }): MailPort {
  const composer = createTransport({ streamTransport: true, buffer: true }, { from });
  return {
    destination: folder,
    send: async (mail) => {
      const { message } = await composer.sendMail(mail);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, fileName());
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => undefined,
  };
}
