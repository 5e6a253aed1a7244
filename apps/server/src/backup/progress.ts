import { say } from '../command/run-command.ts';
import type { CopyTally } from './copy-files.ts';

const PROGRESS_EVERY_MS = 2000;

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
