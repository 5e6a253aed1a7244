import type { Notifications, Subscriber } from './notifications.ts';

const POLL_INTERVAL_MS = 2000;

/**
 * Notifications of a database that sends none: subscribers are told every two seconds that they may
 * have missed some.
 */
export function pollNotifications(intervalMs = POLL_INTERVAL_MS): Notifications {
  const subscribers = new Set<Subscriber>();
  const timer = setInterval(() => {
    for (const { onGap } of subscribers) onGap();
  }, intervalMs);
  return {
    subscribe: (_channel, subscriber) => {
      subscribers.add(subscriber);
      return () => void subscribers.delete(subscriber);
    },
    close: async () => clearInterval(timer),
  };
}
