import { StorageFullError } from '../adapters/files/files-port.ts';
import { findStartFault } from '../start-fault.ts';
import { BackupError } from './backup-error.ts';
import type { CopyTally } from './copy-files.ts';

/** The sentence for a fault that the operator can mend; undefined for one of our own. */
function describeFault(error: unknown): string | undefined {
  const isNamed = error instanceof BackupError || error instanceof StorageFullError;
  return isNamed ? error.message : findStartFault(error);
}

const PROGRESS_EVERY_MS = 2000;

/** Writes a line of a command's report. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** One line about the files that were copied. */
export function describeFiles({ copied, copiedBytes, present }: CopyTally): string {
  const megabytes = (copiedBytes / 1_000_000).toFixed(1);
  return `Files: ${copied} copied and verified (${megabytes} MB), ${present} there already`;
}

/** Prints how far the copying is, every two seconds at most. */
export function createProgress(): (tally: CopyTally) => void {
  let lastAt = performance.now();
  return (tally) => {
    if (performance.now() - lastAt < PROGRESS_EVERY_MS) return;
    lastAt = performance.now();
    say(describeFiles(tally));
  };
}

type Command<Order> = {
  /** The order of the command line; undefined for arguments that do not fit. */
  order: Order | undefined;
  usage: string;
  /** Does the work; false where it has found losses. */
  run: (order: Order) => Promise<boolean>;
};

/** Runs a command: ends with 0, with 1 for losses and named faults, with 2 for bad arguments. */
export async function runCommand<Order>({ order, usage, run }: Command<Order>): Promise<void> {
  if (order === undefined) {
    process.stderr.write(`${usage}\n`);
    process.exitCode = 2;
    return;
  }
  try {
    process.exitCode = (await run(order)) ? 0 : 1;
  } catch (error) {
    const fault = describeFault(error);
    if (fault === undefined) throw error;
    process.stderr.write(`${fault}\n`);
    process.exitCode = 1;
  }
}
