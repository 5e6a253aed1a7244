import { randomBytes } from 'node:crypto';
import { and, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { sandboxCustomers, sandboxDeliveries } from '../../../db/schema/index.ts';
import type { SandboxState } from '../../../db/schema/sandbox-state.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database.ts';
import { type Payer, PaymentsError } from '../payments-port.ts';
import { catchUp } from './sandbox-clock.ts';
import { type SandboxDesk, toSecond } from './sandbox-state.ts';

/** Time after which another process may take over an unfinished delivery. */
const DELIVERY_PATIENCE_SECONDS = 30;

export type SandboxDelivery = { id: string; body: string };

const randomHex = (bytes: number) => randomBytes(bytes).toString('hex');

function newState({ userId, email, username }: Payer): SandboxState {
  return {
    id: `cus_${randomHex(12)}`,
    userId,
    email,
    username,
    clockAheadMs: 0,
    card: 'pays',
    checkouts: [],
    subscriptions: [],
    invoices: [],
    done: {},
  };
}

/** The customer to whom an object belongs: an object's id contains its customer's. */
function ownerOf(objectId: string): string {
  return `cus_${objectId.split('_')[1] ?? ''}`;
}

function openDesk(state: SandboxState, now: number): SandboxDesk {
  const key = state.id.slice('cus_'.length);
  return {
    state,
    now: toSecond(now + state.clockAheadMs),
    events: [],
    newId: (prefix) => `${prefix}_${key}_${randomHex(8)}`,
  };
}

async function lockState(tx: Transaction, customerId: string): Promise<SandboxState> {
  const [row] = await tx
    .select({ state: sandboxCustomers.state })
    .from(sandboxCustomers)
    .where(eq(sandboxCustomers.id, customerId))
    .for('update');
  if (!row) throw new PaymentsError('absent', `The sandbox has no customer ${customerId}`);
  return row.state;
}

async function saveDesk(tx: Transaction, { state, events, newId, now }: SandboxDesk) {
  await tx.update(sandboxCustomers).set({ state }).where(eq(sandboxCustomers.id, state.id));
  if (events.length === 0) return;
  const rows = events.map(({ type, objectId }) => {
    const id = newId('evt');
    const event = { id, type, created: now / 1000, customer: state.id, object: objectId };
    return { id, customerId: state.id, body: JSON.stringify(event) };
  });
  await tx.insert(sandboxDeliveries).values(rows);
}

export type SandboxStore = ReturnType<typeof createSandboxStore>;

/** The sandbox's customers in the database, and its undelivered webhook calls. */
export function createSandboxStore({ database, clock }: { database: Database; clock: Clock }) {
  return {
    async createCustomer(user: Payer): Promise<string> {
      const state = newState(user);
      const { id, userId } = state;
      await database.insert(sandboxCustomers).values({ id, userId, state }).onConflictDoNothing();
      const [row] = await database
        .select({ id: sandboxCustomers.id })
        .from(sandboxCustomers)
        .where(eq(sandboxCustomers.userId, userId));
      if (!row) throw new Error('A customer of the sandbox was not written');
      return row.id;
    },

    /**
     * Changes the customer to whom an object belongs, after performing the events due until its
     * time.
     */
    change<Result>(objectId: string, work: (desk: SandboxDesk) => Result): Promise<Result> {
      return database.transaction(async (tx) => {
        const desk = openDesk(await lockState(tx, ownerOf(objectId)), clock().getTime());
        catchUp(desk);
        const result = work(desk);
        await saveDesk(tx, desk);
        return result;
      });
    },

    async listStates(): Promise<SandboxState[]> {
      const rows = await database.select({ state: sandboxCustomers.state }).from(sandboxCustomers);
      return rows.map(({ state }) => state);
    },

    /**
     * Takes the calls that are due, of one customer or of all; other processes skip them for a
     * while.
     */
    async takeDeliveries(customerId?: string): Promise<SandboxDelivery[]> {
      const due: SQL[] = [lte(sandboxDeliveries.nextTryAt, sql`now()`)];
      if (customerId !== undefined) due.push(eq(sandboxDeliveries.customerId, customerId));
      const ids = database
        .select({ id: sandboxDeliveries.id })
        .from(sandboxDeliveries)
        .where(and(...due))
        .limit(50)
        .for('update', { skipLocked: true });
      return database
        .update(sandboxDeliveries)
        .set({
          tries: sql`${sandboxDeliveries.tries} + 1`,
          nextTryAt: sql`now() + make_interval(secs => ${DELIVERY_PATIENCE_SECONDS})`,
        })
        .where(inArray(sandboxDeliveries.id, ids))
        .returning({ id: sandboxDeliveries.id, body: sandboxDeliveries.body });
    },

    async removeDelivery(id: string): Promise<void> {
      await database.delete(sandboxDeliveries).where(eq(sandboxDeliveries.id, id));
    },
  };
}
