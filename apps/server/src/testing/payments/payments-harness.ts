import type { PaymentsPort, WebhookCall } from '../../adapters/payments/payments-port.ts';
import type { Clock } from '../../platform/clock.ts';

/** A provider of payments under test, with all that is done on its side of the port. */
export type PaymentsHarness = {
  payments: PaymentsPort;
  /** The machine's time, by which calls are signed and found stale. */
  clock: Clock;
  /** The payer pays on the provider's page. A page that is not open cannot be paid: nothing happens. */
  payCheckout: (checkoutId: string) => Promise<void>;
  /** Name and e-mail of the customer at the provider. */
  payerOf: (customerId: string) => Promise<{ email: string; username: string }>;
  setCard: (customerId: string, card: 'pays' | 'declines') => Promise<void>;
  /** Charges the card for an open invoice, on the provider's page. */
  payInvoice: (invoiceId: string) => Promise<void>;
  /** Moves a customer's own time forward; what comes due until then happens, each at its moment. */
  moveClockTo: (customerId: string, moment: Date) => Promise<void>;
  /** Gives back some cents of an invoice, all of them unless told. */
  refund: (invoiceId: string, cents?: number) => Promise<void>;
  /** The payer's bank takes all of an invoice back, or gives it again. */
  dispute: (invoiceId: string, isWon?: boolean) => Promise<void>;
  /** Takes the webhook calls made so far, oldest first. */
  takeCalls: () => Promise<WebhookCall[]>;
  /** The same call again, as the provider makes it later: under another event's id. */
  asOtherEvent: (call: WebhookCall) => WebhookCall;
  /** Signs a body as the provider does at a moment. */
  sign: (body: Buffer, at: Date) => string;
  close: () => Promise<void>;
};

/** Opens a provider whose time begins at a moment, now unless told. */
export type OpenPayments = (options?: { startAt?: Date }) => Promise<PaymentsHarness>;
