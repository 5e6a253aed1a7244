import { sql } from 'drizzle-orm';
import { takeHolds } from './holds.ts';
import { openPerson, type Person, sendAs } from './people.ts';
import type { Product } from './product.ts';
import { openRaw, statusOf } from './raw.ts';
import { count, noteHold, type Outcome, type Tally } from './tally.ts';
import type { WireCase } from './wire-cases.ts';
import type { HostileCase } from './worst-forms.ts';

const RESTART_PATIENCE_MS = 60_000;
const WIRE_PATIENCE_MS = 1500;
/** Calls of one user, few enough to stay below the limits, which are tested elsewhere. */
const CALLS_OF_A_PERSON = 15;

/** Sends one case after the other and watches the serving process. */
export async function openTrial(product: Product) {
  let [serving] = await takeHolds(product.probeFolder);
  let person: Person = await openPerson(product);
  let sent = 0;

  /** A user, replaced from time to time by a new one without a refusal yet. */
  async function nextPerson(): Promise<Person> {
    sent += 1;
    if (sent % CALLS_OF_A_PERSON !== 0) return person;
    await product.database.execute(sql`delete from rate_counters`);
    person = await openPerson(product);
    return person;
  }

  async function isSameProcess(): Promise<{ heldMs: number; isDeath: boolean }> {
    const [hold] = await takeHolds(product.probeFolder);
    if (hold?.isServing && hold.pid === serving?.pid) {
      return { heldMs: hold.computedMs, isDeath: false };
    }
    if (product.hasEnded()) await product.startAgain();
    if (!(await product.waitUntilReady(RESTART_PATIENCE_MS))) {
      throw new Error('The product does not come back');
    }
    [serving] = await takeHolds(product.probeFolder);
    return { heldMs: 0, isDeath: true };
  }

  return {
    /** Sends a call as a signed-in user. */
    async call(tally: Tally, { name, call }: HostileCase): Promise<Outcome> {
      const sender = await nextPerson();
      const { status, headers, ms } = await sendAs(product, sender, call);
      const hasRetryAfter = headers['retry-after'] !== undefined;
      const outcome = { name, status, hasRetryAfter, waitMs: ms, ...(await isSameProcess()) };
      count(tally, outcome);
      return outcome;
    },

    /** Writes bytes on a connection and reads the first answer. */
    async write(tally: Tally, { name, bytes }: WireCase): Promise<Outcome> {
      const startedAt = performance.now();
      const raw = openRaw(product.port);
      raw.write(bytes);
      await raw.answered(WIRE_PATIENCE_MS);
      const text = raw.received();
      raw.destroy();
      const waitMs = performance.now() - startedAt;
      const hasRetryAfter = /^retry-after:/im.test(text);
      const process = await isSameProcess();
      const outcome = { name, status: statusOf(text), hasRetryAfter, waitMs, ...process };
      count(tally, outcome);
      return outcome;
    },

    /**
     * Records the block caused by calls that were sent elsewhere; returns the longest, in
     * milliseconds.
     */
    async look(tally: Tally, name: string): Promise<number> {
      const { heldMs, isDeath } = await isSameProcess();
      tally.deaths += Number(isDeath);
      noteHold(tally, { name: `while ${name} went on`, heldMs });
      return heldMs;
    },
  };
}

export type Trial = Awaited<ReturnType<typeof openTrial>>;
