import { setTimeout as sleep } from 'node:timers/promises';
import { mailFolder } from '../../apps/server/src/adapters/mail/create-mail.ts';
import { listMails } from '../../apps/server/src/adapters/mail/mail-files.ts';
import type { Browser } from './browser.ts';

const PASSWORD = 'thimble & thread';
const TRIES = 20;
const MAIL_PATIENCE_MS = 10_000;

async function findToken(dataDir: string, email: string): Promise<string | undefined> {
  const deadline = performance.now() + MAIL_PATIENCE_MS;
  while (performance.now() < deadline) {
    const mails = await listMails(mailFolder({ dataDir })).catch(() => []);
    const own = mails.find(({ mail }) => mail.to?.some(({ address }) => address === email));
    const token = /verify-email\?data=([\w-]+)/.exec(own?.mail.text ?? '')?.[1];
    if (token) return token;
    await sleep(200);
  }
}

/** Logs in; a lost answer is asked for again, as a person would. */
export async function logIn(browser: Browser, username: string): Promise<boolean> {
  await browser.send('/api/csrf/');
  const form = { username, password: PASSWORD };
  const { status } = await browser.send('/api/login/', { method: 'POST', form });
  return status === 200;
}

/** Signs up, verifies the address by the mail and logs in; a name that got lost is left. */
export async function signUp(browser: Browser, dataDir: string): Promise<string> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const username = `u${crypto.randomUUID().slice(0, 12).replaceAll('-', '')}`;
    const email = `${username}@atelier.example`;
    await browser.send('/api/csrf/');
    const form = { username, email, password1: PASSWORD, password2: PASSWORD };
    await browser.send('/api/signup/', { method: 'POST', form, isRepeatable: false });
    const token = await findToken(dataDir, email);
    if (!token) continue;
    await browser.send(`/api/verify-email/?data=${token}`);
    if (await logIn(browser, username)) return username;
  }
  throw new Error('Nobody could sign up');
}
