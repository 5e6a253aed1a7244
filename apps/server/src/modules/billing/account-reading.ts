import type {
  CustomerAccount,
  Invoice,
  Subscription,
} from '../../adapters/payments/payments-port.ts';

/** The recorded state of an account before it is read again. */
export type KnownAccount = {
  /** Subscriptions that are, or once were, the user's plan. */
  acceptedIds: ReadonlySet<string>;
  /** Recorded invoices by id. */
  invoices: ReadonlyMap<string, { kind: InvoiceKind; status: string }>;
  /** True: the user's account was deleted. */
  isClosed: boolean;
};

export type InvoiceKind = 'start' | 'renewal' | 'upgrade' | 'return' | 'other';

export type ReadInvoice = {
  invoice: Invoice;
  kind: InvoiceKind;
  /** The accepted subscription that it bills; only such invoices grant credits. */
  subscription: Subscription | undefined;
};

/** A paid subscription, and the start of its newest paid period. */
type PaidSubscription = { subscription: Subscription; paidFrom: Date };

/** An account in the terms of billing. */
export type AccountReading = {
  /** The user's plans, of which at most one has not ended. */
  accepted: readonly PaidSubscription[];
  invoices: readonly ReadInvoice[];
  /** Subscriptions to end, and invoices to refund: payments without effect. */
  toEnd: readonly string[];
  toRefund: readonly string[];
};

const isLive = ({ status }: Subscription) => status === 'active' || status === 'past_due';

const byAge = (a: { createdAt: Date; id: string }, b: { createdAt: Date; id: string }) =>
  a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1);

/** Start of the newest paid period; undefined while none is paid. */
function paidFromOf(subscription: Subscription, invoices: readonly Invoice[]): Date | undefined {
  const starts = invoices
    .filter((invoice) => invoice.subscriptionId === subscription.id && invoice.status === 'paid')
    .flatMap(({ lines }) => lines)
    .filter(({ kind }) => kind === 'plan')
    .map(({ from }) => from.getTime());
  return starts.length === 0 ? undefined : new Date(Math.max(...starts));
}

function listPaid({ subscriptions, invoices }: CustomerAccount): PaidSubscription[] {
  return subscriptions.toSorted(byAge).flatMap((subscription) => {
    const paidFrom = paidFromOf(subscription, invoices);
    return paidFrom === undefined ? [] : [{ subscription, paidFrom }];
  });
}

/** Subscriptions of invoices that were recorded as payments without effect. */
function listRejectedBefore(account: CustomerAccount, known: KnownAccount): Set<unknown> {
  const inVain = account.invoices.filter(({ id }) => known.invoices.get(id)?.kind === 'return');
  return new Set(inVain.map(({ subscriptionId }) => subscriptionId));
}

/**
 * Sorts subscriptions into the user's plan and others. The first paid one becomes the plan and
 * stays it; a second one paid beside it, from a second window for example, has no effect.
 */
function sortSubscriptions(account: CustomerAccount, known: KnownAccount) {
  const paid = listPaid(account);
  const rejectedBefore = listRejectedBefore(account, known);
  const accepted = paid.filter(({ subscription }) => known.acceptedIds.has(subscription.id));
  const rejectedIds = new Set<string>();
  for (const candidate of paid) {
    const { id } = candidate.subscription;
    if (known.acceptedIds.has(id)) continue;
    const hasPlan = accepted.some(({ subscription }) => isLive(subscription));
    if (known.isClosed || rejectedBefore.has(id) || hasPlan) rejectedIds.add(id);
    else accepted.push(candidate);
  }
  return { accepted, rejectedIds };
}

function hasPlanLine({ lines }: Invoice): boolean {
  return lines.some(({ kind }) => kind === 'plan');
}

/** The kind of an accepted subscription's invoice, by its lines. */
function kindByLines(invoice: Invoice, all: readonly Invoice[]): InvoiceKind {
  if (invoice.lines.length === 0) return 'other';
  if (!hasPlanLine(invoice)) return 'upgrade';
  const first = all
    .toSorted(byAge)
    .find((other) => other.subscriptionId === invoice.subscriptionId && hasPlanLine(other));
  return first?.id === invoice.id ? 'start' : 'renewal';
}

/** True for an invoice that was paid after its user's account was deleted. */
function isPaidTooLate({ id, status }: Invoice, known: KnownAccount): boolean {
  return known.isClosed && status === 'paid' && known.invoices.get(id)?.status !== 'paid';
}

function isReturned({ paidCents, refundedCents, disputedCents }: Invoice): boolean {
  return refundedCents + disputedCents >= paidCents;
}

/** The account by the provider's present data; the order of events does not matter. */
export function readAccount(account: CustomerAccount, known: KnownAccount): AccountReading {
  const { accepted, rejectedIds } = sortSubscriptions(account, known);
  const acceptedById = new Map(accepted.map((one) => [one.subscription.id, one.subscription]));

  function read(invoice: Invoice): ReadInvoice {
    const subscription = acceptedById.get(invoice.subscriptionId ?? '');
    const isInVain =
      rejectedIds.has(invoice.subscriptionId ?? '') ||
      known.invoices.get(invoice.id)?.kind === 'return' ||
      isPaidTooLate(invoice, known);
    if (invoice.lines.length === 0) return { invoice, kind: 'other', subscription: undefined };
    if (isInVain) return { invoice, kind: 'return', subscription: undefined };
    if (!subscription) return { invoice, kind: 'other', subscription };
    return { invoice, kind: kindByLines(invoice, account.invoices), subscription };
  }

  const invoices = account.invoices.filter(({ status }) => status !== 'draft').map(read);
  const inVain = invoices.filter(({ kind, invoice }) => kind === 'return' && !isReturned(invoice));
  const isUnwanted = ({ id }: Subscription) => known.isClosed || rejectedIds.has(id);
  return {
    accepted,
    invoices,
    toEnd: account.subscriptions
      .filter((one) => isLive(one) && isUnwanted(one))
      .map(({ id }) => id),
    toRefund: inVain.map(({ invoice }) => invoice.id),
  };
}
