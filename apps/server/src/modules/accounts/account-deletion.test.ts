import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { en } from '@toile/contract';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { billingCustomers, images, jobs, users } from '../../db/schema/index.ts';
import { auditLedger } from '../../testing/audit-ledger.ts';
import { createDelivery } from '../../testing/deliver-run.ts';
import { createMovingClock } from '../../testing/moving-clock.ts';
import { mailsTo } from '../../testing/read-mails.ts';
import { openSignedIn, PASSWORD } from '../../testing/register.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { openBrowser, type TestBrowser } from '../../testing/test-browser.ts';

const { clock, advance } = createMovingClock();
const testApp = await createTestApp({ clock });
const { app, database, dataDir, services } = testApp;
const deliver = createDelivery(testApp);
const HOUR_MS = 3600 * 1000;
const SOUND = {
  sum: 0,
  wrongBalances: 0,
  negativeBalances: 0,
  unbalancedTransfers: 0,
  heldTooMuch: 0,
  held: 0,
};

async function remove(browser: TestBrowser, form: Record<string, string>) {
  const answer = await browser.post('/api/delete-account/', { form });
  return [answer.statusCode, answer.body === '' ? null : answer.json()];
}

async function logIn(username: string): Promise<number> {
  const browser = await openBrowser(app);
  const form = { username, password: PASSWORD };
  return (await browser.post('/api/login/', { form })).statusCode;
}

async function userOf(username: string) {
  const [user] = await database.select().from(users).where(eq(users.username, username));
  if (!user) throw new Error(`There is no user ${username}`);
  return user;
}

async function rowOf(id: string) {
  const [user] = await database.select().from(users).where(eq(users.id, id));
  return user;
}

async function countFiles(): Promise<number> {
  const entries = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

/** Names of the tables with a row that contains a word, in any column. */
async function tablesWith(word: string): Promise<string[]> {
  const { rows } = await database.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`);
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: hits } = await database.execute(sql`
      select 1 from ${sql.identifier(name)} as t where t::text ilike ${`%${word}%`} limit 1`);
    if (hits.length > 0) found.push(name);
  }
  return found;
}

it('takes pictures, words, name, address and sessions away, and keeps the books', async () => {
  const browser = await openSignedIn(testApp, 'leaver');
  const other = await openBrowser(app);
  await other.post('/api/login/', { form: { username: 'leaver', password: PASSWORD } });
  const { id } = await userOf('leaver');
  const [output] = await deliver('leaver', 1);
  const made = await browser.post('/api/boards/', { json: { name: 'leaver board' } });
  const ids = [output?.id];
  await browser.post(`/api/boards/${made.json().board.id}/add/`, { json: { ids } });
  const colours = [{ hex: '#1b2c50', name: 'leaver blue' }];
  await browser.post('/api/palettes/', { json: { name: 'leaver palette', colours } });
  expect(await countFiles()).toBeGreaterThan(0);

  expect(await remove(browser, { password: PASSWORD })).toEqual([204, null]);
  await services.background.drain();
  await services.images.releaseFiles();

  expect((await browser.get('/api/account/')).statusCode).toBe(401);
  expect((await other.get('/api/account/')).statusCode).toBe(401);
  expect(await logIn('leaver')).toBe(400);
  expect(await countFiles()).toBe(0);
  expect(await tablesWith('leaver')).toEqual([]);
  expect(await tablesWith('indigo ikat')).toEqual([]);
  expect(await rowOf(id)).toMatchObject({ username: `deleted ${id}`, passwordHash: null });
  expect(await auditLedger(database)).toEqual(SOUND);
  const [mail] = await mailsTo(testApp, 'leaver@atelier.example');
  expect(mail?.subject).toBe('Your account was deleted');
});

it('frees name and address, without welcome credits a second time', async () => {
  const browser = await openSignedIn(testApp, 'again');
  expect(await remove(browser, { password: PASSWORD })).toEqual([204, null]);
  await services.background.drain();
  advance(HOUR_MS);
  const anew = await openSignedIn(testApp, 'again');
  const answer = await anew.get('/api/get-user-credits/');
  expect(answer.json()).toMatchObject({ credits: 0 });
});

it('asks for the password, and deletes nothing without', async () => {
  const browser = await openSignedIn(testApp, 'wary');
  expect(await remove(browser, { password: 'guess' })).toEqual([
    400,
    { password: [en.validation.passwordWrong] },
  ]);
  expect((await remove(browser, {}))[0]).toBe(400);
  expect((await remove(browser, { username: 'wary' }))[0]).toBe(400);
  expect((await remove(await openBrowser(app), { password: PASSWORD }))[0]).toBe(401);
  expect(await logIn('wary')).toBe(200);
});

it('asks for the username where there is no password', async () => {
  const browser = await openSignedIn(testApp, 'googler');
  const { id } = await userOf('googler');
  await database.update(users).set({ passwordHash: null, googleSub: 'g1' }).where(eq(users.id, id));
  expect(await remove(browser, { username: 'other' })).toEqual([
    400,
    { username: [en.validation.usernameOwn] },
  ]);
  expect(await remove(browser, { username: 'googler' })).toEqual([204, null]);
  expect((await rowOf(id))?.googleSub).toBeNull();
});

it('deletes once when asked twice at a time, and nobody else', async () => {
  const browser = await openSignedIn(testApp, 'twice');
  await openSignedIn(testApp, 'bystander');
  await deliver('bystander', 1);
  const both = await Promise.all([
    remove(browser, { password: PASSWORD }),
    remove(browser, { password: PASSWORD }),
  ]);
  expect(both.map(([status]) => status)).toContain(204);
  expect(
    both
      .map(([status]) => status)
      .filter((status) => ![204, 400, 401, 403, 409].includes(Number(status))),
  ).toEqual([]);
  await services.background.drain();
  const mails = await mailsTo(testApp, 'twice@atelier.example');
  expect(mails.filter(({ subject }) => subject === 'Your account was deleted')).toHaveLength(1);
  const { id } = await userOf('bystander');
  const [image] = await database.select().from(images).where(eq(images.userId, id));
  expect(image?.deletedAt).toBeNull();
});

it('cancels a run that goes on, and gives back what it held', async () => {
  const browser = await openSignedIn(testApp, 'runner');
  const { id } = await userOf('runner');
  const fields = { ai_model: 'create-pattern', text_prompt: 'plum tartan', num_images: '4' };
  await services.generations.start(id, { kind: 'run', fields });
  expect(await remove(browser, { password: PASSWORD })).toEqual([204, null]);
  await services.background.drain();
  const [job] = await database.select().from(jobs).where(eq(jobs.userId, id));
  expect(job).toMatchObject({ state: 'done', prompt: '' });
  expect(await tablesWith('plum tartan')).toEqual([]);
  expect(await auditLedger(database)).toEqual(SOUND);
});

it('is finished by the worker after a crash, which looks again for an hour', async () => {
  await openSignedIn(testApp, 'crashed');
  await deliver('crashed', 1);
  const { id } = await userOf('crashed');
  // As if the server had died right after the account was closed.
  await database.update(users).set({ deletedAt: clock() }).where(eq(users.id, id));
  await services.accountDeletion.eraseDeleted();
  const [image] = await database.select().from(images).where(eq(images.userId, id));
  expect(image?.deletedAt).not.toBeNull();
  expect((await rowOf(id))?.erasedAt).toBeNull();
  advance(HOUR_MS + 1000);
  await services.accountDeletion.eraseDeleted();
  expect((await rowOf(id))?.erasedAt).not.toBeNull();
});

it('ends the plan with its provider', async () => {
  const browser = await openSignedIn(testApp, 'planner');
  const { id } = await userOf('planner');
  await browser.post('/api/create-checkout-session/', {
    json: { subscription_plan: 'price_basic_monthly' },
  });
  expect(await remove(browser, { password: PASSWORD })).toEqual([204, null]);
  await services.background.drain();
  const [customer] = await database
    .select()
    .from(billingCustomers)
    .where(eq(billingCustomers.userId, id));
  expect(customer?.closedAt).toBeInstanceOf(Date);
  expect(await tablesWith('planner')).toEqual([]);
});
