import { StorageFullError } from '../adapters/files/files-port.ts';
import { findStartFault } from '../start-fault.ts';
import { OperatorFault } from './operator-fault.ts';

/** The sentence for a fault that the operator can mend; undefined for one of our own. */
function describeFault(error: unknown): string | undefined {
  const isNamed = error instanceof OperatorFault || error instanceof StorageFullError;
  return isNamed ? error.message : findStartFault(error);
}

/** Writes a line of a command's report. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`);

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
