import { randomUUID } from 'node:crypto';
import type { OrderBook, OrderTicket } from '@toile/engines';

/** An order as a worker keeps it: what one render keeps, the next is given. */
export function openOrderBook() {
  const key = randomUUID();
  const kept: (OrderTicket | null)[] = [];
  const open = (): OrderBook => ({
    key,
    ticket: kept.at(-1) ?? undefined,
    keep: async (ticket) => void kept.push(ticket),
  });
  return { kept, open };
}
