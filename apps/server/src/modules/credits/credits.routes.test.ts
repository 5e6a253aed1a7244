import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { users } from '../../db/schema/index.ts';
import { openSignedIn } from '../../testing/register.ts';
import { startWorker } from '../../testing/start-worker.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { openBrowser, type TestBrowser } from '../../testing/test-browser.ts';

const testApp = await createTestApp();
let ada: TestBrowser;

beforeAll(async () => {
  ada = await openSignedIn(testApp, 'ada');
});

async function startRun(): Promise<string> {
  const multipart = { ai_model: 'create-pattern', text_prompt: 'ikat', num_images: '1' };
  return (await ada.post('/api/generate-image-with-sse/', { multipart })).json().job_id;
}

test('receipts tell what was held, paid with its image, and given back', async () => {
  startWorker(testApp.services);
  const paid = await startRun();
  await ada.get(`/api/stream-image-generation/${paid}/`);
  const history = (await ada.get('/api/credit-history/')).json();
  expect(history.pagination).toMatchObject({ current_page: 1, total_output_images: 3 });
  expect(history.moves).toMatchObject([
    {
      kind: 'settle',
      amount: 1,
      job_id: paid,
      output_image_id: expect.any(String),
      thumbnail_url: expect.stringMatching(/^\/api\/images\/.+\?w=256$/),
    },
    { kind: 'hold', amount: 1, job_id: paid, output_image_id: null, thumbnail_url: null },
    { kind: 'welcome', amount: 40, job_id: null },
  ]);

  await ada.post(`/api/delete-image/${history.moves[0].output_image_id}/`);
  const after = (await ada.get('/api/credit-history/?page=x')).json();
  expect(after.moves[0]).toMatchObject({ kind: 'settle', output_image_id: null });
});

test('nobody sees the receipts of others', async () => {
  const bob = await openSignedIn(testApp, 'bob');
  expect((await bob.get('/api/credit-history/')).json().moves).toHaveLength(1);
  const visitor = await openBrowser(testApp.app);
  expect((await visitor.get('/api/credit-history/')).statusCode).toBe(401);
});

test('all receipts are read once each, whatever comes meanwhile', async () => {
  const cleo = await openSignedIn(testApp, 'cleo');
  const { moves } = (await cleo.get('/api/credit-history/')).json();
  const { database, services } = testApp;
  const [user] = await database.select().from(users).where(eq(users.username, 'cleo'));
  const userId = user?.id ?? '';
  const pay = (invoiceId: string) =>
    database.transaction((tx) =>
      services.ledger.grantPaid(tx, {
        userId,
        kind: 'purchase',
        amount: 1,
        provider: 'sandbox',
        invoiceId,
      }),
    );
  for (let index = 0; index < 205; index += 1) await pay(`in_${index}`);
  const seen: string[] = [];
  for await (const { id } of services.creditHistory.walk(userId)) {
    if (seen.length === 0) await pay('in_late');
    seen.push(id);
  }
  expect(new Set(seen).size).toBe(206);
  expect(seen).toHaveLength(206);
  expect(seen.at(-1)).toBe(moves[0].id);
});
