import { multipart } from './forms.ts';

/** Bytes on a connection that no client would send. */
export type WireCase = { name: string; bytes: string | Uint8Array };

const HOST = 'host: localhost';

function request(line: string, headers: readonly string[] = [], body = ''): string {
  return [line, HOST, ...headers, '', body].join('\r\n');
}

type Odd = readonly [name: string, bytes: string | Uint8Array];

const PAGE = 'GET / HTTP/1.1';
const DASHBOARD = 'GET /api/dashboard/ HTTP/1.1';
const VOTE = 'POST /api/vote/ HTTP/1.1';
const RUN = 'POST /api/generate-image-with-sse/ HTTP/1.1';

function manyHeaders(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `x-${at}: v`);
}

/** Odd first lines of a request, or bytes in their place. */
function oddLines(signed: readonly string[]): Odd[] {
  return [
    ['nonsense', 'bodice\r\n\r\n'],
    ['zeros', Buffer.alloc(4096)],
    ['a greeting of TLS', Buffer.from('16030100dc010000d80303', 'hex')],
    ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['an upgrade to a socket', request(PAGE, ['connection: upgrade', 'upgrade: websocket'])],
    ['an upgrade to h2c', request(PAGE, ['connection: upgrade, http2-settings', 'upgrade: h2c'])],
    ['HTTP/0.9', 'GET /\r\n\r\n'],
    ['HTTP/1.1 without a host', 'GET / HTTP/1.1\r\n\r\n'],
    ['two hosts', request(PAGE, ['host: other'])],
    ['a foreign host', 'GET / HTTP/1.1\r\nhost: evil.example\r\n\r\n'],
    ['a proxy’s address', request('GET http://evil.example/ HTTP/1.1')],
    ['CONNECT', request('CONNECT evil.example:443 HTTP/1.1')],
    ['TRACE', request('TRACE / HTTP/1.1')],
    ['a method of its own', request('SEAM / HTTP/1.1')],
    ['OPTIONS *', request('OPTIONS * HTTP/1.1')],
    ['a path up', request('GET /../../etc/passwd HTTP/1.1')],
    ['an encoded path up', request('GET /assets/%2e%2e/%2e%2e/index.html HTTP/1.1')],
    ['two dots of the API', request('GET /api/images/../csrf/ HTTP/1.1', signed)],
    ['two slashes', request('GET //api//csrf// HTTP/1.1')],
    ['a backslash', request('GET /api\\csrf\\ HTTP/1.1')],
    ['a NUL in the path', request('GET /\0 HTTP/1.1')],
    ['bytes above 127 in the path', Buffer.from(request('GET /\xff\xfe HTTP/1.1'), 'latin1')],
    ['a broken percent code in the path', request('GET /api/% HTTP/1.1')],
  ];
}

function oddHeaders(): Odd[] {
  return [
    ['a bare line feed', 'GET / HTTP/1.1\nhost: localhost\n\n'],
    ['a header over two lines', request(PAGE, ['x-a: b', ' c: d'])],
    ['a header without a colon', request(PAGE, ['bodice'])],
    ['a header with a NUL', request(PAGE, ['x-a: b\0c'])],
    ['a space before the colon', request(PAGE, ['content-length : 5'])],
    ['a header of 15 KB', request(PAGE, [`x-a: ${'v'.repeat(15_000)}`])],
    ['a header of 1 MB', request(PAGE, [`x-a: ${'v'.repeat(1 << 20)}`])],
    ['1,500 headers', request(PAGE, manyHeaders(1500))],
    ['10,000 headers', request(PAGE, manyHeaders(10_000))],
    ['cookies of 15 KB', request(PAGE, [`cookie: ${'a=b; '.repeat(3000)}`])],
    ['a session of 10 KB', request(DASHBOARD, [`cookie: sessionid=${'s'.repeat(10_000)}`])],
    ['a session with a NUL', request(DASHBOARD, ['cookie: sessionid=%00%ff'])],
    ['a wild Accept-Encoding', request(PAGE, [`accept-encoding: ${'br;q=0.1,'.repeat(1500)}`])],
    ['a wild If-None-Match', request(PAGE, [`if-none-match: ${'W/"x",'.repeat(2000)}`])],
    ['a wild Range', request('GET /theme.js HTTP/1.1', [`range: bytes=${'0-0,'.repeat(2000)}1-1`])],
    ['a range that is none', request('GET /theme.js HTTP/1.1', ['range: bytes=9-1'])],
    ['a wild Accept', request('GET /api/csrf/ HTTP/1.1', [`accept: ${'*/*;q=0.1,'.repeat(1400)}`])],
  ];
}

/** Headers of somebody who is signed in, for bodies of each kind. */
type Signed = { signed: readonly string[]; json: readonly string[]; form: readonly string[] };

function oddLengths({ json, form }: Signed, body: Buffer): Odd[] {
  return [
    ['two lengths', request(VOTE, [...json, 'content-length: 2', 'content-length: 5'], '{}xyz')],
    ['two lengths in one', request(VOTE, [...json, 'content-length: 2, 5'], '{}xyz')],
    [
      'a length and chunks',
      request(VOTE, [...json, 'content-length: 2', 'transfer-encoding: chunked'], '0\r\n\r\n'),
    ],
    ['a length below zero', request(VOTE, [...json, 'content-length: -1'], '{}')],
    ['a length that is no number', request(VOTE, [...json, 'content-length: 0x2'], '{}')],
    ['a length beyond all', request(VOTE, [...json, `content-length: ${'9'.repeat(30)}`], '{}')],
    ['a length of 2⁵³', request(RUN, [...form, 'content-length: 9007199254740992'], '--')],
    [
      'chunks of a wrong size',
      request(VOTE, [...json, 'transfer-encoding: chunked'], 'zz\r\n{}\r\n0\r\n\r\n'),
    ],
    [
      'a chunk beyond all',
      request(VOTE, [...json, 'transfer-encoding: chunked'], 'fffffffffffffffff\r\n{}'),
    ],
    [
      'a chunk with a long extension',
      request(
        VOTE,
        [...json, 'transfer-encoding: chunked'],
        `2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
      ),
    ],
    [
      'chunks of one byte',
      request(
        VOTE,
        [...json, 'transfer-encoding: chunked'],
        `${'1\r\n \r\n'.repeat(20_000)}2\r\n{}\r\n0\r\n\r\n`,
      ),
    ],
    [
      'chunks with trailers',
      request(
        VOTE,
        [...json, 'transfer-encoding: chunked'],
        '2\r\n{}\r\n0\r\nx-csrftoken: y\r\n\r\n',
      ),
    ],
    [
      'a form in chunks',
      request(
        RUN,
        [...form, 'transfer-encoding: chunked'],
        `${body.length.toString(16)}\r\n${body.toString()}\r\n0\r\n\r\n`,
      ),
    ],
    ['gzip and chunks', request(VOTE, [...json, 'transfer-encoding: gzip, chunked'], '0\r\n\r\n')],
    [
      'a packed body',
      request(VOTE, [...json, 'content-encoding: gzip', 'content-length: 2'], '{}'),
    ],
    ['a body of a GET', request(DASHBOARD, [...json, 'content-length: 2'], '{}')],
    [
      'a form to a GET',
      request(DASHBOARD, [...form, `content-length: ${body.length}`], body.toString()),
    ],
    ['an expectation', request(VOTE, [...json, 'expect: 100-continue', 'content-length: 2'], '{}')],
    [
      'an expectation of its own',
      request(VOTE, [...json, 'expect: silk', 'content-length: 2'], '{}'),
    ],
  ];
}

/** Well-formed requests that no honest client sends. */
function oddClients({ signed, json, form }: Signed, body: Buffer): Odd[] {
  return [
    ['200 requests at once', request('GET /api/csrf/ HTTP/1.1').repeat(200)],
    [
      'a request behind a refused one',
      `${request(VOTE, ['content-length: 2'], '{}')}${request(PAGE)}`,
    ],
    [
      'a request within a body',
      request(
        VOTE,
        [...json, 'content-length: 0'],
        request('GET /api/get-user-credits/ HTTP/1.1', signed),
      ),
    ],
    [
      'forwarded for a thousand',
      request('GET /api/csrf/ HTTP/1.1', [`x-forwarded-for: ${'1.2.3.4, '.repeat(1000)}`]),
    ],
    ['a wild request id', request(PAGE, [`x-request-id: ${'\x7f'.repeat(10)}${'i'.repeat(5000)}`])],
    [
      'an idempotency key of 10 KB',
      request(
        RUN,
        [...form, `idempotency-key: ${'k'.repeat(10_000)}`, `content-length: ${body.length}`],
        body.toString(),
      ),
    ],
    [
      'a last event id that is none',
      request(`GET /api/stream-image-generation/${'x'.repeat(90)}/?last_event_id=1e99 HTTP/1.1`, [
        ...signed,
        'last-event-id: -1e999',
      ]),
    ],
  ];
}

/** Oddities of HTTP itself; `cookie` is a signed-in user's. */
export function listWireCases({ cookie, token }: { cookie: string; token: string }): WireCase[] {
  const signed = [`cookie: ${cookie}`, `x-csrftoken: ${token}`];
  const { type, body } = multipart([
    ['ai_model', 'create-pattern'],
    ['text_prompt', ''],
  ]);
  const json = [...signed, 'content-type: application/json'];
  const all = { signed, json, form: [...signed, `content-type: ${type}`] };
  const cases = [
    ...oddLines(signed),
    ...oddHeaders(),
    ...oddLengths(all, body),
    ...oddClients(all, body),
  ];
  return cases.map(([name, bytes]) => ({ name, bytes }));
}
