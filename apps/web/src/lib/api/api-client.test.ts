import { expect, test } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { takeComplaints } from '../../testing/setup.ts';
import { hasSession } from '../session.ts';
import { get, ignoreBody, post } from './api-client.ts';

const asIs = (body: unknown) => body;
const CSRF_REFUSAL = {
  status: 403,
  body: {
    non_field_errors: ['Your session could not be confirmed. Reload the page and try again.'],
  },
};

test('GET parses the answer', async () => {
  fakeApi({ 'GET /thing/': { body: { a: 1 } } });
  expect(await get('/thing/', { parse: asIs })).toEqual({ a: 1 });
});

test('the token is fetched once and sent with every POST', async () => {
  const calls = fakeApi({ 'POST /thing/': { status: 204 } });
  const two = { json: { a: 1 }, parse: ignoreBody };
  await Promise.all([post('/thing/', two), post('/thing/', two)]);
  await post('/thing/', { form: { a: 'b c' }, parse: ignoreBody });
  expect(calls.filter(({ route }) => route === 'GET /csrf/')).toHaveLength(1);
  const posts = calls.filter(({ route }) => route === 'POST /thing/');
  expect(posts.map(({ headers }) => headers.get('X-CSRFToken'))).toEqual(Array(3).fill('token'));
  expect(posts.map(({ body }) => body)).toEqual(['{"a":1}', '{"a":1}', 'a=b+c']);
  expect(posts[0]?.headers.get('Content-Type')).toBe('application/json');
});

test('a refused token is renewed once, and the call made again', async () => {
  document.cookie = 'csrftoken=stale; path=/';
  const calls = fakeApi({
    'POST /thing/': ({ headers }) =>
      headers.get('X-CSRFToken') === 'token' ? { body: 'ok' } : CSRF_REFUSAL,
  });
  expect(await post('/thing/', { parse: asIs })).toBe('ok');
  expect(calls.map(({ route }) => route)).toEqual(['POST /thing/', 'GET /csrf/', 'POST /thing/']);
});

test('a token that is refused again is an error, not a loop', async () => {
  const calls = fakeApi({ 'POST /thing/': CSRF_REFUSAL });
  await expect(post('/thing/', { parse: asIs })).rejects.toMatchObject({ status: 403 });
  expect(calls.filter(({ route }) => route === 'POST /thing/')).toHaveLength(2);
});

test('another 403 is passed on at once', async () => {
  const body = { non_field_errors: ['Not verified'], email: 'ada@example.com' };
  const calls = fakeApi({ 'POST /login/': { status: 403, body } });
  await expect(post('/login/', { parse: asIs })).rejects.toMatchObject({ status: 403, body });
  expect(calls.filter(({ route }) => route === 'POST /login/')).toHaveLength(1);
});

test('a token that cannot be had is logged', async () => {
  fakeApi({ 'GET /csrf/': { status: 500 }, 'POST /thing/': CSRF_REFUSAL });
  await expect(post('/thing/', { parse: asIs })).rejects.toMatchObject({ status: 403 });
  expect(takeComplaints()[0]?.[0]).toBe('Failed to initialize CSRF protection');
});

test('401 ends the session', async () => {
  document.cookie = 'signed_in=1; path=/';
  fakeApi({ 'GET /thing/': { status: 401, body: { non_field_errors: ['Sign in to continue'] } } });
  await expect(get('/thing/', { parse: asIs })).rejects.toMatchObject({ status: 401 });
  expect(hasSession()).toBe(false);
});

test('a page of a proxy in place of JSON is an error without a body', async () => {
  fakeApi({});
  const answer = new Response('<html>Bad gateway</html>', { status: 502 });
  globalThis.fetch = async () => answer;
  await expect(get('/thing/', { parse: asIs })).rejects.toMatchObject({
    status: 502,
    body: undefined,
  });
});
