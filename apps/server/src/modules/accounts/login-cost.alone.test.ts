import { verify } from '@node-rs/argon2';
import { expect, it, vi } from 'vitest';
import { registerVerified, signupForm } from '../../testing/register.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { openBrowser } from '../../testing/test-browser.ts';

vi.mock('@node-rs/argon2', { spy: true });

const testApp = await createTestApp();

async function logInWrongly(username: string) {
  const browser = await openBrowser(testApp.app);
  return browser.post('/api/login/', { form: { username, password: 'wrong' } });
}

it('checks as many passwords for all, of equal cost: that is what takes the time', async () => {
  await registerVerified(testApp, 'clocked');
  const browser = await openBrowser(testApp.app);
  await browser.post('/api/signup/', { form: signupForm('pending_one') });
  await browser.post('/api/signup/', {
    form: signupForm('pending_two', 'pending_one@atelier.example'),
  });
  const costs: string[] = [];
  const credentials = ['clocked', 'ghost', 'ghost@atelier.example', 'pending_one@atelier.example'];
  for (const credential of credentials) {
    vi.mocked(verify).mockClear();
    expect((await logInWrongly(credential)).statusCode).toBe(400);
    expect(verify).toHaveBeenCalledTimes(3);
    for (const [hash] of vi.mocked(verify).mock.calls) {
      costs.push(String(hash).split('$').slice(0, 4).join('$'));
    }
  }
  expect(new Set(costs)).toEqual(new Set(['$argon2id$v=19$m=19456,t=2,p=1']));
});
