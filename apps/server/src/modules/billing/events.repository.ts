import { and, eq, sql } from 'drizzle-orm';
import type { PaymentEvent } from '../../adapters/payments/payments-port.ts';
import { billingEvents } from '../../db/schema/index.ts';
import type { Queryable } from '../../platform/database.ts';
import { deleteInBatches } from '../../platform/in-batches.ts';

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

/** Time for which an event is known: providers repeat a call for days, and a repeated one does no harm. */
const KEPT = sql`interval '90 days'`;

/** Forgets events that were processed long ago. */
export async function deleteOldEvents(queryable: Queryable): Promise<void> {
  await deleteInBatches(async (atMost) => {
    const { rowCount } = await queryable.execute(sql`
      delete from billing_events where (provider, id) in (
        select provider, id from billing_events where created_at < now() - ${KEPT} limit ${atMost})`);
    return rowCount ?? 0;
  });
}
