import type { CreditMove } from '@toile/contract';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';

export type CreditMoveRow = {
  id: string;
  kind: CreditMove['kind'];
  amount: number;
  createdAt: string;
  jobId: string | null;
  outputImageId: string | null;
  imageId: string | null;
  invoiceId: string | null;
  invoiceNumber: string | null;
  invoiceUrl: string | null;
  /** Number of its last entry in the ledger; later entries have larger numbers. */
  lastEntry: string;
};

/** A range of the movements; with `before`, of those before that entry of the ledger. */
type Stretch = { limit: number; offset?: number; before?: string };

/** Transfers with a side on one of the user's accounts. */
function transfersOf(userId: string) {
  return sql`
    select transfer_id from ledger_entries where account_id in (
      select id from ledger_accounts where user_id = ${userId}
    )`;
}

export async function countMoves(queryable: Queryable, userId: string): Promise<number> {
  const { rows } = await queryable.execute<{ total: number }>(
    sql`select count(distinct transfer_id)::int as total from (${transfersOf(userId)}) as own`,
  );
  return rows[0]?.total ?? 0;
}

/** A range of the user's movements, newest first; receipts leave out deleted outputs. */
export async function listMoves(
  queryable: Queryable,
  userId: string,
  { limit, offset = 0, before }: Stretch,
): Promise<CreditMoveRow[]> {
  const isBefore = before === undefined ? sql`true` : sql`moved.last_entry < ${before}::bigint`;
  const { rows } = await queryable.execute<CreditMoveRow>(sql`
    select transfer.id, transfer.kind, moved.amount, transfer.job_id as "jobId",
      moved.last_entry::text as "lastEntry",
      to_char(transfer.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
      generation.id as "outputImageId", generation.image_id as "imageId",
      invoice.id as "invoiceId", invoice.number as "invoiceNumber", invoice.url as "invoiceUrl"
    from ledger_transfers as transfer
    join lateral (
      select max(amount) as amount, max(id) as last_entry
      from ledger_entries where transfer_id = transfer.id
    ) as moved on true
    left join generations as generation
      on generation.id = transfer.generation_id and generation.deleted_at is null
    left join billing_invoices as invoice
      on invoice.provider = transfer.provider and invoice.id = transfer.invoice_id
    where transfer.id in (${transfersOf(userId)}) and ${isBefore}
    order by moved.last_entry desc
    limit ${limit} offset ${offset}`);
  return rows;
}
