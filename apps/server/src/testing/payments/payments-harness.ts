import type { PaymentsPort, WebhookCall } from '../../adapters/payments/payments-port.ts';
import type { Clock } from '../../platform/clock.ts';

/** A payment provider under test, with controls of its side of the port. */
export type PaymentsHarness = {
  payments: PaymentsPort;
  /** The machine's time, which dates calls and decides whether they are stale. */
  clock: Clock;
  /** Pays as the payer on the provider's page. A closed page cannot be paid: nothing happens. */
  payCheckout: (checkoutId: string) => Promise<void>;
  /** Name and e-mail of the customer at the provider. */
  payerOf: (customerId: string) => Promise<{ email: string; username: string }>;
  setCard: (customerId: string, card: 'pays' | 'declines') => Promise<void>;
  /** Charges the card for an open invoice, on the provider's page. */
  payInvoice: (invoiceId: string) => Promise<void>;
  /** Moves a customer's own time ahead; events due until then happen, each at its moment. */
  moveClockTo: (customerId: string, moment: Date) => Promise<void>;
  /** Refunds some cents of an invoice; by default all. */
  refund: (invoiceId: string, cents?: number) => Promise<void>;
  /** Takes all of an invoice back, as the payer's bank does in a dispute, or returns it. */
  dispute: (invoiceId: string, isWon?: boolean) => Promise<void>;
  /** Takes the webhook calls made so far, oldest first. */
  takeCalls: () => Promise<WebhookCall[]>;
  /** The same call again under another event's id, as the provider may repeat it later. */
  asOtherEvent: (call: WebhookCall) => WebhookCall;
  /** Signs a body as the provider does at a moment. */
  sign: (body: Buffer, at: Date) => string;
  close: () => Promise<void>;
};

/** Opens a provider whose time begins at a moment, by default now. */
export type OpenPayments = (options?: { startAt?: Date }) => Promise<PaymentsHarness>;
