import { OperatorFault } from '../apps/server/src/command/operator-fault.ts';
import { reachForReading } from '../apps/server/src/command/reach-database.ts';
import { runCommand, say } from '../apps/server/src/command/run-command.ts';
import { createLedger } from '../apps/server/src/modules/credits/ledger.service.ts';
import { listAuditEntries } from '../apps/server/src/modules/operators/audit-log.repository.ts';
import {
  changeRole,
  endAllSessions,
  endTwoFactor,
  grantCredits,
} from '../apps/server/src/modules/operators/operators.service.ts';
import { AppError } from '../apps/server/src/platform/app-error.ts';
import { readConfig } from '../apps/server/src/platform/config.ts';
import { createLog } from '../apps/server/src/platform/create-log.ts';
import { type Database, openDatabase } from '../apps/server/src/platform/database.ts';
import { type AdminDeed, readDeed } from './admin/read-deed.ts';

const USAGE = `npm run admin -- operator NAME on|off [REASON]
npm run admin -- end-sessions NAME REASON
npm run admin -- end-two-factor NAME REASON
npm run admin -- grant NAME CREDITS REASON
npm run admin -- audit

operator lets the account with this name or e-mail work on the accounts of others, on the page
/operators, or takes that away. end-sessions logs it out everywhere. end-two-factor turns
its codes off, for an owner who has lost them. grant gives it credits, once for
the same reason. The reason, 10 characters or more, goes into the audit log. audit prints the log's
newest 100 entries.`;

async function withDatabase(work: (database: Database) => Promise<void>): Promise<boolean> {
  const log = createLog('warn');
  const reached = await reachForReading(readConfig(process.env));
  const onError = (error: Error) => log.warn({ err: error }, 'A connection was lost');
  const database = openDatabase(reached.url, { maxConnections: 2, onError });
  try {
    await work(database);
    return true;
  } finally {
    await database.close();
    await reached.close();
  }
}

/** Does the deed; returns the sentence about it. */
async function perform(database: Database, deed: AdminDeed): Promise<string> {
  const { credential, reason } = deed;
  const order = { by: { actor: 'terminal' }, on: { credential }, reason } as const;
  if (deed.kind === 'operator') {
    await changeRole(database, order, deed.isOperator);
    return deed.isOperator ? `${credential} is an operator.` : `${credential} is no operator.`;
  }
  if (deed.kind === 'end-sessions') {
    await endAllSessions(database, order);
    return 'All sessions have ended.';
  }
  if (deed.kind === 'end-two-factor') {
    await endTwoFactor(database, order);
    return 'Two-factor log-in is off.';
  }
  // Grants of operators move what they say: the gift of new accounts has no part in them.
  const ledger = createLedger({ welcomeCredits: 0 });
  await grantCredits(database, ledger, { ...order, credits: deed.credits });
  return `${deed.credits} credits were granted.`;
}

/** The sentence for a refusal at the terminal. */
function toFault(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  const isUnknown = error.error === 'notFound';
  return new OperatorFault(
    isUnknown ? 'There is no account with this name or e-mail.' : error.message,
  );
}

const act = (deed: AdminDeed): Promise<boolean> =>
  withDatabase(async (database) => {
    try {
      say(await perform(database, deed));
    } catch (error) {
      throw toFault(error);
    }
  });

const printAudit = (): Promise<boolean> =>
  withDatabase(async (database) => {
    for (const entry of await listAuditEntries(database, { limit: 100 })) {
      const { createdAt, actor, operatorId, action, userId, reason } = entry;
      const who = operatorId === null ? actor : `${actor} ${operatorId}`;
      say(`${createdAt.toISOString()}  ${who}  ${action}  ${userId}  ${reason}`);
    }
  });

type Order = { work: () => Promise<boolean> };

/** The work of a command line; a fault in its values is told when it is run. */
function readOrder(words: readonly string[]): Order | undefined {
  if (words.length === 1 && words[0] === 'audit') return { work: printAudit };
  try {
    const deed = readDeed(words);
    return deed && { work: () => act(deed) };
  } catch (error) {
    return { work: () => Promise.reject(error) };
  }
}

await runCommand({
  order: readOrder(process.argv.slice(2)),
  usage: USAGE,
  run: ({ work }) => work(),
});
