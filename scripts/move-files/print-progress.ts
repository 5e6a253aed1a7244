import type { MoveTally } from './move-files.ts';

const EVERY_MS = 2000;

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);

/** One line about a move. */
export function describeTally({
  passes,
  copied,
  copiedBytes,
  present,
  damaged,
}: MoveTally): string {
  const faults = damaged.size > 0 ? `, ${damaged.size} DAMAGED` : '';
  return `pass ${passes}: ${copied} copied and verified (${megabytes(copiedBytes)} MB), ${present} there already${faults}`;
}

/** Prints a move's progress, every two seconds at most. */
export function createProgressPrinter(
  say: (line: string) => void,
  now: () => number = () => performance.now(),
): (tally: MoveTally) => void {
  let lastAt = now();
  return (tally) => {
    if (now() - lastAt < EVERY_MS) return;
    lastAt = now();
    say(describeTally(tally));
  };
}
