import { FilesAwayError, StorageFullError } from '../apps/server/src/adapters/files/files-port.ts';
import { openStore } from '../apps/server/src/adapters/files/open-files.ts';
import { ConfigError, readConfig } from '../apps/server/src/platform/config.ts';
import { nameOfPlace } from '../apps/server/src/platform/files-address.ts';
import { moveFiles } from './move-files/move-files.ts';
import { type MoveOrder, readMoveOrder, USAGE } from './move-files/move-order.ts';
import { createProgressPrinter, describeTally } from './move-files/print-progress.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** A signal that Ctrl-C and SIGTERM abort: the files under way are finished first. */
function endOnSignals(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => controller.abort());
  return controller.signal;
}

/** npm run move-files: copies the files of one store to another while the product runs. */
async function main({ from, to, verifiesAll }: MoveOrder): Promise<void> {
  say(`From ${nameOfPlace(from)}\nto   ${nameOfPlace(to)}`);
  const signal = endOnSignals();
  const [source, target] = [await openStore(from), await openStore(to)];
  try {
    await target.check();
    const onFile = createProgressPrinter(say);
    const tally = await moveFiles({ from: source, to: target, verifiesAll, signal, onFile });
    say(describeTally(tally));
    for (const sha256 of tally.damaged)
      say(`DAMAGED: ${sha256} does not have the hash of its name`);
    if (signal.aborted) say('Stopped: start the command again to go on.');
    else if (tally.damaged.size === 0) say('All files are in the new place.');
    process.exitCode = signal.aborted || tally.damaged.size > 0 ? 1 : 0;
  } finally {
    source.close();
    target.close();
  }
}

try {
  const order = readMoveOrder(process.argv.slice(2), readConfig(process.env));
  if (order) await main(order);
  else {
    process.stderr.write(`${USAGE}\n`);
    process.exitCode = 2;
  }
} catch (error) {
  const isNamed = [ConfigError, FilesAwayError, StorageFullError].some(
    (kind) => error instanceof kind,
  );
  if (!(error instanceof Error) || !isNamed) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
