import { expect, test } from 'vitest';
import { openSignedIn } from '../testing/register.ts';
import { createTestApp } from '../testing/test-app.ts';

const testApp = await createTestApp();

test('text that the database cannot store is a bad request, not a fault', async () => {
  const browser = await openSignedIn(testApp, 'ada');
  const login = await browser.post('/api/login/', { form: { username: 'a\0b', password: 'x' } });
  expect(login.statusCode).toBe(400);
  const multipart = { ai_model: 'create-pattern', text_prompt: 'indigo\0ikat' };
  const run = await browser.post('/api/generate-image-with-sse/', { multipart });
  expect(run.statusCode).toBe(400);
  expect((await browser.get('/api/get-user-credits/')).json()).toMatchObject({ credits: 40 });
});
