import { OperatorFault } from '../apps/server/src/command/operator-fault.ts';
import { reachForReading } from '../apps/server/src/command/reach-database.ts';
import { runCommand, say } from '../apps/server/src/command/run-command.ts';
import { createLedger } from '../apps/server/src/modules/credits/ledger.service.ts';
import {
  endAllSessions,
  grantCredits,
  listAudit,
  MOST_GRANTED,
} from '../apps/server/src/modules/operators/operators.service.ts';
import { readConfig } from '../apps/server/src/platform/config.ts';
import { createLog } from '../apps/server/src/platform/create-log.ts';
import { type Database, openDatabase } from '../apps/server/src/platform/database.ts';

const USAGE = `npm run admin -- end-sessions NAME REASON
npm run admin -- grant NAME CREDITS REASON
npm run admin -- audit

end-sessions logs the account with this name or e-mail out everywhere. grant gives it credits, once
for the same reason. The reason, 10 characters or more, goes into the audit log. audit prints the
log's newest 100 entries.`;

const FAULTS = {
  'no-user': 'There is no account with this name or e-mail.',
  'short-reason': 'The reason needs 10 characters or more.',
  'bad-amount': `Credits are a whole number from 1 to ${MOST_GRANTED}.`,
  'granted-before':
    'These credits were granted for this reason before. Give another reason to grant them again.',
};

async function withDatabase(work: (database: Database) => Promise<boolean>): Promise<boolean> {
  const log = createLog('warn');
  const reached = await reachForReading(readConfig(process.env));
  const onError = (error: Error) => log.warn({ err: error }, 'A connection was lost');
  const database = openDatabase(reached.url, { maxConnections: 2, onError });
  try {
    return await work(database);
  } finally {
    await database.close();
    await reached.close();
  }
}

const endSessions = (credential: string, reason: string): Promise<boolean> =>
  withDatabase(async (database) => {
    const outcome = await endAllSessions(database, { actor: 'terminal', credential, reason });
    if (outcome !== 'done') throw new OperatorFault(FAULTS[outcome]);
    say('All sessions have ended.');
    return true;
  });

const grant = (credential: string, amount: number, reason: string): Promise<boolean> =>
  withDatabase(async (database) => {
    // Grants of operators move what they say: the gift of new accounts has no part in them.
    const ledger = createLedger({ welcomeCredits: 0 });
    const deed = { actor: 'terminal', credential, amount, reason };
    const outcome = await grantCredits(database, ledger, deed);
    if (outcome !== 'done') throw new OperatorFault(FAULTS[outcome]);
    say(`${amount} credits were granted.`);
    return true;
  });

const printAudit = (): Promise<boolean> =>
  withDatabase(async (database) => {
    for (const { createdAt, actor, action, userId, reason } of await listAudit(database, 100)) {
      say(`${createdAt.toISOString()}  ${actor}  ${action}  ${userId}  ${reason}`);
    }
    return true;
  });

type Order = { work: () => Promise<boolean> };

function readOrder([command, name, ...words]: readonly string[]): Order | undefined {
  if (command === 'end-sessions' && name !== undefined) {
    return { work: () => endSessions(name, words.join(' ')) };
  }
  if (command === 'grant' && name !== undefined && words.length > 1) {
    const [amount, ...reason] = words;
    return { work: () => grant(name, Number(amount), reason.join(' ')) };
  }
  return command === 'audit' && name === undefined ? { work: printAudit } : undefined;
}

await runCommand({
  order: readOrder(process.argv.slice(2)),
  usage: USAGE,
  run: ({ work }) => work(),
});
