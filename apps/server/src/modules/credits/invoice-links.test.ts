import { expect, test } from 'vitest';
import { openSignedIn } from '../../testing/register.ts';
import { createTestApp } from '../../testing/test-app.ts';

test.each([
  ['on', expect.stringMatching(/^http/)],
  ['off', null],
])('with INVOICE_LINKS=%s movements and receipts have the same links', async (setting, url) => {
  const testApp = await createTestApp({ environment: { INVOICE_LINKS: setting } });
  const ada = await openSignedIn(testApp, 'ada');
  const json = { subscription_plan: 'price_basic_monthly', credits_per_cycle: 60 };
  const checkout = await ada.post('/api/create-checkout-session/', { json });
  const page = checkout.json().url.replace('http://localhost:3000', '');
  await ada.post(page, { form: { act: 'pay' } });
  await testApp.services.background.drain();
  const { receipts } = (await ada.get('/api/receipts/')).json();
  const { moves } = (await ada.get('/api/credit-history/')).json();
  expect([receipts[0].url, moves[0].invoice.url]).toEqual([url, url]);
});
