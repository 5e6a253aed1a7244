import { vi } from 'vitest';

/** An answer of the fake server; cookies as `document.cookie` takes them. */
export type FakeAnswer = {
  status?: number;
  body?: unknown;
  cookies?: string[];
  headers?: Record<string, string>;
};

/** A recorded call; a form's body is its text. */
type FakeCall = { route: string; query: string; headers: Headers; body: unknown };

type FakeRoute = FakeAnswer | ((call: FakeCall) => FakeAnswer | Promise<FakeAnswer>);

const CSRF_ROUTE = { 'GET /csrf/': { status: 204, cookies: ['csrftoken=token; path=/'] } };

/**
 * Replaces `fetch` with a fake server for one test. Routes are 'GET /path/' below /api, without the
 * query. Any other route answers 404. Returns the recorded calls.
 */
export function fakeApi(routes: Record<string, FakeRoute>): FakeCall[] {
  const calls: FakeCall[] = [];
  const all: Record<string, FakeRoute> = { ...CSRF_ROUTE, ...routes };
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const { pathname, search: query } = new URL(input, 'http://toile.test');
    const route = `${init.method ?? 'GET'} ${pathname.replace(/^\/api/, '')}`;
    const call = { route, query, headers: new Headers(init.headers), body: readable(init.body) };
    calls.push(call);
    const found = all[route] ?? { status: 404, body: { non_field_errors: ['Not found'] } };
    return toResponse(typeof found === 'function' ? await found(call) : found);
  });
  return calls;
}

function readable(body: RequestInit['body']): unknown {
  return body instanceof URLSearchParams ? body.toString() : body;
}

function toResponse({ status = 200, body, cookies = [], headers }: FakeAnswer): Response {
  for (const cookie of cookies) document.cookie = cookie;
  return new Response(body === undefined ? null : JSON.stringify(body), { status, headers });
}
