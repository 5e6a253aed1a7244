import { LANGUAGE_HEADER } from '@toile/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../db/schema/index.ts';
import { systemClock } from '../../platform/clock.ts';
import { mailsTo } from '../../testing/read-mails.ts';
import { PASSWORD, registerVerified } from '../../testing/register.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { openBrowser } from '../../testing/test-browser.ts';
import { createAccountLocks } from './operated-accounts.service.ts';

const testApp = await createTestApp();
const { app, database, services } = testApp;

test('a mail is in the language of the page that asks for it', async () => {
  await registerVerified(testApp, 'berta');
  const email = 'berta@atelier.example';
  const browser = await openBrowser(app);
  await browser.post('/api/forgot-password/', {
    form: { email },
    headers: { [LANGUAGE_HEADER]: 'de' },
  });
  const [mail] = await mailsTo(testApp, email);
  expect(mail?.subject).toBe('Neues Passwort festlegen');
  expect(mail?.html).toContain('<html lang="de">');
  expect(mail?.text).toContain('Hallo berta');
});

test('a mail that no page of the reader asks for is in the language of the pages they saw last', async () => {
  const username = 'carla';
  await registerVerified(testApp, username);
  const browser = await openBrowser(app);
  await browser.post('/api/login/', { form: { username, password: PASSWORD } });
  await browser.get('/api/get-user-credits/', { [LANGUAGE_HEADER]: 'de' });
  const [row] = await database.select().from(users).where(eq(users.username, username));
  if (!row) throw new Error('There is no such user');
  const { background, mail, config } = services;
  const { publicUrl } = config;
  createAccountLocks({ background, mail, clock: systemClock, publicUrl }).tell(
    row,
    'accountLocked',
  );
  const [notice] = await mailsTo(testApp, row.email);
  expect(notice?.subject).toBe('Dein Konto wurde gesperrt');
});
