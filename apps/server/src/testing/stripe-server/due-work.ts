import { expireCheckout } from './resources/checkout-payment.ts';
import { itemOf } from './resources/invoice-lines.ts';
import { collectInvoice, finalizeInvoice } from './resources/invoice-payment.ts';
import { enterNextPhase, nextPhaseChange } from './resources/schedule-phases.ts';
import { cancelNow, endPlan, renew } from './resources/subscription-changes.ts';
import { idOf } from './store.ts';
import type { World } from './world.ts';

type DueWork = { at: number; run: () => void };

/**
 * Performs all work due up to a moment, in order, each piece at its own time; then the clock is at
 * that moment.
 */
export function runDueWork(world: World, until: number): void {
  let next = earliest(world);
  while (next && next.at <= until) {
    world.clock.set(Math.max(next.at, world.clock.now()));
    next.run();
    next = earliest(world);
  }
  if (until > world.clock.now()) world.clock.set(until);
}

/**
 * The earliest due work; of work due at the same time the first listed: a phase before the renewal.
 */
function earliest(world: World): DueWork | undefined {
  const all = [...phases(world), ...periods(world), ...invoices(world), ...checkouts(world)];
  return all.toSorted((a, b) => a.at - b.at)[0];
}

function phases(world: World): DueWork[] {
  return world.store.all('subscription_schedule').flatMap((schedule) => {
    const at = nextPhaseChange(schedule);
    return at === undefined ? [] : [{ at, run: () => enterNextPhase(world, schedule) }];
  });
}

function periods(world: World): DueWork[] {
  return world.store
    .all('subscription')
    .filter(({ status }) => status === 'active' || status === 'past_due')
    .map((subscription) => ({
      at: itemOf(subscription).current_period_end,
      run: () => {
        if (!subscription.cancel_at_period_end) renew(world, subscription);
        else cancelNow(world, subscription, 'cancellation_requested');
      },
    }));
}

function invoices(world: World): DueWork[] {
  return world.store.all('invoice').flatMap((invoice) => {
    const finalizesAt = invoice.automatically_finalizes_at;
    if (finalizesAt !== null) {
      const run = () => {
        finalizeInvoice(world, invoice);
        if (invoice.status === 'open') collectInvoice(world, invoice, endPlan(world));
      };
      return [{ at: finalizesAt, run }];
    }
    const at = invoice.next_payment_attempt;
    if (invoice.status !== 'open' || at === null) return [];
    return [{ at, run: () => collectInvoice(world, invoice, endPlan(world)) }];
  });
}

function checkouts(world: World): DueWork[] {
  return world.store
    .all('checkout.session')
    .filter(({ status }) => status === 'open')
    .map((session) => ({
      at: session.expires_at,
      run: () => expireCheckout(world, idOf(session)),
    }));
}
