import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { afterAll, expect, test } from 'vitest';
import { openShop } from './testing-shop.ts';
import { eventBody, signatureOf } from './webhooks.ts';

const SECRET = 'whsec_test';

/** A webhook target that records its calls, and answers with the given statuses in turn. */
async function listen(statuses: number[] = []) {
  const received: { body: string; signature: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      received.push({ body, signature: String(request.headers['stripe-signature']) });
      response.writeHead(statuses.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  // A server that listens on TCP has such an address.
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, received };
}

const read = ({ body, signature }: { body: string; signature: string }) =>
  Stripe.webhooks.constructEvent(body, signature, SECRET);

test('events come in order, signed so that the SDK believes them', async () => {
  const { url, received } = await listen();
  const { server, subscribe } = await openShop({ webhook: { url, secret: SECRET } });
  const { customer } = await subscribe();
  await server.webhooks.settled();
  const events = received.map(read);
  const types = events.map(({ type }) => type);
  expect(types.slice(-3)).toEqual([
    'invoice.payment_succeeded',
    'customer.subscription.created',
    'checkout.session.completed',
  ]);
  expect(types).toContain('invoice.paid');
  const paid = events.find(({ type }) => type === 'invoice.paid');
  expect(paid?.data.object).toMatchObject({ object: 'invoice', customer, status: 'paid' });
});

test('a body or a secret that is not the same, and a call that is too old, are not believed', async () => {
  const { server, subscribe } = await openShop({ holdWebhooks: true });
  await subscribe();
  const [event] = server.webhooks.takeWaiting();
  if (!event) throw new Error('There is no event');
  const body = eventBody(event);
  const now = Math.floor(Date.now() / 1000);
  const check = (sent: string, signature: string) => () =>
    Stripe.webhooks.constructEvent(sent, signature, SECRET);
  expect(check(body, signatureOf(body, SECRET))).not.toThrow();
  expect(check(JSON.stringify(event), signatureOf(body, SECRET))).toThrow('signature');
  expect(check(body, signatureOf(body, 'whsec_other'))).toThrow('signature');
  expect(check(body, signatureOf(body, SECRET, now - 301))).toThrow('tolerance');
});

test('an event that is not taken is sent again', async () => {
  const { url, received } = await listen([500]);
  const { server, stripe } = await openShop({ webhook: { url, secret: SECRET } });
  await server.webhooks.settled();
  const [first, second] = received.map(read);
  expect(second?.id).toBe(first?.id);
  const { id } = await stripe.customers.create({});
  await server.webhooks.settled();
  const last = received.at(-1);
  expect(last && read(last).data.object).toMatchObject({ id });
});

test('events that are held are sent in any order, and more than once', async () => {
  const { url, received } = await listen();
  const { server, subscribe } = await openShop({
    webhook: { url, secret: SECRET },
    holdWebhooks: true,
  });
  await subscribe();
  expect(received).toEqual([]);
  const events = server.webhooks.takeWaiting().toReversed();
  for (const event of [...events, ...events]) await server.webhooks.send(event);
  const ids = received.map((one) => read(one).id);
  expect(ids).toEqual([...events, ...events].map(({ id }) => id));
});

test('what changed in a record is told with its former values', async () => {
  const { server, stripe, subscribe } = await openShop({ holdWebhooks: true });
  const { id } = await subscribe();
  server.webhooks.takeWaiting();
  await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  const [event] = server.webhooks.takeWaiting();
  expect(event).toMatchObject({
    type: 'customer.subscription.updated',
    data: {
      object: { cancel_at_period_end: true },
      previous_attributes: { cancel_at_period_end: false },
    },
  });
});
