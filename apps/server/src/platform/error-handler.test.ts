import { en } from '@toile/contract';
import fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from './app-error.ts';
import { addErrorHandler, answerNotFound } from './error-handler.ts';

const app = fastify();
app.setValidatorCompiler(validatorCompiler);
app.setSerializerCompiler(serializerCompiler);
addErrorHandler(app);
app.setNotFoundHandler(answerNotFound);

let fault: unknown;
app.get('/fault', () => {
  throw fault;
});
const body = z.object({ name: z.string('needs a name'), age: z.number('needs an age') });
app.post('/form', { schema: { body } }, async () => 'ok');
app.get('/things/:id', { schema: { params: z.object({ id: z.uuid() }) } }, async () => 'ok');
app.get('/wrong', { schema: { response: { 200: z.object({ a: z.string() }) } } }, async () => ({}));

async function answerTo(error: unknown) {
  fault = error;
  const { statusCode, headers, body: text } = await app.inject('/fault');
  return { statusCode, retryAfter: headers['retry-after'], body: JSON.parse(text) };
}

const unexpected = { non_field_errors: [en.errors.unexpected], request_id: expect.any(String) };

it('answers errors of the catalogue with their status and body', async () => {
  expect(await answerTo(new AppError('notVerified', { body: { email: 'a@b.example' } }))).toEqual({
    statusCode: 403,
    retryAfter: undefined,
    body: { non_field_errors: ['Not verified'], email: 'a@b.example' },
  });
  const busy = new AppError('tooManyRequests', { values: { seconds: 9 }, retryAfterSeconds: 9 });
  expect(await answerTo(busy)).toMatchObject({ statusCode: 429, retryAfter: '9' });
});

it.each([new Error('the password of the database is 1234'), 'a thrown string', null, undefined])(
  'tells nothing of %j but an id that the log has too',
  async (error) => {
    expect(await answerTo(error)).toEqual({
      statusCode: 500,
      retryAfter: undefined,
      body: unexpected,
    });
  },
);

it.each([
  [400, 400],
  [403, 404],
  [414, 404],
  [417, 400],
  [499, 400],
])('keeps what the framework refuses a refusal: %i is %i', async (statusCode, answered) => {
  const refusal = Object.assign(new Error('teapot'), { statusCode });
  expect((await answerTo(refusal)).statusCode).toBe(answered);
});

it.each(['ENOSPC', 'EDQUOT', '53100'])(
  'asks to come back while the disk is full (%s)',
  async (code) => {
    const cause = Object.assign(new Error('no space'), { code });
    expect(await answerTo(new Error('Failed query', { cause }))).toEqual({
      statusCode: 503,
      retryAfter: '60',
      body: { non_field_errors: [en.errors.storageFull], request_id: expect.any(String) },
    });
  },
);

it.each(['ECONNREFUSED', '57014', '57P01', '57P03', '08006', '53300'])(
  'asks to come back while the database is away (%s)',
  async (code) => {
    const cause = Object.assign(new Error('gone'), { code });
    expect(await answerTo(new Error('Failed query', { cause }))).toEqual({
      statusCode: 503,
      retryAfter: '2',
      body: { non_field_errors: [en.errors.unavailable], request_id: expect.any(String) },
    });
  },
);

it('names each field that does not fit', async () => {
  const answer = await app.inject({ method: 'POST', url: '/form', payload: {} });
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { name: ['needs a name'], age: ['needs an age'] },
  ]);
  const none = await app.inject({ method: 'POST', url: '/form' });
  expect([none.statusCode, Object.keys(none.json())]).toEqual([400, ['non_field_errors']]);
});

it('answers a malformed id like a path that is not there', async () => {
  const malformed = await app.inject('/things/7');
  const missing = await app.inject('/nothing');
  expect([malformed.statusCode, malformed.body]).toEqual([
    404,
    '{"non_field_errors":["Not found"]}',
  ]);
  expect([missing.statusCode, missing.body]).toEqual([malformed.statusCode, malformed.body]);
});

it('does not show an answer that breaks its schema', async () => {
  const answer = await app.inject('/wrong');
  expect([answer.statusCode, answer.json()]).toEqual([500, unexpected]);
});

it('knows the refusals of the framework', async () => {
  const post = (payload: string, type: string) =>
    app.inject({ method: 'POST', url: '/form', payload, headers: { 'content-type': type } });
  expect((await post('{', 'application/json')).json()).toEqual({
    non_field_errors: [en.validation.invalidValue],
  });
  expect((await post('x', 'text/x-unknown')).statusCode).toBe(415);
  expect((await post('"'.repeat(2 ** 21), 'application/json')).statusCode).toBe(413);
});
