import Stripe from 'stripe';
import type { ServerClock } from './server-clock.ts';
import type { Store, StoredEvent } from './store.ts';

export type EventLog = ReturnType<typeof createEventLog>;

type Cause = { id: string | null; idempotency_key: string | null };
const NO_CAUSE: Cause = { id: null, idempotency_key: null };

/** Records changes as Stripe's events, and hands each to `send`. */
export function createEventLog({
  clock,
  store,
  send,
}: {
  clock: ServerClock;
  store: Store;
  send: (event: StoredEvent) => void;
}) {
  let cause = NO_CAUSE;

  function emit(type: Stripe.Event.Type, object: object, previous?: object): void {
    const data = previous
      ? { object: copy(object), previous_attributes: previous }
      : { object: copy(object) };
    const event: StoredEvent = {
      id: store.newId('event'),
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: clock.now(),
      data,
      livemode: false,
      pending_webhooks: 1,
      request: cause,
      type,
    };
    send(store.add('event', event));
  }

  return {
    emit,
    /** Makes a change and emits its event, with the former values of the changed fields. */
    emitChange: <Result>(type: Stripe.Event.Type, object: object, change: () => Result): Result => {
      const before = copy(object);
      const result = change();
      const previous = changedFields(before, copy(object));
      if (Object.keys(previous).length > 0) emit(type, object, previous);
      return result;
    },
    /** Names the request that causes the next events. */
    causedBy: (request: Cause | undefined) => {
      cause = request ?? NO_CAUSE;
    },
  };
}

function copy(object: object): Record<string, unknown> {
  // A record is an object of JSON by its type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.parse(JSON.stringify(object)) as Record<string, unknown>;
}

function changedFields(before: Record<string, unknown>, after: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(before).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(after[name]),
    ),
  );
}
