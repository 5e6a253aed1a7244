import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { composeMail } from './compose-mail.ts';
import { createMail } from './create-mail.ts';
import { findMail, listMails } from './mail-files.ts';
import type { Mail } from './mail-port.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'toile-mail-'));
afterAll(() => rmSync(dataDir, { recursive: true }));
const mailFrom = 'Toile <no-reply@toile.example>';

const link = 'http://localhost:3000/verify-email?data=aB3-_x&y=1';
const mail = composeMail('coco@atelier.example', {
  subject: 'Grüße',
  title: 'A <title>',
  greeting: 'Hello coco,',
  body: 'The account “coco” & more.',
  actions: [{ label: 'Confirm', link }],
  note: 'It works for 24 hours.',
});

describe('composeMail', () => {
  it('says the same in text and in HTML, where nothing can break out', () => {
    expect(mail.text).toContain(`Confirm:\n${link}`);
    expect(mail.html).toContain('A &lt;title&gt;');
    expect(mail.html).toContain('href="http://localhost:3000/verify-email?data=aB3-_x&amp;y=1"');
    expect(mail.html).not.toMatch(/<script|<img|<link|https?:\/\/(?!localhost)/);
  });
});

describe('mails in files', () => {
  const port = createMail({ smtpUrl: undefined, mailFrom, dataDir });
  const folder = join(dataDir, 'mail');

  it('are whole files that any mail program opens, for their owner alone', async () => {
    expect(port.destination).toBe(folder);
    await port.send(mail);
    const [name = '', ...more] = readdirSync(folder);
    expect(more).toEqual([]);
    expect(name).toMatch(/^\d{17}-[\da-f]{8}\.eml$/);
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
    const parsed = await PostalMime.parse(readFileSync(join(folder, name)));
    expect(parsed).toMatchObject({
      subject: 'Grüße',
      from: { name: 'Toile', address: 'no-reply@toile.example' },
      to: [{ address: 'coco@atelier.example' }],
    });
    expect(parsed.text).toContain(link);
    expect(parsed.html).toContain('A &lt;title&gt;');
  });

  it('are listed newest first, and found by name only', async () => {
    await port.send({ ...mail, subject: 'Second' });
    const mails = await listMails(folder);
    expect(mails.map((stored) => stored.mail.subject)).toEqual(['Second', 'Grüße']);
    expect(await findMail(folder, mails[0]?.name ?? '')).toBeDefined();
    expect(await findMail(folder, '../secret')).toBeUndefined();
    expect(await listMails(join(dataDir, 'nowhere'))).toEqual([]);
  });
});

/** A mail server that knows no TLS; what it received, and who logged in. */
async function openPlainServer() {
  const received: string[] = [];
  const logins: unknown[] = [];
  const server = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) => {
      logins.push([username, password]);
      done(null, { user: username });
    },
    onData: (stream, _session, done) => {
      let message = '';
      stream.on('data', (chunk) => {
        message += String(chunk);
      });
      stream.on('end', () => {
        received.push(message);
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { received, logins, port, smtpUrl: `smtp://user:pass%20word@127.0.0.1:${port}` };
}

describe('mails by SMTP', () => {
  it('reach the server with the login of SMTP_URL', async () => {
    const { received, logins, port, smtpUrl } = await openPlainServer();
    const smtp = createMail({ smtpUrl, mailFrom, dataDir });
    expect(smtp.destination).toBe(`the mail server 127.0.0.1:${port}`);
    await smtp.send(mail);
    smtp.close();
    expect(logins).toEqual([['user', 'pass word']]);
    const [message = ''] = received;
    const parsed = await PostalMime.parse(message);
    expect(parsed).toMatchObject({ subject: 'Grüße', to: [{ address: 'coco@atelier.example' }] });
  });

  it('are not sent in the clear where TLS is required, nor is the login', async () => {
    const { received, logins, smtpUrl } = await openPlainServer();
    const smtp = createMail({ smtpUrl, smtpTls: 'required', mailFrom, dataDir });
    await expect(smtp.send(mail)).rejects.toThrow('STARTTLS');
    smtp.close();
    expect([received, logins]).toEqual([[], []]);
  });

  it('are not sent in the clear to another machine, unless told', async () => {
    const { received, smtpUrl } = await openPlainServer();
    // An address of this machine that is not a loopback address.
    const elsewhere = smtpUrl.replace('127.0.0.1', '0.0.0.0');
    const smtp = createMail({ smtpUrl: elsewhere, mailFrom, dataDir });
    await expect(smtp.send(mail)).rejects.toThrow('STARTTLS');
    smtp.close();
    const careless = createMail({ smtpUrl: elsewhere, smtpTls: 'optional', mailFrom, dataDir });
    await careless.send(mail);
    careless.close();
    expect(received).toHaveLength(1);
  });

  it('fail when there is no server, so that they are tried again', async () => {
    const smtp = createMail({ smtpUrl: 'smtp://127.0.0.1:1', mailFrom, dataDir });
    const lost: Mail = mail;
    await expect(smtp.send(lost)).rejects.toThrow('ECONNREFUSED');
    smtp.close();
  });
});
