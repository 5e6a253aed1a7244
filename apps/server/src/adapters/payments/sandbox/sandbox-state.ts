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
  /** Charges that failed so far, and when the next one is tried. */
  failures: number;
  nextTryAt?: Moment;
};

/** A customer of the sandbox with all that the sandbox knows of it. */
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

/** A state at work: changed in place, then kept together with the events that it gave rise to. */
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
