import { setTimeout as sleep } from 'node:timers/promises';
import { createSessionsService } from '../../apps/server/src/modules/accounts/sessions.service.ts';
import { createLedger } from '../../apps/server/src/modules/credits/ledger.service.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import type { Database } from '../../apps/server/src/platform/database.ts';
import { createUser } from '../../apps/server/src/testing/create-user.ts';
import { readEventSource, type WireEvent } from '../../apps/server/src/testing/event-source.ts';
import type { PlannedRun } from './plan.ts';

/** Credits of a new customer: enough for all runs, so that none is refused. */
export const CUSTOMER_CREDITS = 1000;

export type Customer = { userId: string; session: string };

/** A run with the events that its customer received. */
export type SeenRun = { run: PlannedRun; jobId: string; events: WireEvent[]; connections: number };

const PAUSE_MS = 100;

/** Customers with credits and a session, written straight into the database. */
export async function createCustomers(database: Database, count: number): Promise<Customer[]> {
  const sessions = createSessionsService({ database, clock: systemClock });
  const ledger = createLedger({ welcomeCredits: CUSTOMER_CREDITS });
  const customers: Customer[] = [];
  for (let place = 0; place < count; place += 1) {
    const userId = await createUser(database);
    await database.transaction((tx) => ledger.grantWelcome(tx, { userId, email: userId }));
    customers.push({ userId, session: await sessions.open(userId) });
  }
  return customers;
}

/** Repeats a call until it succeeds, as a patient client does while the product is down. */
async function persist<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch {
      await sleep(PAUSE_MS);
    }
  }
}

async function fetchCsrfToken(origin: string, session: string): Promise<string> {
  const answer = await fetch(`${origin}/api/csrf/`, { headers: { cookie: session } });
  const token = answer.headers
    .getSetCookie()
    .join(';')
    .match(/csrftoken=([^;]+)/)?.[1];
  if (!token) throw new Error('No CSRF token was set');
  return token;
}

/** Orders a run; repeated requests have one Idempotency-Key. */
async function order(origin: string, customer: Customer, run: PlannedRun): Promise<string> {
  const key = crypto.randomUUID();
  const session = `sessionid=${customer.session}`;
  return persist(async () => {
    const token = await fetchCsrfToken(origin, session);
    const form = new FormData();
    form.set('ai_model', 'create-pattern');
    form.set('text_prompt', 'indigo ikat on cream');
    form.set('num_images', String(run.total));
    const answer = await fetch(`${origin}/api/generate-image-with-sse/`, {
      method: 'POST',
      headers: {
        cookie: `${session}; csrftoken=${token}`,
        'x-csrftoken': token,
        'idempotency-key': key,
      },
      body: form,
    });
    const body: unknown = await answer.json();
    if (answer.status === 202 && typeof body === 'object' && body && 'job_id' in body) {
      return String(body.job_id);
    }
    throw new Error(`The order was answered ${answer.status}`);
  });
}

/** Reads on from the last event; true once `done` has come. */
async function readOn(url: string, customer: Customer, seen: SeenRun): Promise<boolean> {
  const cookie = `sessionid=${customer.session}`;
  const lastEventId = seen.events.at(-1)?.id;
  let left = seen.run.cutAfter;
  seen.connections += 1;
  for await (const event of readEventSource(url, { cookie, lastEventId })) {
    seen.events.push(event);
    left -= 1;
    if (left === 0) break;
  }
  return seen.events.at(-1)?.event === 'done';
}

/** Orders a run and follows it over any number of connections to its end. */
export async function orderAndFollow(
  origin: string,
  customer: Customer,
  run: PlannedRun,
): Promise<SeenRun> {
  const jobId = await order(origin, customer, run);
  const seen: SeenRun = { run, jobId, events: [], connections: 0 };
  const url = `${origin}/api/stream-image-generation/${jobId}/`;
  for (;;) {
    const isDone = await readOn(url, customer, seen).catch(() => false);
    if (isDone) return seen;
    await sleep(PAUSE_MS);
  }
}
