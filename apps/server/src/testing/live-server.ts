import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { TestBrowser } from './test-browser.ts';

type SentBody = { path: string; type: string; bytes: number; browser?: TestBrowser };

/** Makes an application listen, for tests that need a real connection. */
export async function listenLive({ app }: { app: FastifyInstance }) {
  await app.listen({ port: 0, host: '127.0.0.1' });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = app.server.address() as AddressInfo;

  /** Begins a body of an announced length; the caller writes it. */
  function begin({ path, type, bytes, browser }: SentBody): ClientRequest {
    const sent = request({ host: '127.0.0.1', port, path, method: 'POST', agent: false });
    if (browser) {
      const pairs = [...browser.cookies].map(([name, value]) => `${name}=${value}`);
      sent.setHeader('cookie', pairs.join('; '));
      sent.setHeader('x-csrftoken', browser.cookies.get('csrftoken') ?? '');
    }
    sent.setHeader('content-type', type);
    sent.setHeader('content-length', bytes);
    sent.on('error', () => undefined);
    return sent;
  }

  /** Status and text of the answer to a begun request. */
  async function answerTo(sent: ClientRequest) {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      sent.once('response', resolve).once('error', reject);
    });
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    // The connection may be cut during the body; the answer has arrived all the same.
    await once(response, 'close').catch(() => undefined);
    const text = Buffer.concat(chunks).toString();
    return { status: response.statusCode, headers: response.headers, text };
  }

  async function send(options: Omit<SentBody, 'bytes'>, body: Buffer) {
    const sent = begin({ ...options, bytes: body.length });
    const answer = answerTo(sent);
    sent.end(body);
    return answer;
  }

  /** Status of the answer to a path that is sent unchanged. */
  async function get(path: string): Promise<number | undefined> {
    const sent = request({ host: '127.0.0.1', port, path, agent: false });
    sent.end();
    return (await answerTo(sent)).status;
  }

  return { port, begin, answerTo, send, get };
}
