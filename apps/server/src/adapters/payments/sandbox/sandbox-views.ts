import type {
  SandboxCheckout,
  SandboxInvoice,
  SandboxLine,
  SandboxState,
  SandboxSubscription,
} from '../../../db/schema/sandbox-state.ts';
import type {
  Checkout,
  CustomerAccount,
  Invoice,
  PlanPreview,
  Subscription,
} from '../payments-port.ts';

/** Addresses of the sandbox's pages. */
export type SandboxAddresses = {
  checkout: (checkoutId: string) => string;
  invoice: (customerId: string, invoiceId: string) => string;
  customer: (customerId: string, returnUrl: string) => string;
};

const toDate = (moment: number | undefined) =>
  moment === undefined ? undefined : new Date(moment);

export function toCheckout(checkout: SandboxCheckout, addresses: SandboxAddresses): Checkout {
  const { id, state, expiresAt } = checkout;
  const url = state === 'open' ? addresses.checkout(id) : '';
  return { id, state, url, expiresAt: new Date(expiresAt) };
}

function toSubscription(customerId: string, subscription: SandboxSubscription): Subscription {
  const { id, priceId, status, cancelsAtPeriodEnd, pendingPriceId } = subscription;
  return {
    id,
    customerId,
    priceId,
    status,
    cancelsAtPeriodEnd,
    pendingPriceId,
    billingAnchor: new Date(subscription.billingAnchor),
    periodStart: new Date(subscription.periodStart),
    periodEnd: new Date(subscription.periodEnd),
    createdAt: new Date(subscription.createdAt),
    endedAt: toDate(subscription.endedAt),
  };
}

export function toInvoice(
  customerId: string,
  invoice: SandboxInvoice,
  addresses: SandboxAddresses,
): Invoice {
  const { lines, createdAt, paidAt, failures: _failures, nextTryAt: _next, ...shared } = invoice;
  return {
    ...shared,
    customerId,
    currency: 'usd',
    taxCents: 0,
    createdAt: new Date(createdAt),
    paidAt: toDate(paidAt),
    lines: lines.map(toLine),
    url: addresses.invoice(customerId, invoice.id),
    pdfUrl: undefined,
  };
}

const toLine = (line: SandboxLine) => ({
  ...line,
  from: new Date(line.from),
  to: new Date(line.to),
});

/** An invoice of these lines that does not exist yet. */
export function toPreview(lines: readonly SandboxLine[]): PlanPreview {
  const sum = lines.reduce((total, { amountCents }) => total + amountCents, 0);
  return { totalCents: Math.max(0, sum), lines: lines.map(toLine) };
}

export function toAccount(state: SandboxState, addresses: SandboxAddresses): CustomerAccount {
  return {
    subscriptions: state.subscriptions.map((one) => toSubscription(state.id, one)),
    invoices: state.invoices.map((one) => toInvoice(state.id, one, addresses)),
  };
}
