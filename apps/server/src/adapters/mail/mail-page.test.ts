import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { serverWords } from '@toile/contract';
import { describe, expect, it } from 'vitest';
import { mailsTo, tokenIn } from '../../testing/read-mails.ts';
import { signupForm } from '../../testing/register.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { openBrowser } from '../../testing/test-browser.ts';

const testApp = await createTestApp();
const { app } = testApp;
const headers = { host: 'localhost:3000' };

describe('/dev/mail', () => {
  it('shows the mails of this machine with their links', async () => {
    const empty = await app.inject({ url: '/dev/mail', headers });
    expect(empty.body).toContain(serverWords.mail.page.empty);

    const browser = await openBrowser(app);
    await browser.post('/api/signup/', { form: signupForm('reader') });
    const [mail] = await mailsTo(testApp, 'reader@atelier.example');

    const list = await app.inject({ url: '/dev/mail', headers });
    expect(list.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(list.headers['cache-control']).toBe('no-store');
    expect(list.body).toContain(serverWords.mail.verify.subject);
    expect(list.body).toContain('reader@atelier.example');
    const url = /href="(\/dev\/mail\/[^"]+)"/.exec(list.body)?.[1] ?? '';

    const page = await app.inject({ url, headers });
    const link = `http://localhost:3000/verify-email?data=${tokenIn(mail)}`;
    expect(page.body).toContain(`<a href="${link}">`);
  });

  it.each([
    ['another machine', '192.0.2.7', headers],
    ['a foreign name', '127.0.0.1', { host: 'rebound.example' }],
    ['a proxy', '127.0.0.1', { ...headers, 'x-forwarded-for': '192.0.2.7' }],
    ['a proxy of few words', '127.0.0.1', { ...headers, 'x-real-ip': '192.0.2.7' }],
  ])('is not there for %s', async (_whom, remoteAddress, sent) => {
    const answer = await app.inject({ url: '/dev/mail', remoteAddress, headers: sent });
    expect([answer.statusCode, answer.body]).toEqual([404, '{"non_field_errors":["Not found"]}']);
  });

  it('is not there for HTTP/1.0, which proxies speak and browsers do not', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    // A server on a TCP port has this form of address.
    const { port } = app.server.address() as AddressInfo;
    const ask = async (version: string) => {
      const socket = connect(port, '127.0.0.1');
      const lines = [`GET /dev/mail HTTP/${version}`, 'Host: localhost:3000', 'Connection: close'];
      socket.write(`${lines.join('\r\n')}\r\n\r\n`);
      return (await text(socket)).split('\r\n')[0];
    };
    expect(await ask('1.1')).toContain('200');
    expect(await ask('1.0')).toContain('404');
  });

  it('has nothing but mails', async () => {
    for (const name of ['..%2Fsecret', 'secret', 'x.eml']) {
      expect((await app.inject({ url: `/dev/mail/${name}`, headers })).statusCode).toBe(404);
    }
  });

  it.each([
    ['SMTP_URL', 'smtp://127.0.0.1:1'],
    ['PUBLIC_URL', 'https://toile.example'],
    ['TRUST_PROXY', '1'],
  ])('is not there at all with %s=%s', async (name, value) => {
    const environment = { [name]: value };
    const other = await createTestApp({ environment });
    expect((await other.app.inject({ url: '/dev/mail', headers })).statusCode).toBe(404);
  });
});
