import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { BODY_LIMIT_BYTES } from '../../platform/request-bodies.ts';
import { createTestApp } from '../../testing/test-app.ts';

const { app, services } = await createTestApp();

function callOf(event: object) {
  if (!services.sandbox) throw new Error('The sandbox is off');
  return services.sandbox.callOf(JSON.stringify(event));
}

async function post(body: Buffer | string, headers: Record<string, string> = {}) {
  const url = '/api/payments/webhook/';
  const type = { 'content-type': 'application/json' };
  return app.inject({ method: 'POST', url, payload: body, headers: { ...type, ...headers } });
}

const event = () => ({ id: `evt_${randomUUID()}`, type: 'invoice.paid', customer: 'cus_nobody' });

test('a signed call needs neither session nor CSRF token', async () => {
  const { body, signature = '' } = callOf(event());
  const answer = await post(body, { 'sandbox-signature': signature });
  expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }]);
});

test('the signature is of the bytes as they came, whatever they say they are', async () => {
  const { body, signature = '' } = callOf(event());
  const headers = { 'sandbox-signature': signature };
  for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
    expect((await post(body, { ...headers, 'content-type': type })).statusCode).toBe(200);
  }
  const rewritten = JSON.stringify(JSON.parse(body.toString()), null, 2);
  for (const forged of [rewritten, '', `${body.toString()}\n`]) {
    expect((await post(forged, headers)).statusCode).toBe(400);
  }
  expect((await post(body)).statusCode).toBe(400);
  expect((await post(body, { 'sandbox-signature': 't=1,v1=00' })).statusCode).toBe(400);
});

test('a call that is too large is refused before it is read', async () => {
  expect((await post('x'.repeat(BODY_LIMIT_BYTES + 1))).statusCode).toBe(413);
});
