import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { auditLedger, LEDGER_IN_ORDER } from './testing/audit-ledger.ts';
import { createDelivery } from './testing/deliver-run.ts';
import { readStored } from './testing/file-store-contract.ts';
import { paintPhoto } from './testing/paint-photo.ts';
import { createProbeEngine } from './testing/probe-engine.ts';
import { openSignedIn } from './testing/register.ts';
import { holdTestKey, openTestFiles, settingsFor } from './testing/s3-server/open-test-files.ts';
import { startS3Server } from './testing/s3-server/s3-server.ts';
import { createTestApp } from './testing/test-app.ts';

const server = await startS3Server();
const leaveTestKey = holdTestKey();
const environment = { ...settingsFor(server), FILES_SERVE: 'redirect' };
const engine = createProbeEngine(undefined, ['create-pattern', 'sketch-to-image']);
const testApp = await createTestApp({ environment, engine });
const { app, services, database } = testApp;
const deliverRun = createDelivery(testApp);
const ada = await openSignedIn(testApp, 'ada');
const eve = await openSignedIn(testApp, 'eve');
const files = await openTestFiles(server);
const [output] = await deliverRun('ada', 1);
if (!output) throw new Error('Nothing was delivered');
const url = `/api/images/${output.imageId}`;
const exported = `/api/export-image/${output.id}/?format=png`;

const IMAGE = { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };
const NAVIGATION = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
const FETCH = { 'sec-fetch-mode': 'same-origin', 'sec-fetch-dest': 'empty' };

afterEach(() => server.faults.clear());

afterAll(async () => {
  files.close();
  leaveTestKey();
  await server.stop();
});

/** The answer of the store to the address that an answer sends a browser on to. */
async function follow({ headers }: { headers: { location?: string | undefined } }) {
  const answer = await fetch(headers.location ?? '');
  return { content: Buffer.from(await answer.arrayBuffer()), headers: answer.headers };
}

describe('pictures in a bucket', () => {
  test('a script, and a client that says nothing, get them through the API', async () => {
    for (const headers of [{}, FETCH]) {
      const answer = await ada.get(url, headers);
      expect(answer.statusCode).toBe(200);
      const sha256 = String(answer.headers.etag).replaceAll('"', '');
      expect(answer.rawPayload.equals((await readStored(files, sha256)) ?? Buffer.alloc(0))).toBe(
        true,
      );
    }
  });

  test('an image element is sent on to the store, for this picture and five minutes', async () => {
    const whole = await ada.get(url);
    const answer = await ada.get(url, IMAGE);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { content, headers } = await follow(answer);
    expect(content.equals(whole.rawPayload)).toBe(true);
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('content-disposition')).toBe('inline');
  });

  test('a thumbnail is made by the API, and then comes from the store', async () => {
    expect((await ada.get(`${url}?w=256`, IMAGE)).statusCode).toBe(200);
    const answer = await ada.get(`${url}?w=256`, IMAGE);
    expect(answer.statusCode).toBe(302);
    expect((await follow(answer)).headers.get('content-type')).toBe('image/webp');
  });

  test('downloads keep their names', async () => {
    const attachment = 'attachment; filename=result.png';
    for (const address of [`${url}?download=1`, exported]) {
      const answer = await ada.get(address, NAVIGATION);
      expect(answer.statusCode).toBe(302);
      expect((await follow(answer)).headers.get('content-disposition')).toBe(attachment);
      const streamed = await ada.get(address, FETCH);
      expect(streamed.headers['content-disposition']).toBe(attachment);
    }
  });

  test('nobody else gets an address', async () => {
    for (const headers of [IMAGE, NAVIGATION]) {
      for (const address of [url, `${url}?download=1`, exported]) {
        const answer = await eve.get(address, headers);
        expect([answer.statusCode, answer.headers.location]).toEqual([404, undefined]);
      }
    }
  });

  test('who has a picture is not sent on', async () => {
    const { etag = '' } = (await ada.get(url)).headers;
    const answer = await ada.get(url, { ...IMAGE, 'if-none-match': etag });
    expect(answer.statusCode).toBe(304);
  });

  test('pages may show pictures of the store, and nothing else of it', async () => {
    const { headers } = await ada.get('/');
    const policy = String(headers['content-security-policy']);
    const naming = policy.split(';').filter((each) => each.includes(server.endpoint));
    expect(naming).toEqual([expect.stringMatching(/^\s*img-src 'self' data: blob: /)]);
  });

  test('a part of a picture is answered as a part', async () => {
    const whole = await ada.get(url);
    const { etag = '' } = whole.headers;
    const part = await ada.get(url, { range: 'bytes=5-', 'if-range': etag });
    expect(part.statusCode).toBe(206);
    const last = whole.rawPayload.length - 1;
    expect(part.headers['content-range']).toBe(`bytes 5-${last}/${last + 1}`);
    expect(part.rawPayload.equals(whole.rawPayload.subarray(5))).toBe(true);
    const other = await ada.get(url, { range: 'bytes=5-', 'if-range': '"other"' });
    expect(other.statusCode).toBe(200);
  });
});

describe('a store with faults', () => {
  test('an answer that is cut on its way reaches the browser whole', async () => {
    const whole = await ada.get(url);
    server.faults.add('GET', { kind: 'cut', afterBytes: 40 });
    expect((await ada.get(url)).rawPayload.equals(whole.rawPayload)).toBe(true);
  });

  test('while it is away, pictures answer 503 with Retry-After, and all else goes on', async () => {
    await server.stop();
    const ready = await app.inject('/readyz');
    const picture = await paintPhoto(80, 100).jpeg().toBuffer();
    const multipart = { ai_model: 'sketch-to-image', source_image: picture };
    const [image, file, upload, list] = [
      await ada.get(url),
      await ada.get(exported),
      await ada.post('/api/generate-image-with-sse/', { multipart }),
      await ada.get('/api/dashboard/'),
    ];
    await server.start();
    for (const answer of [image, file, upload]) {
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
    }
    expect(list.statusCode).toBe(200);
    expect(ready.statusCode).toBe(503);
    expect(ready.json().checks.files).toMatchObject({ ok: false });
    expect((await ada.get(url)).statusCode).toBe(200);
  });

  test('a run whose pictures cannot be stored waits, and loses and doubles none', async () => {
    await server.stop();
    const delivering = deliverRun('ada', 4);
    await new Promise((resolve) => setTimeout(resolve, 2500));
    await server.start();
    server.faults.add('PUT', { kind: 'lost-answer' }, 2);
    const delivered = await delivering;
    expect(delivered).toHaveLength(4);
    for (const { imageId } of delivered) {
      expect((await ada.get(`/api/images/${imageId}`)).statusCode).toBe(200);
    }
    expect(await auditLedger(database)).toMatchObject(LEDGER_IN_ORDER);
  });

  test('a deleted picture leaves nothing in the bucket', async () => {
    const before = server.bucket.objects.size;
    const [own] = await deliverRun('ada', 1);
    await ada.get(`/api/images/${own?.imageId}?w=256`);
    expect(server.bucket.objects.size).toBeGreaterThan(before);
    await ada.post(`/api/delete-image/${own?.id}/`);
    await services.images.releaseFiles();
    expect(server.bucket.objects.size).toBe(before);
  });
});
