import { setTimeout as sleep } from 'node:timers/promises';
import type { Person } from './people.ts';
import { openRaw, type RawConnection } from './raw.ts';

const TRICKLE_MS = 1000;
/**
 * Clients opened at a time: a thousand in one turn of the product's event loop would count as one
 * block, and only blocks by single requests are to be measured.
 */
const OPENED_AT_ONCE = 25;
const OPENING_PAUSE_MS = 20;
const MB = 1024 * 1024;

/** Connections of one kind, all open at once. */
export type SlowClients = {
  name: string;
  /** Number of connections that the product has not closed. */
  stillOpen: () => number;
  count: number;
  end: () => void;
};

type SlowKind = {
  name: string;
  count: number;
  /** Bytes that each client sends at once. */
  head: (at: number) => string;
  /** Bytes that it sends every second after that; absent for a silent client. */
  crumb?: string;
  from: (at: number) => string;
  /** True: it never reads the answer. */
  isDeaf?: boolean;
};

async function open(port: number, kind: SlowKind): Promise<SlowClients> {
  const { name, count, head, crumb, from, isDeaf } = kind;
  const raws: RawConnection[] = [];
  for (let at = 0; at < count; at += 1) {
    const raw = openRaw(port, { from: from(at) });
    raw.write(head(at));
    if (isDeaf) raw.pause();
    raws.push(raw);
    if (raws.length % OPENED_AT_ONCE === 0) await sleep(OPENING_PAUSE_MS);
  }
  const trickling = setInterval(() => {
    if (crumb !== undefined) for (const raw of raws) raw.write(crumb);
  }, TRICKLE_MS);
  return {
    name,
    count,
    stillOpen: () => raws.filter((raw) => !raw.isClosed()).length,
    end: () => {
      clearInterval(trickling);
      for (const raw of raws) raw.destroy();
    },
  };
}

const lines = (...all: string[]) => `${all.join('\r\n')}\r\n`;

/** Head of a form with an announced length, whose body does not follow. */
function formHead(bytes: number, person?: Person): string {
  return lines(
    'POST /api/generate-image-with-sse/ HTTP/1.1',
    'host: localhost',
    'content-type: multipart/form-data; boundary=hem',
    `content-length: ${bytes}`,
    ...(person
      ? [`cookie: ${person.headers['cookie']}`, `x-csrftoken: ${person.headers['x-csrftoken']}`]
      : []),
    '',
  );
}

const addressOf = (group: number) => (at: number) =>
  process.platform === 'linux' ? `127.200.${group}.${1 + (at % 20)}` : '127.0.0.1';

/**
 * Announced sizes of each user's bodies: of six users together more than the room there is, to the
 * last megabyte.
 */
const PROMISED_MB = [48, 36, 8, 2, 1];

/** Bodies that are announced and never sent. */
function openPromises(port: number, people: readonly Person[]): Promise<SlowClients> {
  const personOf = (at: number) => people[at % people.length];
  return open(port, {
    name: 'bodies of 95 MB for each of some users, of which nothing is sent',
    count: people.length * PROMISED_MB.length,
    head: (at) => formHead((PROMISED_MB[Math.floor(at / people.length)] ?? 1) * MB, personOf(at)),
    from: (at) => personOf(at)?.address ?? '127.0.0.1',
  });
}

/** Every kind of slow and idle client at once; `share` reduces their number. */
export async function openSlowClients(
  port: number,
  people: readonly Person[],
  { share = 1 } = {},
): Promise<SlowClients[]> {
  const some = (count: number) => Math.ceil(count * share);
  const personOf = (at: number) => people[at % people.length];
  const kinds: SlowKind[] = [
    {
      name: 'anonymous bodies that trickle',
      count: some(1000),
      head: () => formHead(40_000),
      crumb: '-',
      from: addressOf(1),
    },
    {
      name: 'bodies of users that trickle',
      count: some(20),
      head: (at) => formHead(40_000, personOf(at)),
      crumb: '-',
      from: (at) => personOf(at)?.address ?? '127.0.0.1',
    },
    {
      name: 'headers that trickle',
      count: some(100),
      head: () => lines('GET / HTTP/1.1', 'host: localhost', 'x-slow: '),
      crumb: 'x',
      from: addressOf(2),
    },
    {
      name: 'connections that are never used',
      count: some(200),
      head: () => '',
      from: addressOf(3),
    },
  ];
  return Promise.all([openPromises(port, people), ...kinds.map((kind) => open(port, kind))]);
}

/** Readers that never read their answers. */
export function openSlowReaders(
  port: number,
  { headers, address }: Person,
  paths: { count: number; path: string }[],
): Promise<SlowClients[]> {
  const opening = paths.map(({ count, path }) =>
    open(port, {
      name: `readers who take nothing of ${path.replace(/[\da-f-]{36}/, '…')}`,
      count,
      head: () =>
        lines(`GET ${path} HTTP/1.1`, 'host: localhost', `cookie: ${headers['cookie']}`, ''),
      from: () => address,
      isDeaf: true,
    }),
  );
  return Promise.all(opening);
}

/** Waits until all are closed or the time is over; returns the number left of each kind. */
export async function waitUntilClosed(
  clients: readonly SlowClients[],
  patienceMs: number,
): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    if (clients.every((each) => each.stillOpen() === 0)) return;
    await sleep(TRICKLE_MS);
  }
}
