import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { listenLive } from './testing/live-server.ts';
import { openSignedIn } from './testing/register.ts';
import { createTestApp } from './testing/test-app.ts';
import { openBrowser, type TestBrowser } from './testing/test-browser.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'toile-web-'));
afterAll(() => rmSync(webRoot, { recursive: true }));
mkdirSync(join(webRoot, 'assets'));
writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Toile</title>');
writeFileSync(join(webRoot, 'landing.html'), '<!doctype html><title>Toile</title><h1>Drawn</h1>');
writeFileSync(
  join(webRoot, 'index.de.html'),
  '<!doctype html><html lang="de"><title>Toile</title>',
);
writeFileSync(
  join(webRoot, 'landing.de.html'),
  '<!doctype html><html lang="de"><h1>Gezeichnet</h1>',
);
writeFileSync(join(webRoot, 'assets', 'index-abc.css'), 'as it was built');
writeFileSync(join(webRoot, 'assets', 'index-abc.css.br'), 'as it was packed');
writeFileSync(join(webRoot, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
writeFileSync(join(webRoot, 'assets', 'index-abc.js'), `console.log(${'1,'.repeat(2000)}1)`);

const testApp = await createTestApp({ webRoot });
const { app } = testApp;
const notFound = '{"non_field_errors":["Not found"]}';

describe('web pages', () => {
  it.each(['/shared-board?key=x', '/shared-board/'])(
    'keeps %s out of search engines, and its address to itself',
    async (url) => {
      const { headers } = await app.inject(url);
      expect(headers).toMatchObject({
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
      });
      expect((await app.inject('/pricing')).headers['x-robots-tag']).toBeUndefined();
    },
  );

  it.each(['/', '/login', '/create-pattern/', '/verify-email?data=x', '/no/such/page', '/a.b'])(
    'serves the client at %s, always asked for anew',
    async (url) => {
      const page = await app.inject(url);
      expect(page.statusCode).toBe(200);
      expect(page.headers['content-type']).toMatch(/^text\/html/);
      expect(page.headers['cache-control']).toBe('no-cache');
      expect(page.body).toContain('<title>Toile</title>');
    },
  );

  it('shows visitors the landing page that the build drew, and users the client', async () => {
    const visit = await app.inject('/');
    expect(visit.body).toContain('<h1>Drawn</h1>');
    expect(visit.headers.vary).toMatch(/cookie, accept-language, accept-encoding/i);
    expect((await app.inject('/login')).body).not.toContain('Drawn');
    const signedIn = await app.inject({ url: '/', cookies: { signed_in: '1' } });
    expect(signedIn.body).toContain('<title>Toile</title>');
    expect(signedIn.body).not.toContain('Drawn');
  });

  it.each([
    ['the browser prefers', { 'accept-language': 'fr, de-AT;q=0.8, en;q=0.5' }, 'de'],
    ['the user chose before that', { 'accept-language': 'de', cookie: 'language=en' }, 'en'],
    ['is not offered, in English', { 'accept-language': 'fr' }, 'en'],
    ['is German by choice', { cookie: 'a=b; language=de' }, 'de'],
  ])('are in the language that %s', async (_which, headers, language) => {
    const isGerman = language === 'de';
    const visit = await app.inject({ url: '/', headers });
    expect(visit.body).toContain(isGerman ? '<h1>Gezeichnet</h1>' : '<h1>Drawn</h1>');
    expect(visit.headers['content-language']).toBe(language);
    const page = await app.inject({ url: '/pricing', headers });
    expect(page.body.includes('lang="de"')).toBe(isGerman);
  });

  it('sends a text as the build has packed it to whoever reads that', async () => {
    const url = '/assets/index-abc.css';
    const packed = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers['content-type']).toMatch(/^text\/css/);
    expect(packed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(packed.body).toBe('as it was packed');
    const plain = await app.inject(url);
    expect(plain.body).toBe('as it was built');
    // A cache must distinguish the two.
    for (const { headers } of [packed, plain]) expect(headers.vary).toMatch(/accept-encoding/i);
  });

  it('serves hashed files for ever, compressed', async () => {
    const headers = { 'accept-encoding': 'gzip' };
    const file = await app.inject({ url: '/assets/index-abc.js', headers });
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(file.headers['content-encoding']).toBe('gzip');
    expect((await app.inject('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it.each(['/api/nothing/', '/api', '/assets/gone.js', '/assets/..%2f..%2fpackage.json'])(
    'has no page at %s',
    async (url) => {
      const answer = await app.inject(url);
      expect([answer.statusCode, answer.body]).toEqual([404, notFound]);
    },
  );

  it('answers an address that cannot be decoded like every bad request', async () => {
    const answer = await app.inject('/%');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ non_field_errors: ['This value is not valid'] });
  });

  it('has no page for other methods', async () => {
    const answer = await app.inject({ method: 'POST', url: '/login' });
    expect([answer.statusCode, answer.body]).toEqual([404, notFound]);
  });

  it('keeps scripts and pictures of others out', async () => {
    const { headers } = await app.inject('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("img-src 'self' data: blob:");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});

describe('paths of the API', () => {
  it.each(['/api/csrf/', '/api/csrf'])('answer with and without the slash: %s', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(204);
  });

  it('that leave their folder, or name nothing, are not found', async () => {
    const { get } = await listenLive({ app });
    for (const path of [
      '/../../etc/passwd',
      '/assets/../../secret',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/assets/..%2f..%2fsecret',
      `/api/get-generation/${'0'.repeat(101)}/`,
      `/api/stream-image-generation/${'0'.repeat(5000)}/`,
      `/api/images/${'x'.repeat(101)}`,
    ]) {
      expect([path, await get(path)]).toEqual([path, 404]);
    }
  });

  it('carry a request id, the well-formed one of the caller or a new one', async () => {
    const ask = async (id: string) => {
      const answer = await app.inject({ url: '/api/csrf/', headers: { 'x-request-id': id } });
      return answer.headers['x-request-id'];
    };
    expect(await ask('trace-12345')).toBe('trace-12345');
    expect(await ask('short')).toMatch(/^[\da-f-]{36}$/);
    expect(await ask('no spaces here')).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('bodies', () => {
  it('may have 64 kB', async () => {
    const browser = await openBrowser(app);
    const answer = await browser.post('/api/signup/', { form: { username: 'x'.repeat(110_000) } });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toEqual({ non_field_errors: ['The request is too large'] });
  });

  const form = { 'content-type': 'multipart/form-data; boundary=x' };
  const start = '/api/generate-image-with-sse/';

  async function statusOfForm(browser: TestBrowser, headers: Record<string, string>) {
    return (await browser.post(start, { headers: { ...form, ...headers } })).statusCode;
  }

  it('with pictures may have 48 MB, from users alone', async () => {
    const user = await openSignedIn(testApp, 'ada');
    expect(await statusOfForm(user, { 'content-length': String(49 * 2 ** 20) })).toBe(413);
    const picture = {
      multipart: { ai_model: 'create-pattern', source_image: 'x'.repeat(200_000) },
    };
    expect((await user.post(start, picture)).statusCode).toBe(400);
    expect((await user.post('/api/logout/', picture)).statusCode).toBe(413);
    const visitor = await openBrowser(app);
    expect((await visitor.post(start, picture)).statusCode).toBe(401);
  });

  it.each(['', 'no form', '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\ncut of'])(
    'that claim to be a form and are none are bad requests (%j)',
    async (payload) => {
      const { cookies } = await openBrowser(app);
      const answer = await app.inject({
        method: 'POST',
        url: '/api/login/',
        payload,
        cookies: Object.fromEntries(cookies),
        headers: {
          ...form,
          'content-length': String(payload.length),
          'x-csrftoken': cookies.get('csrftoken'),
        },
      });
      expect(answer.statusCode).toBe(400);
    },
  );

  it('of another kind are refused', async () => {
    const browser = await openBrowser(app);
    const answer = await browser.post('/api/login/', { headers: { 'content-type': 'text/xml' } });
    expect(answer.statusCode).toBe(415);
  });
});

it('has answers of the API kept by nobody', async () => {
  const user = await openSignedIn(testApp, 'keeper');
  for (const url of ['/api/csrf/', '/api/get-user-credits/', '/api/dashboard/']) {
    expect((await user.get(url)).headers['cache-control']).toBe('no-store');
  }
});

describe('the description of the API', () => {
  it('has every call with its answers', async () => {
    const { openapi, paths } = (await app.inject('/api/openapi.json')).json();
    expect(openapi).toBe('3.1.0');
    const expected = [
      'post /api/login/',
      'post /api/signup/',
      'post /api/logout/',
      'get /api/verify-email/',
      'post /api/resend-verification/',
      'get /api/get-user-credits/',
      'get /api/get-instruction-settings/',
      'post /api/toggle-instruction-settings/{instruction}/',
      'post /api/generate-image-with-sse/',
      'get /api/dashboard/',
    ];
    const isMissing = (call: string) => {
      const [method = '', path = ''] = call.split(' ');
      return paths[path]?.[method]?.responses === undefined;
    };
    expect(expected.filter(isMissing)).toEqual([]);
    expect(Object.keys(paths).filter((path) => !path.startsWith('/api/'))).toEqual([]);
  });

  it('tells what a 402 says, and what a list can be filtered by', async () => {
    const { paths } = (await app.inject('/api/openapi.json')).json();
    const start = paths['/api/generate-image-with-sse/'].post.responses;
    const missing = start['402'].content['application/json'].schema;
    expect(Object.keys(missing.properties)).toContain('non_field_errors');
    expect(Object.keys(start)).toContain('429');
    const filters: { name: string; required?: boolean; schema: { enum?: string[] } }[] =
      paths['/api/dashboard/'].get.parameters;
    const tool = filters.find(({ name }) => name === 'ai_model');
    expect(tool?.schema.enum).toContain('create-pattern');
    expect(tool?.required ?? false).toBe(false);
  });

  it('has a page without inline scripts', async () => {
    const page = await app.inject('/api/docs/');
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toMatch(/<script(?![^>]*\bsrc=)/);
    expect((await app.inject('/api/docs/static/swagger-initializer.js')).statusCode).toBe(200);
  });
});

describe('without a client id of Google', () => {
  it('there is no log-in with Google, and the policy knows nothing of it', async () => {
    const browser = await openBrowser(app);
    const client = await browser.get('/api/google-client/');
    expect(client.json()).toEqual({ client_id: null });
    expect(client.headers['content-security-policy']).not.toContain('google');
    expect(client.headers['cross-origin-opener-policy']).toBe('same-origin');
    const answer = await browser.post('/api/google-login/', { json: { accessToken: 'x' } });
    expect(answer.statusCode).toBe(404);
  });
});
