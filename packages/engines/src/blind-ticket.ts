import type { OrderTicket } from './port.ts';

/**
 * Ticket of an order that a vendor answers at once or not at all: nothing of it can be fetched
 * later. Where its render is cut the picture is lost, though it may be paid.
 */
export const BLIND_TICKET = { isSent: true } as const satisfies OrderTicket;

/** True for the ticket of an order that cannot be found again. */
export const isBlind = (ticket: OrderTicket | undefined): boolean => ticket?.isSent === true;
