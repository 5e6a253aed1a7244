import { expect, it } from 'vitest';
import { users } from '../../db/schema/index.ts';
import { PASSWORD, registerVerified } from '../../testing/register.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { openBrowser } from '../../testing/test-browser.ts';
import { createLedger } from '../credits/ledger.service.ts';
import { DEMO_CREDITS, seedDemoAccount } from './demo-account.ts';

const ledger = createLedger({ welcomeCredits: DEMO_CREDITS });

async function logIn({ app }: Awaited<ReturnType<typeof createTestApp>>, password: string) {
  const browser = await openBrowser(app);
  return browser.post('/api/login/', { form: { username: 'demo', password } });
}

it('makes one demo account with its credits, however often it is called', async () => {
  const testApp = await createTestApp();
  const { database } = testApp;
  const logins = await Promise.all([
    seedDemoAccount(database, { secret: 'a', ledger }),
    seedDemoAccount(database, { secret: 'a', ledger }),
  ]);
  logins.push(await seedDemoAccount(database, { secret: 'a', ledger }));
  const [login] = logins;
  for (const other of logins) expect(other).toEqual(login);
  expect(login).toEqual({
    username: 'demo',
    password: expect.stringMatching(/^(\w{4}-){2}\w{4}$/),
  });
  expect(await database.select().from(users)).toHaveLength(1);
  const answer = await logIn(testApp, login?.password ?? '');
  expect(answer.json()).toMatchObject({ email: 'demo@toile.example', credits: 400 });
});

it('follows the secret: another one is another password', async () => {
  const testApp = await createTestApp();
  const first = await seedDemoAccount(testApp.database, { secret: 'a', ledger });
  const second = await seedDemoAccount(testApp.database, { secret: 'b', ledger });
  expect((await logIn(testApp, first?.password ?? '')).statusCode).toBe(400);
  expect((await logIn(testApp, second?.password ?? '')).statusCode).toBe(200);
});

it('leaves a visitor alone who is called demo', async () => {
  const testApp = await createTestApp();
  await registerVerified(testApp, 'demo');
  expect(await seedDemoAccount(testApp.database, { secret: 'a', ledger })).toBeUndefined();
  expect((await logIn(testApp, PASSWORD)).statusCode).toBe(200);
});
