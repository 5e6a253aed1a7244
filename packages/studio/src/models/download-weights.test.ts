import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fetchModel } from './fetch-model.ts';
import { madeUpModel } from './testing/made-up-model.ts';

const WEIGHTS = Buffer.alloc(300_000, 'weights');
const model = madeUpModel(WEIGHTS);

let folder = '';
let server: Server | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toile-models-'));
});
afterEach(async () => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
  await rm(folder, { recursive: true });
});

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('It listens on a port');
  return `http://127.0.0.1:${address.port}/weights/`;
}

const fetchFrom = (modelsUrl: string, options: { stallMs?: number; signal?: AbortSignal } = {}) =>
  fetchModel(model, {
    modelsDir: join(folder, 'kept'),
    modelsUrl,
    say: () => undefined,
    pauseMs: 1,
    ...options,
  });

const kept = () => readdir(join(folder, 'kept'));

async function expectFetched(): Promise<void> {
  expect(await kept()).toEqual([model.file]);
  expect(WEIGHTS.equals(await readFile(join(folder, 'kept', model.file)))).toBe(true);
}

test('a model comes from a web server, by the name of its file', async () => {
  const asked: (string | undefined)[] = [];
  const url = await serve((request, answer) => {
    asked.push(request.url);
    answer.end(WEIGHTS);
  });
  await fetchFrom(url.slice(0, -1));
  await expectFetched();
  expect(asked).toEqual(['/weights/trial.onnx']);
});

test('a model comes from a folder', async () => {
  await writeFile(join(folder, model.file), WEIGHTS);
  await fetchFrom(pathToFileURL(folder).href);
  await expectFetched();
});

test.each([
  ['the rest alone', true],
  ['the whole again', false],
])('a cut connection is taken up by a server that sends %s', async (_, knowsRanges) => {
  const ranges: (string | undefined)[] = [];
  const url = await serve(({ headers: { range } }, answer) => {
    ranges.push(range);
    const start = knowsRanges ? Number(range?.match(/\d+/)?.[0] ?? 0) : 0;
    const isLast = ranges.length === 3;
    answer.writeHead(start > 0 ? 206 : 200, {
      'content-length': WEIGHTS.length - start,
      ...(start > 0 && {
        'content-range': `bytes ${start}-${WEIGHTS.length - 1}/${WEIGHTS.length}`,
      }),
    });
    if (isLast) return answer.end(WEIGHTS.subarray(start));
    const cut = ranges.length * 100_000;
    return answer.write(WEIGHTS.subarray(start, cut), () => setTimeout(() => answer.destroy(), 20));
  });
  await fetchFrom(url);
  await expectFetched();
  expect(ranges).toEqual([undefined, 'bytes=100000-', 'bytes=200000-']);
});

test.each<[string, RequestListener, string]>([
  ['lacks the model', (_, answer) => answer.writeHead(404).end('no'), 'trial.onnx answers 404'],
  ['has other weights', (_, answer) => answer.end(Buffer.alloc(300_000)), 'the checksum'],
  ['cuts each connection at once', ({ socket }) => socket.destroy(), '0 of 300000 bytes came'],
  ['sends too little', (_, answer) => answer.end('half'), '4 of 300000 bytes came'],
  ['never answers', () => undefined, 'the server is silent'],
  ['falls silent', (_, answer) => answer.write('half'), 'the server is silent'],
  [
    'says that it sends 10 GB',
    (_, answer) => answer.writeHead(200, { 'content-length': 1e10 }).write('x'),
    'is larger than its 300000 bytes',
  ],
])('from a server that %s nothing is kept', async (_, listener, fault) => {
  const url = await serve(listener);
  await expect(fetchFrom(url, { stallMs: 200 })).rejects.toThrow(fault);
  expect(await kept()).toEqual([]);
});

test('a server that sends without end is cut off at the size of the manifest', async () => {
  let sent = 0;
  const url = await serve((_, answer) => {
    const block = Buffer.alloc(65_536);
    const more = (): void => {
      while (!answer.destroyed && answer.write(block)) sent += block.length;
      if (!answer.destroyed) answer.once('drain', more);
    };
    more();
  });
  await expect(fetchFrom(url)).rejects.toThrow('is larger than its 300000 bytes');
  // Buffers of the connection hold some megabytes beyond what is read.
  expect(sent).toBeLessThan(20_000_000);
  expect(await kept()).toEqual([]);
});

test.each([
  ['has no such file', undefined, 'there is no file'],
  ['has half of it', WEIGHTS.subarray(9), '299991 bytes, not 300000'],
  ['has other weights', Buffer.alloc(300_000), 'the checksum'],
])('from a folder that %s nothing is kept', async (_, weights, fault) => {
  if (weights) await writeFile(join(folder, model.file), weights);
  await expect(fetchFrom(pathToFileURL(folder).href)).rejects.toThrow(fault);
  expect(await kept()).toEqual([]);
});

test('a stop ends a download, and nothing is left of it', async () => {
  const stopping = new AbortController();
  const url = await serve((_, answer) => {
    answer.write('begun');
    setTimeout(() => stopping.abort(), 20);
  });
  await expect(fetchFrom(url, { signal: stopping.signal })).rejects.toThrow('abort');
  expect(await kept()).toEqual([]);
});

test('two processes that fetch at once keep one whole file', async () => {
  const url = await serve((_, answer) => {
    answer.write(WEIGHTS.subarray(0, 150_000));
    setTimeout(() => answer.end(WEIGHTS.subarray(150_000)), 100);
  });
  const program = `
    import { fetchModel } from ${JSON.stringify(new URL('./fetch-model.ts', import.meta.url).href)};
    const [model, modelsDir, modelsUrl] = process.argv.slice(1);
    await fetchModel(JSON.parse(model), { modelsDir, modelsUrl, say: () => undefined });
  `;
  const flags = ['--import', 'tsx', '--conditions=@toile/source', '--input-type=module'];
  const args = [...flags, '--eval', program, JSON.stringify(model), join(folder, 'kept'), url];
  const run = () => once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit');
  expect(await Promise.all([run(), run()])).toEqual([
    [0, null],
    [0, null],
  ]);
  await expectFetched();
});
