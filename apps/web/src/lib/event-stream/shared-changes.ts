import { z } from 'zod';

const CHANNEL_NAME = 'toile-changes';

const changesSchema = z.array(
  z.enum(['boards', 'credits', 'generations', 'instructions', 'jobs', 'palettes']),
);

/** Data that a user's own action can make out of date. */
export type Change = z.infer<typeof changesSchema>[number];

type Listener = (changes: Change[]) => void;

const listeners = new Set<Listener>();
const channel =
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL_NAME);

if (channel) {
  channel.onmessage = (message: MessageEvent<unknown>) => {
    const changes = changesSchema.safeParse(message.data);
    if (changes.success) tell(changes.data);
  };
}

/**
 * Announces, to every tab of the browser, this one included, the data that an action has changed.
 */
export function announceChange(...changes: Change[]): void {
  tell(changes);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  channel?.postMessage(changes);
}

/** Calls `listener` on every change, made here or in another tab. Returns a function that stops. */
export function onChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(changes: Change[]): void {
  for (const listener of listeners) listener(changes);
}
