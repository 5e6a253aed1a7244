import { reachForReading } from '../command/reach-database.ts';
import { runCommand, say } from '../command/run-command.ts';
import { readConfig } from '../platform/config.ts';
import { allowChanges, moveRows } from './move-rows.ts';
import { MOVE_USAGE, type MoveOrder, readMoveOrder } from './orders.ts';
import { reportLedger } from './report-ledger.ts';

async function reopen(url: string): Promise<boolean> {
  const wasMoved = await allowChanges(url);
  say(wasMoved ? 'The database can be changed again.' : 'The database had not moved.');
  return wasMoved;
}

/** npm run move-database: moves all rows to another database. Ends with 1 where they do not add up. */
async function run(order: MoveOrder): Promise<boolean> {
  const database = await reachForReading(readConfig(process.env));
  try {
    if (order === 'reopen') return await reopen(database.url);
    const { to: url, isPooled, mayReplace } = order;
    say('Waiting for a moment in which nobody changes anything …');
    const moved = await moveRows({ from: database.url, to: { url, isPooled }, mayReplace });
    say(`Moved: ${moved.rows} rows, each table compared`);
    if (moved.queuedAgain > 0) say(`${moved.queuedAgain} images under way are queued again`);
    say(
      `Nothing could be changed for ${(moved.stillMs / 1000).toFixed(1)} s, and cannot from now on.`,
    );
    say('Start every process anew with DATABASE_URL set to the new database.');
    return reportLedger(moved.differences);
  } finally {
    await database.close();
  }
}

await runCommand({ order: readMoveOrder(process.argv.slice(2)), usage: MOVE_USAGE, run });
