import type { EventLog } from './event-log.ts';
import type { LineDraft } from './resources/invoice-lines.ts';
import type { NewCheckout } from './resources/new-checkout-session.ts';
import type { ServerClock } from './server-clock.ts';
import type { Store } from './store.ts';

export type Rules = {
  /** Days after a failed payment on which it is tried again; after the last the plan ends. */
  retryDays: readonly number[];
  /** Seconds that the invoice of a renewal stays a draft. */
  draftSeconds: number;
  /** Tax on top of prices where a subscription has automatic tax, in per cent. */
  taxPercent: number;
};

/** The state and rules that every call of the server works on. */
export type World = {
  /** The address that the server is reached at. */
  baseUrl: string;
  clock: ServerClock;
  store: Store;
  events: EventLog;
  rules: Rules;
  /** Lines that the next invoice of their subscription takes, by the id of their invoice item. */
  pendingLines: Map<string, LineDraft>;
  /** Goods of each checkout page, by session. */
  checkouts: Map<string, NewCheckout>;
};
