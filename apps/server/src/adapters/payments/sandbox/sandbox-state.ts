/** Moments are milliseconds since 1970, whole seconds, so that a state is plain JSON. */
type Moment = number;

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

type SandboxEvent = { type: string; objectId: string };

/**
 * A customer's state during a call: changed in place, then stored together with the resulting
 * events.
 */
export type SandboxDesk = {
  state: SandboxState;
  /** The customer's own time. */
  now: Moment;
  events: SandboxEvent[];
  newId: (prefix: string) => string;
};

/** Cuts to whole seconds, in which providers count. */
export function toSecond(moment: Moment): Moment {
  return Math.floor(moment / 1000) * 1000;
}

export function emit(desk: SandboxDesk, type: string, objectId: string): void {
  desk.events.push({ type, objectId });
}
