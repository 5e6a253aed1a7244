import Stripe from 'stripe';
import type { StoredEvent } from './store.ts';

/** Target of events; without a list of types, all are sent. */
export type WebhookTarget = { url: string; secret: string; types?: readonly string[] };
export type Delivery = { event: StoredEvent; status: number | undefined };

const TRIES = 4;
const FIRST_WAIT_MS = 250;
const TIMEOUT_MS = 20_000;

/**
 * Sends events to an address, signed as Stripe signs them. One without a 2xx answer is sent again,
 * a few times, after growing waits. Held events wait for `release`, which may send them in any
 * order and any number of times.
 */
export function createWebhooks({ held = false }: { held?: boolean } = {}) {
  let target: WebhookTarget | undefined;
  let isHeld = held;
  let isClosed = false;
  const waiting: StoredEvent[] = [];
  const deliveries: Delivery[] = [];
  let tail: Promise<unknown> = Promise.resolve();
  const timers = new Set<() => void>();

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(done, ms);
      function done() {
        clearTimeout(timer);
        timers.delete(done);
        resolve();
      }
      timers.add(done);
    });

  async function sendOnce(event: StoredEvent, to: WebhookTarget): Promise<boolean> {
    const status = await post(event, to);
    deliveries.push({ event, status });
    return status !== undefined && status >= 200 && status < 300;
  }

  async function deliver(event: StoredEvent): Promise<void> {
    if (!target) return;
    for (let tries = 0, waitMs = FIRST_WAIT_MS; tries < TRIES; tries += 1, waitMs *= 4) {
      if (isClosed) return;
      if (await sendOnce(event, target)) {
        Object.assign(event, { pending_webhooks: 0 });
        return;
      }
      await pause(waitMs);
    }
  }

  return {
    /** All attempts so far, with the status of each answer. */
    deliveries: deliveries as readonly Delivery[],
    setTarget: (to: WebhookTarget | undefined) => {
      target = to;
    },
    /** Takes an event: it is sent after those before it, or waits while events are held. */
    take: (event: StoredEvent) => {
      if (target?.types && !target.types.includes(event.type)) return;
      if (isHeld) waiting.push(event);
      else if (target) tail = tail.then(() => deliver(event));
    },
    hold: () => {
      isHeld = true;
    },
    /** Removes and returns the waiting events, for a test to `send`. */
    takeWaiting: (): StoredEvent[] => waiting.splice(0),
    /** Sends the waiting events, in order, and every later one at once. */
    release: async () => {
      isHeld = false;
      for (const event of waiting.splice(0)) tail = tail.then(() => deliver(event));
      await tail;
    },
    /** Sends an event once, now. Returns whether the answer was 2xx. */
    send: async (event: StoredEvent): Promise<boolean> => {
      if (!target) throw new Error('No address for webhooks is set');
      return sendOnce(event, target);
    },
    /** Waits until all events that are not held were sent. */
    settled: async () => {
      await tail;
    },
    close: async () => {
      isClosed = true;
      for (const done of timers) done();
      await tail;
    },
  };
}

/** The body of an event, indented as Stripe sends it. */
export function eventBody(event: StoredEvent): string {
  return JSON.stringify(event, null, 2);
}

/** The signature header: its time in seconds, and the HMAC of time and body. */
export function signatureOf(body: string, secret: string, seconds = Math.floor(Date.now() / 1000)) {
  return Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: seconds });
}

async function post(event: StoredEvent, { url, secret }: WebhookTarget) {
  const body = eventBody(event);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'stripe-signature': signatureOf(body, secret),
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return undefined;
  }
}
