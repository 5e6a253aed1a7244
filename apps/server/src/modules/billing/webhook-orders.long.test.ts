import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { WebhookCall } from '../../adapters/payments/payments-port.ts';
import { auditLedger } from '../../testing/audit-ledger.ts';
import { openBilling } from '../../testing/payments/open-billing.ts';
import { openSandboxOn } from '../../testing/payments/open-sandbox.ts';
import { createTestDatabase } from '../../testing/test-database.ts';

const BASIC = 'price_basic_monthly';
const STANDARD = 'price_standard_monthly';
const START = new Date('2026-01-31T09:30:00Z');

const { database } = await createTestDatabase();
const open = openSandboxOn(database);

const at = (text: string) => new Date(`${text}T12:00:00Z`);

/** Chooses the waiting calls to deliver now; the rest comes later. */
type Choose = (waiting: readonly WebhookCall[], isLast: boolean) => WebhookCall[];

/** Half a year at the provider, which billing learns of by calls alone. */
async function playHalfAYear(choose: Choose) {
  const harness = await open({ startAt: START });
  const { payments } = harness;
  const desk = await openBilling(harness, { database });
  const user = await desk.openUser();
  const { customerId } = user;
  const page = await user.openCheckout(BASIC);
  const latest = async () => {
    const { subscriptions, invoices } = await payments.readCustomer(customerId);
    return { id: subscriptions.at(-1)?.id ?? '', invoiceId: invoices.at(-1)?.id ?? '' };
  };
  let turn = 0;
  const changeTo = async (priceId: string) => {
    turn += 1;
    const { id: subscriptionId } = await latest();
    return { subscriptionId, priceId, idempotencyKey: `${customerId}-${turn}` };
  };

  const steps: (() => Promise<unknown>)[] = [
    () => harness.payCheckout(page),
    () => harness.moveClockTo(customerId, at('2026-02-10')),
    async () => payments.changePlanNow(await changeTo(STANDARD)),
    async () => harness.refund((await latest()).invoiceId, 500),
    () => harness.moveClockTo(customerId, at('2026-03-01')),
    async () => payments.changePlanAtPeriodEnd(await changeTo(BASIC)),
    () => harness.moveClockTo(customerId, at('2026-04-02')),
    () => harness.setCard(customerId, 'declines'),
    () => harness.moveClockTo(customerId, at('2026-05-01')),
    () => harness.setCard(customerId, 'pays'),
    () => harness.moveClockTo(customerId, at('2026-05-20')),
    async () => harness.dispute((await latest()).invoiceId),
    async () => payments.cancelAtPeriodEnd((await latest()).id),
    () => harness.moveClockTo(customerId, at('2026-06-10')),
  ];
  let waiting: WebhookCall[] = [];
  for (const [index, step] of steps.entries()) {
    await step();
    const calls = await harness.takeCalls();
    // Each call twice, and once more under another event's id.
    waiting.push(...calls.flatMap((call) => [call, call, harness.asOtherEvent(call)]));
    const now = choose(waiting, index === steps.length - 1);
    waiting = waiting.filter((call) => !now.includes(call));
    await Promise.all(now.map((call) => user.receive(call)));
  }
  return user;
}

type User = Awaited<ReturnType<typeof playHalfAYear>>;

/** All data that a user can see, without the ids, which differ between users. */
async function stateOf(user: User) {
  const receipts = (await user.receipts()).map(({ id: _id, url: _url, ...receipt }) => receipt);
  return { plan: await user.plan(), credits: await user.credits(), receipts };
}

/** A random source: numbers from 0 to 1, the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** The order of a seed: some calls are lost for a while, all of them are shuffled. */
function orderOf(seed: number): Choose {
  const random = randomFrom(seed);
  const part = random();
  return (waiting, isLast) =>
    waiting
      .filter(() => isLast || random() < part)
      .map((call) => ({ call, place: random() }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ call }) => call);
}

/** Number of invoices that granted twice for one kind. */
async function countDoubleGrants(): Promise<number> {
  const { rows } = await database.execute<{ doubles: number }>(sql`
    select count(*)::int as doubles from (
      select 1 from ledger_transfers where kind in ('purchase', 'upgrade')
      group by provider, invoice_id, kind having count(*) > 1
    ) as twice`);
  return rows[0]?.doubles ?? 0;
}

test('twenty random orders of all calls end in the same state, one grant for each invoice', async () => {
  const expected = await stateOf(await playHalfAYear((waiting) => [...waiting]));
  expect(expected.receipts.map(({ kind, credits }) => [kind, credits])).toEqual([
    ['start', 60],
    // The difference of 540 credits for 17 days and 21.5 hours of 28 days.
    ['upgrade', 345],
    ['renewal', 600],
    ['renewal', 60],
    ['renewal', 60],
  ]);
  expect(expected.plan.status).toBe('canceled');
  const orders = Array.from({ length: 20 }, (_, seed) => orderOf(seed));
  for (const order of orders) {
    expect(await stateOf(await playHalfAYear(order))).toEqual(expected);
  }
  expect(await countDoubleGrants()).toBe(0);
  expect(await auditLedger(database)).toMatchObject({
    sum: 0,
    wrongBalances: 0,
    negativeBalances: 0,
    unbalancedTransfers: 0,
  });
});
