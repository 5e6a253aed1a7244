import { expect, test } from 'vitest';
import { listenLive } from './testing/live-server.ts';
import { canProbeLoop, longestHold, passMs } from './testing/loop-probe.ts';
import { type MultipartForm, multipartForm } from './testing/multipart.ts';
import { createPictureRuns, START } from './testing/picture-runs.ts';
import { openSignedIn } from './testing/register.ts';

const MASK = '/api/generate-mask/';
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const MEGABYTES = 2 ** 20;

/** The longest allowed hold: as one pass of a loop over so many bytes. */
const HELD_BYTES = 12 * MEGABYTES;

const runs = await createPictureRuns();
const live = await listenLive(runs);
const ada = await openSignedIn(runs, 'ada');

type Attack = { name: string; path: string; type: string; body: Buffer };

function form(name: string, fields: MultipartForm, path = START): Attack {
  const { type, payload } = multipartForm({ ai_model: 'create-background', ...fields });
  return { name, path, type, body: payload };
}

function raw(name: string, text: string): Attack {
  return { name, path: START, type: 'multipart/form-data; boundary=x', body: Buffer.from(text) };
}

function json(name: string, text: string): Attack {
  const path = `/api/recolour-pattern/${UNKNOWN}/`;
  return { name, path, type: 'application/json', body: Buffer.from(text) };
}

/** Text of a length in megabytes that repeats one piece. */
const repeat = (piece: string, megabytes: number) =>
  piece.repeat(Math.floor((megabytes * MEGABYTES) / piece.length));

const ROOMY = 0.061;
const END = '--x--\r\n';

const ATTACKS: Attack[] = [
  form('47 MB of empty dots', { mask_coordinates: `[${repeat('[],', 47)}[]]` }),
  form('64 KB of empty dots', { mask_coordinates: `[${repeat('[],', ROOMY)}[]]` }),
  form('64 KB of open brackets', { mask_coordinates: repeat('[', ROOMY) }),
  form('6 MB of dots for a mask', { pos_coord: `[${repeat('[1,1],', 6)}[1,1]]` }, MASK),
  form('64 KB of dots for a mask', { pos_coord: `[${repeat('[1,1],', ROOMY)}[1,1]]` }, MASK),
  form('a prompt of 47 MB', { text_prompt: repeat('a gown ', 47) }),
  form('a prompt of 64 KB', { text_prompt: repeat('🧵', ROOMY) }),
  form('a place of 64 KB', { reposition: `{${repeat('"x":1,', ROOMY)}"x":1}` }),
  form('a width of 64 KB', { repeat_cm: repeat('9', ROOMY) }),
  form('a data URI of newlines', { source_image: `data:;base64,${repeat('\n', 40)}` }),
  form('a data URI of digits', { source_image: `data:;base64,${repeat('A', 40)}` }),
  form('a data URI that ends and goes on', { source_image: `data:;base64,${repeat('=', 40)}` }),
  form('a file of zeros in a field of text', { text_prompt: Buffer.alloc(40 * MEGABYTES) }),
  raw('parts without a head', repeat('--x\r\n\r\n\r\n', 40) + END),
  raw(
    'parts of one byte',
    repeat('--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n', 40),
  ),
  raw('a head without end', `--x\r\n${repeat('a: b\r\n', 40)}`),
  raw('a head of colons', `--x\r\n${repeat(':', 40)}`),
  raw('what is nearly a boundary', repeat('\r\n--', 40)),
  raw('nothing but line ends', repeat('\r\n', 40)),
  json('a palette of 20,000', `{"palette":[${repeat('1,', ROOMY)}1]}`),
  json('20,000 names', `{${repeat('"a":1,', ROOMY)}"b":1}`),
  json('64 KB of open brackets', repeat('[', ROOMY)),
  {
    name: 'a log-in of 30,000 fields',
    path: '/api/login/',
    type: 'application/x-www-form-urlencoded',
    body: Buffer.from(repeat('a&', ROOMY)),
  },
];

/** Attempts that may be held up longer: the first includes compilation, others a collection of garbage. */
const TRIES = 4;

/** Expects that one of a few attempts holds up nobody. */
async function expectShortHold(attempt: () => Promise<void>): Promise<void> {
  const limitMs = passMs(HELD_BYTES);
  let shortestMs = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && shortestMs >= limitMs; tries += 1) {
    shortestMs = Math.min(shortestMs, await longestHold(attempt));
  }
  expect(shortestMs).toBeLessThan(limitMs);
}

test.runIf(canProbeLoop()).each(ATTACKS)(
  '$name is refused, and holds up nobody',
  ({ path, type, body }) =>
    expectShortHold(async () => {
      const { status = 0 } = await live.send({ path, type, browser: ada }, body);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }),
);

test.runIf(canProbeLoop()).each([
  ['a tool 1,400 times', `/api/fetch-previous-generations?${'ai_model=x&'.repeat(1400)}`],
  ['a search of 15 KB', `/api/dashboard/?q=${'x'.repeat(15_000)}`],
  ['a path of dots', `/${'../'.repeat(5000)}etc/passwd`],
  ['an id of 15 KB', `/api/get-generation/${'0'.repeat(15_000)}/`],
  ['an encoded path of dots', `/${'%2e%2e/'.repeat(2000)}etc/passwd`],
])('%s is refused, and holds up nobody', (_, url) =>
  expectShortHold(async () => expect((await ada.get(url)).statusCode).toBeLessThan(500)),
);
