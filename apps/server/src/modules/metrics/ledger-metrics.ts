import { sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../../platform/database.ts';
import type { RateLimit, RateLimiter } from '../../platform/rate-limit.ts';
import { type LedgerDifferences, readDifferences } from '../credits/ledger-audit.ts';

/** Time limit of one audit: it reads whole tables, and its users do not wait for it. */
const AUDIT_WITHIN_MS = 300_000;

/** One audit by all workers together: it reads every entry there is. */
const AUDITS: RateLimit = { name: 'ledger-audit', limit: 1, windowSeconds: 3000 };

/** Looks through the whole ledger, in one snapshot. */
function audit(database: Database): Promise<LedgerDifferences> {
  return database.transaction(
    async (tx) => {
      await tx.execute(sql.raw(`set local statement_timeout = ${AUDIT_WITHIN_MS}`));
      return readDifferences(tx);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** The hourly audit of the ledger for operators. */
export type LedgerMetrics = {
  /** Looks, unless another process has within the hour: then that one reports, and this none. */
  audit: () => Promise<void>;
};

type LedgerMetricsOptions = { database: Database; rateLimiter: Pick<RateLimiter, 'tryTake'> };

/** Creates the audit; until its first one this process reports none. */
export function createLedgerMetrics(
  registry: Registry,
  { database, rateLimiter }: LedgerMetricsOptions,
): LedgerMetrics {
  const registers = [registry];
  const difference = new Gauge({
    name: 'toile_ledger_difference',
    help: 'What does not add up in the ledger: entries and held in credits, balances in accounts.',
    labelNames: ['of'],
    registers,
  });
  const auditedAt = new Gauge({
    name: 'toile_ledger_audit_timestamp_seconds',
    help: 'Time of the last audit of the ledger by this process.',
    registers,
  });
  return {
    audit: async () => {
      if (!(await rateLimiter.tryTake(AUDITS, 'all'))) {
        difference.reset();
        return;
      }
      const found = await audit(database);
      for (const [of, amount] of Object.entries(found)) difference.set({ of }, amount);
      auditedAt.setToCurrentTime();
    },
  };
}
