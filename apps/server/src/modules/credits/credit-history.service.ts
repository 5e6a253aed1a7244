import { CREDIT_HISTORY_PAGE_SIZE, type CreditMove, paginate } from '@toile/contract';
import type { Database } from '../../platform/database.ts';
import { type CreditMoveRow, countMoves, listMoves } from './credit-history.repository.ts';

type Links = { hasInvoiceLinks: boolean };

function toInvoice(
  { invoiceId, invoiceNumber, invoiceUrl }: CreditMoveRow,
  { hasInvoiceLinks }: Links,
): CreditMove['invoice'] {
  if (invoiceId === null) return null;
  return { id: invoiceId, number: invoiceNumber, url: hasInvoiceLinks ? invoiceUrl : null };
}

function toMove(row: CreditMoveRow, links: Links): CreditMove {
  const { createdAt, imageId } = row;
  return {
    id: row.id,
    kind: row.kind,
    amount: row.amount,
    timestamp: createdAt,
    job_id: row.jobId,
    output_image_id: row.outputImageId,
    thumbnail_url: imageId === null ? null : `/api/images/${imageId}?w=256`,
    invoice: toInvoice(row, links),
  };
}

/** Movements per query when all are read. */
const STRETCH = 200;

export type CreditHistoryService = ReturnType<typeof createCreditHistoryService>;

export function createCreditHistoryService({ database, ...links }: Links & { database: Database }) {
  return {
    /** A page of the user's receipts, newest first. */
    list: async (userId: string, page: number) => {
      const total = await countMoves(database, userId);
      const pagination = paginate({ page, pageSize: CREDIT_HISTORY_PAGE_SIZE, total });
      const rows = await listMoves(database, userId, {
        limit: CREDIT_HISTORY_PAGE_SIZE,
        offset: (pagination.current_page - 1) * CREDIT_HISTORY_PAGE_SIZE,
      });
      return { moves: rows.map((row) => toMove(row, links)), pagination };
    },

    /**
     * All of the user's movements, newest first, each once; movements made meanwhile are left out.
     */
    async *walk(userId: string): AsyncGenerator<CreditMove> {
      let before: string | undefined;
      do {
        const rows = await listMoves(database, userId, { limit: STRETCH, before });
        for (const row of rows) yield toMove(row, links);
        before = rows.at(-1)?.lastEntry;
      } while (before !== undefined);
    },
  };
}
