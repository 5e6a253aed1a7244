import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { threadProgram } from '../core/thread-program.ts';

/** Longest conversion: the largest model takes some seconds. */
const TIMEOUT_MS = 10 * 60_000;

export type Conversion = {
  id: string;
  /** The .tgz file of the model's carrier. */
  archive: string;
  /** File that is written. */
  target: string;
  signal?: AbortSignal | undefined;
};

/** The last error that a failed process printed; execFile adds what it printed to its own error. */
function printedError(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('stderr' in error)) return undefined;
  return String(error.stderr)
    .match(/^\w*Error: .*$/gm)
    ?.at(-1);
}

/**
 * Converts a model in a process of its own.
 * @throws with the error that the process printed when it fails
 */
export async function convertApart({ id, archive, target, signal }: Conversion): Promise<void> {
  const program = threadProgram(new URL('./convert/convert-process', import.meta.url));
  const args = [...program.execArgv, program.filename, id, archive, target];
  // It needs nothing of the environment, secrets of the server least of all.
  const options = { env: {}, timeout: TIMEOUT_MS, signal };
  try {
    await promisify(execFile)(process.execPath, args, options);
  } catch (error) {
    const reason = printedError(error) ?? String(error);
    throw new Error(`The model ${id} could not be converted: ${reason}`, { cause: error });
  }
}
