/**
 * Card payments of monthly plans, as far as billing needs them.
 *
 * The provider is the only one who knows what was paid; billing reads that again (`readCustomer`)
 * whenever an event says that something changed, and never believes the event's own content. So
 * events may be lost, repeated or come in any order.
 *
 * Price ids are those of the contract's plans (`price_basic_monthly`) on this side of the port;
 * an adapter translates them into its provider's.
 */
export type PaymentsPort = {
  /**
   * Name under which everything of this provider is kept: `sandbox`, `stripe-test`,
   * `stripe-live`. Customers of one are unknown to the others.
   */
  provider: string;

  /** Header of webhook calls that holds the signature, in lower case. */
  signatureHeader: string;

  /** Customer of a user; for the same user the same one, however often it is asked for. */
  createCustomer: (user: Payer) => Promise<{ customerId: string }>;

  /** Puts what a customer is called now in the place of what the provider has. */
  updateCustomer: (customerId: string, payer: Omit<Payer, 'userId'>) => Promise<void>;

  /** A page on which the customer pays the first month of a plan. */
  createCheckout: (order: CheckoutOrder) => Promise<Checkout>;

  readCheckout: (checkoutId: string) => Promise<Checkout>;

  /** Takes the page away; does nothing when it was paid or has expired. */
  expireCheckout: (checkoutId: string) => Promise<void>;

  /** All subscriptions and invoices of a customer as they are now, oldest first. */
  readCustomer: (customerId: string) => Promise<CustomerAccount>;

  /**
   * Puts another plan in place of the present one now. The rest of the period is prorated to the
   * second, in an invoice of its own that is paid within this call; the billing day stays. A
   * cancellation and a later change that were planned are dropped.
   * @throws PaymentsError declined: nothing has changed.
   */
  changePlanNow: (change: PlanChange) => Promise<void>;

  /**
   * Puts another plan in place of the present one at the end of the paid period, without an
   * invoice until then. Replaces another change that was planned; drops a cancellation.
   */
  changePlanAtPeriodEnd: (change: PlanChange) => Promise<void>;

  /** Drops a cancellation and a change of plan that were planned; no invoice. */
  keepPlan: (subscriptionId: string) => Promise<void>;

  /** Ends the subscription when its paid period ends; drops a change of plan that was planned. */
  cancelAtPeriodEnd: (subscriptionId: string) => Promise<void>;

  /** Ends the subscription now and voids its open invoices; gives no money back. */
  cancelNow: (subscriptionId: string) => Promise<void>;

  /** Gives back what is left of a paid invoice; does nothing when nothing is left. */
  refundInvoice: (invoiceId: string) => Promise<void>;

  /** A page on which the customer changes the card, pays what is open and reads invoices. */
  createPortal: (portal: { customerId: string; returnUrl: string }) => Promise<{ url: string }>;

  /** All invoices made from a moment on, of every customer, for comparing them with the ledger. */
  listInvoices: (since: Date) => AsyncIterable<Invoice>;

  /**
   * The event of a webhook call.
   * @throws WebhookRefusal when the signature is not the provider's, the call is more than
   * 300 s old or from the future by as much, or the body cannot be read.
   */
  readEvent: (call: WebhookCall) => Promise<PaymentEvent>;
};

export type Payer = { userId: string; email: string; username: string };

/** The same idempotency key makes the same checkout or change once. */
export type CheckoutOrder = {
  customerId: string;
  priceId: string;
  /** Address that the payer returns to after paying. */
  paidUrl: string;
  /** Address that the payer returns to without having paid. */
  unpaidUrl: string;
  idempotencyKey: string;
};

export type Checkout = {
  id: string;
  state: 'open' | 'paid' | 'expired';
  /** Address of the provider's page; empty once it is not open any more. */
  url: string;
  expiresAt: Date;
};

export type PlanChange = { subscriptionId: string; priceId: string; idempotencyKey: string };

export type CustomerAccount = {
  subscriptions: readonly Subscription[];
  invoices: readonly Invoice[];
};

export type Subscription = {
  id: string;
  customerId: string;
  /** The plan that is in force. */
  priceId: string;
  /**
   * `incomplete`: the first invoice was never paid. `past_due`: the present period's invoice is
   * open after a payment that failed. `canceled`: ended for good.
   */
  status: 'incomplete' | 'active' | 'past_due' | 'canceled';
  cancelsAtPeriodEnd: boolean;
  /** The plan that takes over at the end of the period, if another one does. */
  pendingPriceId: string | undefined;
  /** Moment of the first period's start; later periods start on its day of the month. */
  billingAnchor: Date;
  /** The period under way, paid or not. */
  periodStart: Date;
  periodEnd: Date;
  createdAt: Date;
  endedAt: Date | undefined;
};

export type Invoice = {
  id: string;
  customerId: string;
  /** The subscription that it bills, if it bills one. */
  subscriptionId: string | undefined;
  /** Number that the payer reads, given when the invoice is final. */
  number: string | undefined;
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  /** ISO 4217, lower case. */
  currency: string;
  /** With tax. */
  totalCents: number;
  taxCents: number;
  paidCents: number;
  /** Sum of all refunds so far. */
  refundedCents: number;
  /** Sum that the payer's bank holds back or has taken back in disputes; 0 again once won. */
  disputedCents: number;
  createdAt: Date;
  paidAt: Date | undefined;
  /** Lines of our plans; those of anything else are left out. */
  lines: readonly InvoiceLine[];
  /** The provider's page of the invoice: to be paid while it is open, a receipt afterwards. */
  url: string | undefined;
  pdfUrl: string | undefined;
};

export type InvoiceLine = {
  /** `plan`: a whole period. `proration`: the rest of one, charged or (below zero) credited. */
  kind: 'plan' | 'proration';
  priceId: string;
  /** Without tax. */
  amountCents: number;
  from: Date;
  to: Date;
};

/** A call as it came in: the bytes of its body, untouched, and the signature of its header. */
export type WebhookCall = { body: Buffer; signature: string | undefined };

export type PaymentEvent = {
  id: string;
  /** In the provider's words, for the log. */
  type: string;
  /** Whose account changed; nothing for events that concern no customer. */
  customerId: string | undefined;
};

/**
 * `declined`: the card was not charged. `absent`: the provider knows no such object. `conflict`:
 * its state forbids the change. `unavailable`: no answer; it may have been done all the same.
 */
type PaymentsFault = 'declined' | 'absent' | 'conflict' | 'unavailable';

/** A call that the provider did not carry out, or did not answer. */
export class PaymentsError extends Error {
  override readonly name = 'PaymentsError';
  readonly fault: PaymentsFault;

  constructor(fault: PaymentsFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}

/** A webhook call that is not from the provider, or comes too late. */
export class WebhookRefusal extends Error {
  override readonly name = 'WebhookRefusal';
}
