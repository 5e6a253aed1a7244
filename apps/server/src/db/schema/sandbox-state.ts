/** Moments are milliseconds since 1970, whole seconds, so that a state is plain JSON. */
export type Moment = number;

export type SandboxCheckout = {
  id: string;
  state: 'open' | 'paid' | 'expired';
  priceId: string;
  paidUrl: string;
  unpaidUrl: string;
  expiresAt: Moment;
};

export type SandboxSubscription = {
  id: string;
  priceId: string;
  status: 'active' | 'past_due' | 'canceled';
  cancelsAtPeriodEnd: boolean;
  pendingPriceId?: string;
  billingAnchor: Moment;
  periodStart: Moment;
  periodEnd: Moment;
  createdAt: Moment;
  endedAt?: Moment;
};

export type SandboxLine = {
  kind: 'plan' | 'proration';
  priceId: string;
  amountCents: number;
  from: Moment;
  to: Moment;
};

export type SandboxInvoice = {
  id: string;
  number: string;
  subscriptionId: string;
  status: 'open' | 'paid' | 'void';
  lines: SandboxLine[];
  totalCents: number;
  paidCents: number;
  refundedCents: number;
  disputedCents: number;
  createdAt: Moment;
  paidAt?: Moment;
  /** Failed charges so far, and the moment of the next one. */
  failures: number;
  nextTryAt?: Moment;
};

/** A customer of the sandbox with all data about it. */
export type SandboxState = {
  id: string;
  userId: string;
  email: string;
  username: string;
  /** Lead of the customer's clock over the real one. */
  clockAheadMs: number;
  /** Answer of the customer's card to further charges. */
  card: 'pays' | 'declines';
  checkouts: SandboxCheckout[];
  subscriptions: SandboxSubscription[];
  invoices: SandboxInvoice[];
  /** Ids of the objects made, by idempotency key. */
  done: Record<string, string>;
};
