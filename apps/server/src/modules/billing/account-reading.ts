import type {
  CustomerAccount,
  Invoice,
  Subscription,
} from '../../adapters/payments/payments-port.ts';

/** The recorded state of an account before it is read again. */
export type KnownAccount = {
  /** Subscriptions that were taken as the user's plan, now or once. */
  acceptedIds: ReadonlySet<string>;
  /** Invoices by id, as they were recorded. */
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

/** A subscription of which something was paid, and the start of the newest period that was. */
type PaidSubscription = { subscription: Subscription; paidFrom: Date };

/** An account as billing understands it. */
export type AccountReading = {
  /** The user's plans, of which one at most has not ended. */
  accepted: readonly PaidSubscription[];
  invoices: readonly ReadInvoice[];
  /** Subscriptions that must end, and invoices that must be given back: paid in vain. */
  toEnd: readonly string[];
  toRefund: readonly string[];
};

const isLive = ({ status }: Subscription) => status === 'active' || status === 'past_due';

const byAge = (a: { createdAt: Date; id: string }, b: { createdAt: Date; id: string }) =>
  a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1);

/** Start of the newest period that was paid; nothing while none was. */
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

/** Subscriptions of invoices that were recorded as paid in vain. */
function listRejectedBefore(account: CustomerAccount, known: KnownAccount): Set<unknown> {
  const inVain = account.invoices.filter(({ id }) => known.invoices.get(id)?.kind === 'return');
  return new Set(inVain.map(({ subscriptionId }) => subscriptionId));
}

/**
 * The subscriptions that are the user's plan. The first one that was paid wins, and whoever won
 * once stays; another that is paid beside it, as from a second window, is paid in vain.
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

/** The kind that an accepted subscription's invoice has by its lines. */
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

/** Understands an account by what the provider says now; the order of events plays no part. */
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
