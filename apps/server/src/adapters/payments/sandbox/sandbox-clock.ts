import { emit, type SandboxDesk } from './sandbox-state.ts';
import { chargeRenewal, endPeriod } from './sandbox-subscriptions.ts';

type Due = { at: number; happen: () => void };

/** Events that come due on a customer's account, in no order. */
function listDue(desk: SandboxDesk): Due[] {
  const { checkouts, invoices, subscriptions } = desk.state;
  const open = checkouts.filter(({ state }) => state === 'open');
  const live = subscriptions.filter(({ status }) => status !== 'canceled');
  return [
    ...open.map((checkout) => ({
      at: checkout.expiresAt,
      happen: () => {
        checkout.state = 'expired';
        emit(desk, 'checkout.session.expired', checkout.id);
      },
    })),
    ...live.map((subscription) => ({
      at: subscription.periodEnd,
      happen: () => endPeriod(desk, subscription),
    })),
    ...invoices.flatMap((invoice) =>
      invoice.nextTryAt === undefined
        ? []
        : [{ at: invoice.nextTryAt, happen: () => chargeRenewal(desk, invoice) }],
    ),
  ];
}

/** Performs every event that has come due by the desk's time, each at its own moment. */
export function catchUp(desk: SandboxDesk): void {
  const until = desk.now;
  for (;;) {
    const [next] = listDue(desk).toSorted((a, b) => a.at - b.at);
    if (next === undefined || next.at > until) break;
    desk.now = next.at;
    next.happen();
  }
  desk.now = until;
}

/** Moves the customer's clock to a later moment. */
export function moveClockTo(desk: SandboxDesk, moment: number): void {
  if (moment <= desk.now) return;
  desk.state.clockAheadMs += moment - desk.now;
  desk.now = moment;
  catchUp(desk);
}
