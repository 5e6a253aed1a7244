import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { multipart } from './forms.ts';
import type { Owner } from './owner.ts';
import { sendAs } from './people.ts';
import type { Product } from './product.ts';
import { type Answer, type Call, send } from './send.ts';
import { openSlowReaders } from './slow-clients.ts';

/**
 * Pause after a refusal: without one the sender would take the processor from the product, on the
 * same machine.
 */
const REFUSED_PAUSE_MS = 250;

type Things = Owner['things'];

/** A flood: the calls of one user, `lanes` at a time, again and again until it is ended. */
export type Flood = {
  name: string;
  lanes: number;
  /** Makes a call; `things` are the flooder's. */
  call: (number: number, things: Things) => Call;
  /** True: each call comes from another address, without a session. */
  isAnonymous?: boolean;
};

const RUN = '/api/generate-image-with-sse/';

function form(path: string, fields: Parameters<typeof multipart>[0]): Call {
  const { type, body } = multipart(fields);
  return { method: 'POST', path, headers: { 'content-type': type }, body };
}

function json(path: string, value: unknown): Call {
  const headers = { 'content-type': 'application/json' };
  return { method: 'POST', path, headers, body: JSON.stringify(value) };
}

/** A picture of nearly 25 million pixels in some hundred bytes. */
export function paintLargeAvif(): Promise<Buffer> {
  const create = { width: 4990, height: 4990, channels: 3, background: '#aabbcc' } as const;
  return sharp({ create }).avif({ effort: 0, quality: 30 }).toBuffer();
}

/** Floods of calls that read or write pictures. */
function pictureFloods(largeAvif: Buffer): Flood[] {
  const upload: Call = form(RUN, [
    ['ai_model', 'pattern-to-image'],
    ['text_prompt', 'wrap dress'],
    ['num_images', '1'],
    ['source_image', largeAvif],
  ]);
  return [
    {
      name: 'exports for print',
      lanes: 30,
      call: (_number, { output }) => ({
        method: 'GET',
        path: `/api/export-image/${output}/?format=tiff&repeat_cm=64&dpi=300`,
      }),
    },
    {
      name: `60 uploads of ${largeAvif.length} bytes and 25 megapixels`,
      lanes: 60,
      call: () => upload,
    },
    {
      name: `120 uploads of ${largeAvif.length} bytes and 25 megapixels`,
      lanes: 120,
      call: () => upload,
    },
    {
      name: 'masks',
      lanes: 60,
      call: (number, { output }) =>
        form('/api/generate-mask/', [
          ['target_output_id', output],
          ['pos_coord', `[[${number % 500},${number % 500}]]`],
        ]),
    },
    {
      name: 'masks of 25 megapixels',
      lanes: 30,
      call: () =>
        form('/api/generate-mask/', [
          ['target_image', largeAvif],
          ['pos_coord', '[[500,500]]'],
        ]),
    },
  ];
}

/** Floods of runs. */
function runFloods(): Flood[] {
  const colour = (number: number) => `#${(number % 0xffffff).toString(16).padStart(6, '0')}`;
  return [
    {
      name: 'runs',
      lanes: 20,
      call: (number) =>
        form(RUN, [
          ['ai_model', 'create-pattern'],
          ['text_prompt', `indigo ikat ${number}`],
          ['num_images', '4'],
        ]),
    },
    {
      name: 'colourways',
      lanes: 20,
      call: (number, { output }) =>
        json(`/api/recolour-pattern/${output}/`, { palette: [colour(number * 7919)] }),
    },
    {
      name: 'upscales and variations',
      lanes: 20,
      call: (number, { output }) =>
        number % 2 === 0
          ? json('/api/upscale-image/create-pattern/', { resultId: output })
          : form('/api/reroll-output-with-sse/', [
              ['output_image_id', output],
              ['num_images', '4'],
            ]),
    },
  ];
}

/** Floods of reads, and of log-ins. */
function readingFloods(): Flood[] {
  return [
    {
      name: 'searches of the dashboard',
      lanes: 30,
      call: (number) => ({
        method: 'GET',
        path: `/api/dashboard/?q=${encodeURIComponent(`%_%${'a '.repeat(90)}${number}`).slice(0, 550)}`,
      }),
    },
    {
      name: 'thumbnails and pictures',
      lanes: 30,
      call: (number, { picture }) => ({
        method: 'GET',
        path: `/api/images/${picture}${['', '?w=256', '?w=512', '?w=1024'][number % 4] ?? ''}`,
      }),
    },
    {
      name: 'log-ins from many addresses',
      lanes: 20,
      isAnonymous: true,
      call: (number) => ({
        ...json('/api/login/', { username: 'nobody', password: `guess ${number}` }),
        ...(process.platform === 'linux' && {
          from: `127.210.${(number >> 7) & 127}.${1 + (number & 127)}`,
        }),
      }),
    },
  ];
}

/** Every kind of work with which one user could delay the others. */
export function listFloods(largeAvif: Buffer): Flood[] {
  return [...pictureFloods(largeAvif), ...runFloods(), ...readingFloods()];
}

/** Answers of a flood by kind. */
export type FloodCounts = {
  sent: number;
  taken: number;
  refused: number;
  later: number;
  ours: number;
};

const isRefused = ({ status }: Answer) => status === 429 || status === 503;

/** Starts a flood; `end` stops it and returns the counts of its answers. */
export function startFlood(product: Product, flooder: Owner, flood: Flood) {
  const ending = new AbortController();
  const { signal } = ending;
  // Every lane adds a listener.
  setMaxListeners(0, signal);
  const counts: FloodCounts = { sent: 0, taken: 0, refused: 0, later: 0, ours: 0 };

  function note(answer: Answer): void {
    const hasRetryAfter = answer.headers['retry-after'] !== undefined;
    if (answer.status >= 500 && !(answer.status === 503 && hasRetryAfter)) counts.ours += 1;
    else if (isRefused(answer)) counts.later += 1;
    else if (answer.status >= 400) counts.refused += 1;
    else if (answer.status > 0) counts.taken += 1;
  }

  async function sendOne(): Promise<Answer> {
    counts.sent += 1;
    const call = flood.call(counts.sent, flooder.things);
    if (!flood.isAnonymous) return sendAs(product, flooder.person, { ...call, signal });
    const { cookie, token } = await anonymous;
    const headers = { ...call.headers, cookie, 'x-csrftoken': token };
    return send(product.port, { ...call, headers }, signal);
  }

  async function keepSending(): Promise<void> {
    while (!signal.aborted) {
      const answer = await sendOne();
      if (signal.aborted) return;
      note(answer);
      if (answer.status >= 400) await sleep(REFUSED_PAUSE_MS, undefined, { ref: false });
    }
  }

  const anonymous = fetchAnonymous(product.port);
  const lanes = Array.from({ length: flood.lanes }, keepSending);
  return {
    end: async (): Promise<FloodCounts> => {
      ending.abort();
      await Promise.all(lanes);
      return counts;
    },
  };
}

async function fetchAnonymous(port: number) {
  const { headers } = await send(port, { method: 'GET', path: '/api/csrf/' });
  const cookie = /csrftoken=[^;]+/.exec([headers['set-cookie'] ?? []].flat().join(';'))?.[0] ?? '';
  return { cookie, token: cookie.slice('csrftoken='.length) };
}

/** Streams and downloads that nobody reads: more of each than browsers ever open. */
export function openDeafReaders(product: Product, { person, things }: Owner) {
  return openSlowReaders(product.port, person, [
    { count: 120, path: `/api/stream-image-generation/${things.run}/` },
    { count: 30, path: `/api/images/${things.picture}` },
    { count: 10, path: `/api/export-image/${things.output}/?format=tiff&repeat_cm=64&dpi=300` },
  ]);
}
