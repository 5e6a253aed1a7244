/**
 * Card payments of monthly plans, as far as billing needs them.
 *
 * The provider is the only source of truth on payments; billing reads the account again
 * (`readCustomer`) whenever an event reports a change, and never uses the event's own content. So
 * events may be lost, repeated or come in any order.
 *
 * Price ids are those of the contract's plans (`price_basic_monthly`) on this side of the port; an
 * adapter translates them into its provider's.
 */
export type PaymentsPort = {
  /**
   * Name under which all records of this provider are stored: `sandbox`, `stripe-test`,
   * `stripe-live`. Customers of one are unknown to the others.
   */
  provider: string;

  /** Header of webhook calls that holds the signature, in lower case. */
  signatureHeader: string;

  /** The customer of a user; every call for the same user returns the same one. */
  createCustomer: (user: Payer) => Promise<{ customerId: string }>;

  /** Updates the customer's name and e-mail at the provider. */
  updateCustomer: (customerId: string, payer: Omit<Payer, 'userId'>) => Promise<void>;

  /** A page on which the customer pays the first month of a plan. */
  createCheckout: (order: CheckoutOrder) => Promise<Checkout>;

  readCheckout: (checkoutId: string) => Promise<Checkout>;

  /** Closes the page; does nothing when it was paid or has expired. */
  expireCheckout: (checkoutId: string) => Promise<void>;

  /** All subscriptions and invoices of a customer as they are now, oldest first. */
  readCustomer: (customerId: string) => Promise<CustomerAccount>;

  /**
   * Changes the plan now. The rest of the period is prorated to the second, in an invoice of its
   * own that is paid within this call; the billing day stays. A planned cancellation and a planned
   * later change are dropped.
   * @throws PaymentsError declined: nothing has changed.
   */
  changePlanNow: (change: PlanChange) => Promise<void>;

  /** The invoice that `changePlanNow` would make at this moment; changes nothing. */
  previewPlanNow: (change: PlanChoice) => Promise<PlanPreview>;

  /**
   * Changes the plan at the end of the paid period, without an invoice until then. Replaces another
   * planned change; drops a cancellation.
   */
  changePlanAtPeriodEnd: (change: PlanChange) => Promise<void>;

  /** Drops a planned cancellation and a planned change; no invoice. */
  keepPlan: (subscriptionId: string) => Promise<void>;

  /** Ends the subscription when its paid period ends; drops a planned change. */
  cancelAtPeriodEnd: (subscriptionId: string) => Promise<void>;

  /** Ends the subscription now and voids its open invoices; refunds nothing. */
  cancelNow: (subscriptionId: string) => Promise<void>;

  /** Refunds the rest of a paid invoice; does nothing when nothing is left. */
  refundInvoice: (invoiceId: string) => Promise<void>;

  /** A page on which the customer changes the card, pays open invoices and reads all. */
  createPortal: (portal: { customerId: string; returnUrl: string }) => Promise<{ url: string }>;

  /** All invoices made since a moment, of every customer, for comparison with the ledger. */
  listInvoices: (since: Date) => AsyncIterable<Invoice>;

  /**
   * The event of a webhook call.
   * @throws WebhookRefusal when the signature is not the provider's, the call's time differs from
   * ours by more than 300 s, or the body cannot be read.
   */
  readEvent: (call: WebhookCall) => Promise<PaymentEvent>;
};

export type Payer = { userId: string; email: string; username: string };

/** Order of a checkout. Calls with the same idempotency key make it once. */
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
  /** Address of the provider's page; empty once the page is closed. */
  url: string;
  expiresAt: Date;
};

/** A plan for a subscription. */
export type PlanChoice = { subscriptionId: string; priceId: string };

export type PlanChange = PlanChoice & { idempotencyKey: string };

/** An invoice before it is made: its sum with tax, and its lines for our plans. */
export type PlanPreview = { totalCents: number; lines: readonly InvoiceLine[] };

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
  /** The plan from the end of the period on, if it is another one. */
  pendingPriceId: string | undefined;
  /** Start of the first period; later periods start on its day of the month. */
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
  /** The subscription that the invoice bills, if any. */
  subscriptionId: string | undefined;
  /** Number on the invoice, given when it is final. */
  number: string | undefined;
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  /** ISO 4217, lower case. */
  currency: string;
  /** Total with tax. */
  totalCents: number;
  taxCents: number;
  paidCents: number;
  /** Sum of all refunds so far. */
  refundedCents: number;
  /** Sum that the payer's bank holds back or has taken back in disputes; 0 again once we win. */
  disputedCents: number;
  createdAt: Date;
  paidAt: Date | undefined;
  /** Lines for our plans; other lines are left out. */
  lines: readonly InvoiceLine[];
  /**
   * Address of the provider's page of the invoice: a payment page while it is open, a receipt
   * afterwards.
   */
  url: string | undefined;
  pdfUrl: string | undefined;
};

export type InvoiceLine = {
  /** `plan`: a whole period. `proration`: the rest of one, charged or (below zero) credited. */
  kind: 'plan' | 'proration';
  priceId: string;
  /** Amount without tax. */
  amountCents: number;
  from: Date;
  to: Date;
};

/**
 * A webhook call as received: the untouched bytes of its body, and the signature from its header.
 */
export type WebhookCall = { body: Buffer; signature: string | undefined };

export type PaymentEvent = {
  id: string;
  /** The provider's name of the event's type, for the log. */
  type: string;
  /** The customer whose account changed; absent for events without a customer. */
  customerId: string | undefined;
};

/**
 * `declined`: the card was not charged. `absent`: the provider has no such object. `conflict`: its
 * state forbids the change. `unavailable`: no answer; the change may have been made all the same.
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

/** A webhook call that is not from the provider, or is too old. */
export class WebhookRefusal extends Error {
  override readonly name = 'WebhookRefusal';
}
