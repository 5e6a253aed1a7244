import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../db/schema/index.ts';
import { createDelivery } from '../../testing/deliver-run.ts';
import { idOf, openOperator } from '../../testing/open-operator.ts';
import { mailsTo } from '../../testing/read-mails.ts';
import { openSignedIn, PASSWORD } from '../../testing/register.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { openBrowser } from '../../testing/test-browser.ts';

const testApp = await createTestApp();
const { app, database, services } = testApp;
const deliver = createDelivery(testApp);
const operator = await openOperator(testApp, 'opal');
const operatorId = await idOf(testApp, 'opal');
const reason = 'Asked for by mail';

const act = (id: string, deed: string, more = {}) =>
  operator.post(`/api/operators/users/${id}/${deed}/`, { json: { reason, ...more } });

const refund = (runId: string) =>
  operator.post(`/api/operators/runs/${runId}/refund/`, { json: { reason } });

/** The entries of the audit log about an account, newest first. */
async function readLog(userId: string) {
  const { entries } = (await operator.get('/api/operators/audit-log/')).json();
  return entries.filter((entry: { user_id: string }) => entry.user_id === userId);
}

async function openPerson(name: string) {
  const browser = await openSignedIn(testApp, name);
  const id = await idOf(testApp, name);
  const credits = async () => services.ledger.getAvailable(database, id);
  return { browser, id, credits };
}

async function logIn(username: string, password = PASSWORD) {
  const browser = await openBrowser(app);
  return browser.post('/api/login/', { form: { username, password } });
}

const statuses = (answers: readonly { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);

test('credits are granted once for a reason, also when asked twice at once', async () => {
  const { id, credits } = await openPerson('ada');
  const answers = await Promise.all([
    act(id, 'grant-credits', { credits: 25 }),
    act(id, 'grant-credits', { credits: 25 }),
  ]);
  expect(statuses(answers)).toEqual([200, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 200)?.json()).toEqual({ credits: 65 });
  expect(await credits()).toBe(65);
  expect(await readLog(id)).toMatchObject([
    {
      actor: 'operator',
      operator_name: 'opal',
      action: 'grant-credits',
      username: 'ada',
      reason: `25 credits: ${reason}`,
    },
  ]);
});

test.each([0, -5, 1.5, 10_001, 'many', null])('%j credits are not granted', async (credits) => {
  const id = await idOf(testApp, 'ada');
  const answer = await act(id, 'grant-credits', { credits });
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json())).toEqual(['credits']);
});

test('sessions end, and the owner can log in again', async () => {
  const { browser, id } = await openPerson('bob');
  expect((await act(id, 'end-sessions')).statusCode).toBe(204);
  expect((await browser.get('/api/account/')).statusCode).toBe(401);
  expect((await logIn('bob')).statusCode).toBe(200);
  expect(await readLog(id)).toMatchObject([{ action: 'end-sessions', reason }]);
});

test('a locked account is logged out, is told so, and nobody logs in to it', async () => {
  const { browser, id } = await openPerson('cleo');
  const answers = await Promise.all([act(id, 'lock'), act(id, 'lock')]);
  expect(statuses(answers)).toEqual([204, 409]);
  expect((await browser.get('/api/account/')).statusCode).toBe(401);
  const refused = await logIn('cleo');
  expect(refused.statusCode).toBe(403);
  expect(refused.json().non_field_errors[0]).toMatch(/^This account is locked\./);
  expect(refused.cookies.some(({ name }) => name === 'sessionid')).toBe(false);
  // Only the right password learns of the lock.
  expect((await logIn('cleo', 'not this one')).json()).toEqual({
    non_field_errors: ['Invalid credentials'],
  });
  const [mail] = await mailsTo(testApp, 'cleo@atelier.example');
  expect(mail?.subject).toBe('Your account was locked');
  expect((await operator.get('/api/operators/users/?q=cleo')).json().users[0].locked_at).toMatch(
    /Z$/,
  );

  const opened = await Promise.all([act(id, 'unlock'), act(id, 'unlock')]);
  expect(statuses(opened)).toEqual([204, 409]);
  expect((await logIn('cleo')).statusCode).toBe(200);
  const log = await readLog(id);
  expect(log.map(({ action }: { action: string }) => action)).toEqual([
    'unlock-account',
    'lock-account',
  ]);
  const mails = await mailsTo(testApp, 'cleo@atelier.example');
  expect(mails.map(({ subject }) => subject)).toContain('Your account is open again');
});

test('a session that a lock has missed is worth nothing', async () => {
  const { browser, id } = await openPerson('dora');
  await database.update(users).set({ lockedAt: new Date() }).where(eq(users.id, id));
  expect((await browser.get('/api/account/')).statusCode).toBe(401);
});

test('what a run has cost is given back once, also when asked twice at once', async () => {
  const { browser, id, credits } = await openPerson('eve');
  const [output] = await deliver('eve', 4);
  const runId = output?.jobId ?? '';
  expect(await credits()).toBe(36);
  const answers = await Promise.all([refund(runId), refund(runId)]);
  expect(statuses(answers)).toEqual([200, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 200)?.json()).toEqual({ refunded: 4 });
  expect(await credits()).toBe(40);
  expect((await browser.get('/api/credit-history/')).json().moves[0]).toMatchObject({
    kind: 'run-refund',
    amount: 4,
    job_id: runId,
  });
  expect(await readLog(id)).toMatchObject([
    { action: 'refund-run', reason: `4 credits of run ${runId}: ${reason}` },
  ]);
  const { moves } = (await operator.get(`/api/operators/users/${id}/`)).json();
  expect(moves.every(({ refundable }: { refundable: boolean }) => !refundable)).toBe(true);
});

test('a run that goes on, or has cost nothing, is not refunded', async () => {
  const { browser, credits } = await openPerson('finn');
  const multipart = { ai_model: 'create-pattern', text_prompt: 'ikat', num_images: '1' };
  const order = await browser.post('/api/generate-image-with-sse/', { multipart });
  const runId = order.json().job_id;
  const early = await refund(runId);
  expect(early.statusCode).toBe(409);
  expect(early.json().non_field_errors).toEqual(['This run has not ended yet.']);
  await browser.post(`/api/cancel-generation/${runId}/`);
  const free = await refund(runId);
  expect(free.json().non_field_errors).toEqual(['This run has cost nothing.']);
  expect(await credits()).toBe(40);
});

test('nobody acts on the own account, and an operator is not locked', async () => {
  const own = await Promise.all([
    act(operatorId, 'grant-credits', { credits: 5 }),
    act(operatorId, 'end-sessions'),
    act(operatorId, 'lock'),
    act(operatorId, 'unlock'),
  ]);
  expect(statuses(own)).toEqual([409, 409, 409, 409]);
  await openOperator(testApp, 'onyx');
  const locked = await act(await idOf(testApp, 'onyx'), 'lock');
  expect(locked.json().non_field_errors[0]).toMatch(/operator’s account is not locked/);
  expect(await readLog(operatorId)).toEqual([]);
});

test('a deleted account is not there any more, and its entries have no name', async () => {
  const { browser, id } = await openPerson('gus');
  await act(id, 'end-sessions');
  const again = await openBrowser(app);
  await again.post('/api/login/', { form: { username: 'gus', password: PASSWORD } });
  await again.post('/api/delete-account/', { form: { password: PASSWORD } });
  expect((await browser.get('/api/account/')).statusCode).toBe(401);
  expect((await act(id, 'lock')).statusCode).toBe(404);
  expect((await operator.get(`/api/operators/users/${id}/`)).statusCode).toBe(404);
  expect(await readLog(id)).toMatchObject([{ action: 'end-sessions', username: null }]);
});

test('the deeds of an operator are limited', async () => {
  const hasty = await openOperator(testApp, 'hasty');
  const path = `/api/operators/users/${operatorId}/unlock/`;
  const answers = [];
  for (let call = 0; call < 31; call += 1) answers.push(await hasty.post(path, { json: {} }));
  expect(answers.map(({ statusCode }) => statusCode).slice(-2)).toEqual([400, 429]);
});
