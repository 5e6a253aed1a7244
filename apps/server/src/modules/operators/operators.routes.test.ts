import { expect, test } from 'vitest';
import { users } from '../../db/schema/index.ts';
import { createDelivery } from '../../testing/deliver-run.ts';
import { idOf, openOperator } from '../../testing/open-operator.ts';
import { openSignedIn, registerVerified } from '../../testing/register.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { openBrowser } from '../../testing/test-browser.ts';
import { changeRole } from './operators.service.ts';

const testApp = await createTestApp();
const { app, services } = testApp;
const deliver = createDelivery(testApp);
const operator = await openOperator(testApp, 'opal');
const ada = await openSignedIn(testApp, 'ada');
const adaId = await idOf(testApp, 'ada');
const NOBODY = '00000000-0000-4000-8000-000000000000';
const reason = 'Asked for by mail';

const READS = [
  '/api/operators/users/',
  `/api/operators/users/${adaId}/`,
  '/api/operators/audit-log/',
  '/api/operators/queue/',
  '/api/operators/engines/',
];
const DEEDS = [
  `/api/operators/users/${adaId}/grant-credits/`,
  `/api/operators/users/${adaId}/end-sessions/`,
  `/api/operators/users/${adaId}/lock/`,
  `/api/operators/users/${adaId}/unlock/`,
  `/api/operators/runs/${adaId}/refund/`,
];

test.each(READS)('%s is not there for who is no operator', async (path) => {
  const absent = (await ada.get('/api/no-such-page/')).body;
  for (const browser of [ada, await openBrowser(app)]) {
    const answer = await browser.get(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toBe(absent);
  }
  expect((await operator.get(path)).statusCode).toBe(200);
});

test.each(DEEDS)('%s does nothing for who is no operator', async (path) => {
  const json = { reason, credits: 5 };
  for (const browser of [ada, await openBrowser(app)]) {
    expect((await browser.post(path, { json })).statusCode).toBe(404);
    // Not even the rules of its form are told.
    expect((await browser.post(path, { json: {} })).statusCode).toBe(404);
  }
  const log = (await operator.get('/api/operators/audit-log/')).json();
  expect(log.entries).toEqual([]);
});

test.each(DEEDS)('%s wants a token, a reason and a thing that is there', async (path) => {
  const json = { reason, credits: 5 };
  const unsigned = await operator.post(path, { json, headers: { 'x-csrftoken': 'no' } });
  expect(unsigned.statusCode).toBe(403);
  const short = await operator.post(path, { json: { ...json, reason: '  a reason  ' } });
  expect(short.statusCode).toBe(400);
  expect(short.json()).toEqual({ reason: ['The reason needs 10 characters or more'] });
  const long = await operator.post(path, { json: { ...json, reason: 'x'.repeat(301) } });
  expect(long.statusCode).toBe(400);
  for (const id of [NOBODY, 'ada']) {
    const answer = await operator.post(path.replace(adaId, id), { json });
    expect(answer.statusCode).toBe(404);
  }
  expect((await operator.get('/api/operators/audit-log/')).json().entries).toEqual([]);
});

test('the client learns who is an operator', async () => {
  expect((await operator.get('/api/get-user-credits/')).json()).toMatchObject({
    is_operator: true,
  });
  expect(Object.keys((await ada.get('/api/get-user-credits/')).json()).toSorted()).toEqual([
    'credits',
    'email',
    'username',
  ]);
});

test('accounts are found by the beginning of name or e-mail, taken literally', async () => {
  await registerVerified(testApp, 'Adele');
  const find = async (q: string) => {
    const answer = await operator.get(`/api/operators/users/?q=${encodeURIComponent(q)}`);
    return answer.json().users.map(({ username }: { username: string }) => username);
  };
  expect(await find(' AD ')).toEqual(['Adele', 'ada']);
  expect(await find('ada@atelier')).toEqual(['ada']);
  expect(await find('da')).toEqual([]);
  expect(await find('%')).toEqual([]);
  expect(await find('_da')).toEqual([]);
  expect(await find('')).toEqual(['Adele', 'ada', 'opal']);
  const page = (await operator.get('/api/operators/users/?q=ada&page=9')).json();
  expect(page).toMatchObject({
    users: [
      {
        id: adaId,
        username: 'ada',
        email: 'ada@atelier.example',
        plan: null,
        credits: 40,
        created_at: expect.stringMatching(/Z$/),
        locked_at: null,
        last_seen_at: expect.stringMatching(/Z$/),
        is_operator: false,
      },
    ],
    pagination: { current_page: 1, total_output_images: 1 },
  });
  const [adele] = (await operator.get('/api/operators/users/?q=adele')).json().users;
  expect(adele.last_seen_at).toBeNull();
});

test('pages hold twenty accounts', async () => {
  const fresh = await createTestApp();
  const first = await openOperator(fresh, 'opal');
  const names = Array.from({ length: 21 }, (_, index) => `seam_${index}`);
  const emailVerifiedAt = new Date();
  await fresh.database
    .insert(users)
    .values(names.map((name) => ({ username: name, email: `${name}@a.example`, emailVerifiedAt })));
  const one = (await first.get('/api/operators/users/?q=seam_')).json();
  const two = (await first.get('/api/operators/users/?q=seam_&page=2')).json();
  expect([one.users.length, two.users.length]).toEqual([20, 1]);
  const ids = [...one.users, ...two.users].map(({ id }: { id: string }) => id);
  expect(new Set(ids).size).toBe(21);
});

test('an account is shown with runs in numbers and credits, without pictures and words', async () => {
  const bob = await openSignedIn(testApp, 'bob');
  const id = await idOf(testApp, 'bob');
  const [output] = await deliver('bob', 1);
  const answer = await operator.get(`/api/operators/users/${id}/`);
  expect(answer.json()).toMatchObject({
    user: { username: 'bob', credits: 39 },
    runs: { running: 0, done: 1, canceled: 0 },
    moves: [
      { kind: 'settle', amount: 1, job_id: output?.jobId, refundable: true },
      { kind: 'hold', amount: 1, job_id: output?.jobId, refundable: false },
      { kind: 'welcome', amount: 40, job_id: null, refundable: false },
    ],
  });
  for (const hidden of ['ikat', '/api/images', output?.id, output?.imageId]) {
    expect(answer.body).not.toContain(hidden);
  }
  // An operator sees no picture of others either.
  const picture = (await operator.get(`/api/images/${output?.imageId}`)).statusCode;
  expect(picture).toBe(404);
  expect((await bob.get(`/api/images/${output?.imageId}`)).statusCode).toBe(200);
  expect((await operator.get(`/api/operators/users/${NOBODY}/`)).statusCode).toBe(404);
  expect((await operator.get('/api/operators/users/bob/')).statusCode).toBe(404);
});

test('who has lost the role is let in no more, at once', async () => {
  const former = await openOperator(testApp, 'former');
  expect((await former.get('/api/operators/queue/')).statusCode).toBe(200);
  const by = { actor: 'terminal' } as const;
  const on = { credential: 'former' };
  await changeRole(services.database, { by, on, reason }, false);
  expect((await former.get('/api/operators/queue/')).statusCode).toBe(404);
});
