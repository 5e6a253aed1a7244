import { once } from 'node:events';
import { connect } from 'node:net';
import fastify from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { listenLive } from '../testing/live-server.ts';
import { multipartForm } from '../testing/multipart.ts';
import { createPictureRuns, START } from '../testing/picture-runs.ts';
import { openSignedIn } from '../testing/register.ts';
import { openBrowser } from '../testing/test-browser.ts';
import { addErrorHandler } from './error-handler.ts';
import { addRequestBodies } from './request-bodies.ts';
import { declareSessions } from './session.ts';

const FORM = 'multipart/form-data; boundary=x';
const MASK = '/api/generate-mask/';

const runs = await createPictureRuns();
const live = await listenLive(runs);
const ada = await openSignedIn(runs, 'ada');

describe('a text field', () => {
  test.each(['text_prompt', 'mask_coordinates', 'anything'])(
    'may have 64 KB, and is named when it has more: %s',
    async (field) => {
      const { type, payload } = multipartForm({
        ai_model: 'sketch-to-image',
        [field]: 'x'.repeat(2 ** 21),
      });
      const { status, text } = await live.send({ path: START, type, browser: ada }, payload);
      expect([status, JSON.parse(text)]).toEqual([
        413,
        { [field]: ['A field can have at most 64 KB of text'] },
      ]);
    },
  );
});

describe('forms', () => {
  test('are counted before they are read, those that are refused too', async () => {
    const eve = await openSignedIn(runs, 'eve');
    const ask = () => eve.post(START, { multipart: { ai_model: 'loom' } });
    for (let at = 0; at < 90; at += 1) expect((await ask()).statusCode).toBe(400);
    const { statusCode, headers } = await ask();
    expect([statusCode, Number(headers['retry-after']) > 0]).toEqual([429, true]);
    // The server has not read the announced bytes of this one.
    const sent = live.begin({ path: START, type: FORM, bytes: 1e6, browser: eve });
    sent.write('--x\r\n');
    expect((await live.answerTo(sent)).status).toBe(429);
  });

  test('with a boundary that is too long, or none, are bad requests', async () => {
    for (const type of [
      `multipart/form-data; boundary=${'x'.repeat(3000)}`,
      'multipart/form-data',
    ]) {
      const { status } = await live.send({ path: START, type, browser: ada }, Buffer.from('--x'));
      expect(status).toBe(400);
    }
  });

  test('with a file in a field that takes none keep nothing of it', async () => {
    const { type, payload } = multipartForm({
      ai_model: 'create-sketch',
      text_prompt: 'a gown',
      attachment: Buffer.alloc(20 * 2 ** 20),
    });
    const { status } = await live.send({ path: START, type, browser: ada }, payload);
    expect(status).toBe(202);
    await runs.work();
  });

  test('of more than 12 that a user is sending at a time are refused', async () => {
    const bob = await openSignedIn(runs, 'bob');
    const open = Array.from({ length: 12 }, () => {
      const sent = live.begin({ path: MASK, type: FORM, bytes: 1e6, browser: bob });
      sent.write('--x\r\n');
      return sent;
    });
    onTestFinished(() => {
      for (const sent of open) sent.destroy();
    });
    const status = async () => {
      const body = Buffer.from('--x--\r\n');
      return (await live.send({ path: MASK, type: FORM, browser: bob }, body)).status;
    };
    await expect.poll(status, { timeout: 20_000 }).toBe(429);
    for (const sent of open) sent.destroy();
    await expect.poll(status, { timeout: 20_000 }).toBe(400);
  });
});

describe('a refused body', () => {
  test('of a visitor is not read, and its connection is cut, whatever goes on being sent', async () => {
    const visitor = await openBrowser(runs.app);
    const token = visitor.cookies.get('csrftoken') ?? '';
    const socket = connect(live.port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.on('error', () => undefined);
    const head = [
      `POST ${START} HTTP/1.1`,
      'host: localhost',
      `cookie: csrftoken=${token}`,
      `x-csrftoken: ${token}`,
      `content-type: ${FORM}`,
      'content-length: 40000000',
      '',
      '--x',
    ];
    socket.write(head.join('\r\n'));
    const going = setInterval(() => socket.write('x'), 20);
    await once(socket, 'close');
    clearInterval(going);
    expect(answer).toMatch(/^HTTP\/1.1 401 /);
    expect(answer.toLowerCase()).toContain('connection: close');
  });

  test('gives its answer to a sender that is still at it', async () => {
    const sent = live.begin({ path: START, type: FORM, bytes: 2 ** 24 });
    const answer = live.answerTo(sent);
    sent.end(Buffer.alloc(2 ** 24));
    expect((await answer).status).toBe(403);
  });
});

test('a body that comes too slowly ends with 408, whatever it is', async () => {
  const app = fastify();
  addErrorHandler(app);
  declareSessions(app);
  const pace = { windowMs: 100, bytes: 1000 };
  await addRequestBodies(app, { rateLimiter: { take: async () => undefined }, pace });
  app.post('/form', async () => 'ok');
  onTestFinished(() => app.close());
  const slow = await listenLive({ app });
  for (const type of [FORM, 'application/json', 'application/x-www-form-urlencoded']) {
    const sent = slow.begin({ path: '/form', type, bytes: 50_000 });
    sent.write('--x\r\n');
    expect((await slow.answerTo(sent)).status).toBe(408);
  }
});
