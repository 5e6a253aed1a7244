import { createPayments } from '../apps/server/src/adapters/payments/create-payments.ts';
import { createBillingService } from '../apps/server/src/modules/billing/billing.service.ts';
import { type Difference, findDifferences } from '../apps/server/src/modules/billing/reconcile.ts';
import { createLedger } from '../apps/server/src/modules/credits/ledger.service.ts';
import { createBackground } from '../apps/server/src/platform/background.ts';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import { createClosers } from '../apps/server/src/platform/closers.ts';
import { readConfig } from '../apps/server/src/platform/config.ts';
import { createLog } from '../apps/server/src/platform/create-log.ts';
import { openDatabase } from '../apps/server/src/platform/database.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/embedded-postgres/embedded-postgres.ts';
import { createRateLimiter } from '../apps/server/src/platform/rate-limit.ts';
import { keepSecret } from '../apps/server/src/platform/secret.ts';

const USAGE = `npm run reconcile -- [--since YYYY-MM-DD] [--mend]

Compares the provider's invoices with the ledger and prints the differences; ends with 1 when
there are any. --since: invoices made from this day on, those of the last 90 days unless told.
--mend reads the accounts that differ again, which grants and takes back what is due.`;

const DAY_MS = 24 * 3600 * 1000;

type Order = { since: Date; mends: boolean };

function readOrder(args: readonly string[]): Order | undefined {
  const order = { since: new Date(Date.now() - 90 * DAY_MS), mends: false };
  for (let at = 0; at < args.length; at += 1) {
    if (args[at] === '--mend') order.mends = true;
    else if (args[at] === '--since' && /^\d{4}-\d\d-\d\d$/.test(args[at + 1] ?? '')) {
      order.since = new Date(`${args[(at += 1)]}T00:00:00Z`);
    } else return undefined;
  }
  return Number.isNaN(order.since.getTime()) ? undefined : order;
}

/** The database and the payment provider of these settings, without the server. */
async function openBilling(closers: ReturnType<typeof createClosers>) {
  const config = readConfig(process.env);
  const log = createLog('warn');
  const { dataDir, publicUrl, hasInvoiceLinks } = config;
  let { databaseUrl } = config;
  if (databaseUrl === undefined) {
    const postgres = await startEmbeddedPostgres({ dataDir, log: (line) => log.info(line) });
    closers.add(() => postgres.stop());
    databaseUrl = postgres.url;
  }
  const onError = (error: Error) => log.warn({ err: error }, 'A connection was lost');
  const database = openDatabase(databaseUrl, { maxConnections: 4, onError });
  closers.add(() => database.close());
  const background = createBackground(log);
  closers.add(() => background.drain());
  const clock = systemClock;
  const secret = config.sessionSecret ?? keepSecret(dataDir);
  const deliver = async () => undefined;
  const { payments } = await createPayments({
    config,
    database,
    clock,
    background,
    secret,
    deliver,
  });
  const ledger = createLedger(config);
  const rateLimiter = createRateLimiter({ database, clock });
  const deps = { database, payments, ledger, rateLimiter, clock, log };
  const billing = createBillingService({ ...deps, publicUrl, hasInvoiceLinks });
  return { database, payments, billing };
}

function print(differences: readonly Difference[]): void {
  for (const { invoiceId, customerId, text } of differences) {
    console.log(`${invoiceId}  ${customerId ?? '-'}  ${text}`);
  }
}

async function main({ since, mends }: Order): Promise<void> {
  const closers = createClosers();
  try {
    const { database, payments, billing } = await openBilling(closers);
    const look = () => findDifferences({ database, payments, since });
    let { invoices, differences } = await look();
    print(differences);
    if (mends && differences.length > 0) {
      for (const id of new Set(differences.map(({ customerId }) => customerId))) {
        if (id !== undefined) await billing.readAgain(id);
      }
      ({ invoices, differences } = await look());
      console.log('After mending:');
      print(differences);
    }
    const period = `since ${since.toISOString().slice(0, 10)}`;
    console.log(
      `${payments.provider}: ${invoices} invoices ${period}, ${differences.length} differences`,
    );
    if (differences.length > 0) process.exitCode = 1;
  } finally {
    await closers.closeAll();
  }
}

const order = readOrder(process.argv.slice(2));
if (order) await main(order);
else {
  console.error(USAGE);
  process.exitCode = 2;
}
