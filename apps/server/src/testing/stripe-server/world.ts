import type { EventLog } from './event-log.ts';
import type { LineDraft } from './resources/invoice-lines.ts';
import type { NewCheckout } from './resources/new-checkout-session.ts';
import type { ServerClock } from './server-clock.ts';
import type { Store } from './store.ts';

export type Rules = {
  /** Days between a failed payment and its next attempts; after the last the plan ends. */
  retryDays: readonly number[];
  /** Seconds for which a renewal's invoice is a draft. */
  draftSeconds: number;
  /** Tax added to prices where a subscription has automatic tax, in percent. */
  taxPercent: number;
};

/** The state and rules that every call of the server works on. */
export type World = {
  /** The server's address. */
  baseUrl: string;
  clock: ServerClock;
  store: Store;
  events: EventLog;
  rules: Rules;
  /** Pending lines for the next invoice of their subscription, by the id of their invoice item. */
  pendingLines: Map<string, LineDraft>;
  /** Goods of each checkout page, by session. */
  checkouts: Map<string, NewCheckout>;
};
