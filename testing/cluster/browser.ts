import { setTimeout as sleep } from 'node:timers/promises';
import { isFailure, type Tally } from './tally.ts';

const ANSWER_PATIENCE_MS = 90_000;
/** Time for which a repeatable request is sent again, longer than any fault lasts. */
const REPEAT_PATIENCE_MS = 120_000;
const LONGEST_PAUSE_MS = 2000;

type Form = Readonly<Record<string, string>>;

type Call = {
  method?: 'GET' | 'POST';
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as application/x-www-form-urlencoded. */
  form?: Form;
  /** Sent as multipart/form-data. */
  multipart?: Form;
  headers?: Form;
  /** False: sent once, as it may not happen twice. */
  isRepeatable?: boolean;
};

/** `status` is 0 where no answer came. `sent` is the number of attempts. */
export type Reply = { status: number; body: Buffer; headers: Headers; sent: number };

/** A browser with cookies. It sends repeatable requests until they are answered. */
export type Browser = {
  origin: string;
  cookie: () => string;
  send: (path: string, call?: Call) => Promise<Reply>;
};

function bodyOf({ json, form, multipart }: Call): Pick<RequestInit, 'body'> & { type?: string } {
  if (json !== undefined) return { body: JSON.stringify(json), type: 'application/json' };
  if (form) return { body: new URLSearchParams(form) };
  if (!multipart) return {};
  const body = new FormData();
  for (const [name, value] of Object.entries(multipart)) body.set(name, value);
  return { body };
}

/** A path with its ids taken out. */
const routeOf = (path: string) => path.replace(/\?.*/, '').replaceAll(/[\w-]*\d[\w-]{5,}/g, ':id');

function pauseAfter(reply: Reply): number {
  const seconds = Number(reply.headers.get('retry-after') ?? '');
  return Math.min(seconds > 0 ? seconds * 1000 : 400, LONGEST_PAUSE_MS);
}

export function openBrowser(origin: string, tally: Tally): Browser {
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  function keepCookies(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      if (value === '' || /max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
  }

  async function attempt(path: string, call: Call): Promise<Reply> {
    const { method = 'GET' } = call;
    const { body, type } = bodyOf(call);
    const headers = {
      cookie: cookie(),
      'x-csrftoken': cookies.get('csrftoken') ?? '',
      ...(type ? { 'content-type': type } : {}),
      ...call.headers,
    };
    const signal = AbortSignal.timeout(ANSWER_PATIENCE_MS);
    const url = new URL(path, origin);
    const begun = tally.phase;
    const note = (status: number | 'no answer') => {
      const phase = begun === 'calm' ? tally.phase : begun;
      tally.note({ route: `${method} ${routeOf(url.pathname)}`, status, phase });
    };
    try {
      const answer = await fetch(url, { method, headers, body, signal, redirect: 'manual' });
      keepCookies(answer.headers);
      const content = Buffer.from(await answer.arrayBuffer());
      note(answer.status);
      return { status: answer.status, body: content, headers: answer.headers, sent: 1 };
    } catch {
      note('no answer');
      return { status: 0, body: Buffer.alloc(0), headers: new Headers(), sent: 1 };
    }
  }

  async function send(path: string, call: Call = {}): Promise<Reply> {
    const { isRepeatable = true } = call;
    const deadline = performance.now() + REPEAT_PATIENCE_MS;
    for (let sent = 1; ; sent += 1) {
      const reply = await attempt(path, call);
      const { status } = reply;
      const isLost = isFailure({ status: status === 0 ? 'no answer' : status });
      const isAgain = isLost || status === 429;
      if (!isAgain || !isRepeatable || performance.now() > deadline) return { ...reply, sent };
      tally.noteRepeat();
      await sleep(pauseAfter(reply));
    }
  }

  return { origin, cookie, send };
}
