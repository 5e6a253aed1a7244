import { and, eq } from 'drizzle-orm';
import type { PaymentEvent } from '../../adapters/payments/payments-port.ts';
import { billingEvents } from '../../db/schema/index.ts';
import type { Queryable } from '../../platform/database.ts';

export async function isEventKnown(
  queryable: Queryable,
  { provider, id }: { provider: string; id: string },
): Promise<boolean> {
  const rows = await queryable
    .select({ id: billingEvents.id })
    .from(billingEvents)
    .where(and(eq(billingEvents.provider, provider), eq(billingEvents.id, id)));
  return rows.length > 0;
}

/** Records an event as processed; a second time does nothing. */
export async function insertEvent(
  queryable: Queryable,
  provider: string,
  event: PaymentEvent,
): Promise<void> {
  await queryable
    .insert(billingEvents)
    .values({ provider, ...event })
    .onConflictDoNothing();
}
