import { childrenOf, readProc } from './proc.ts';

const SAMPLE_MS = 200;

/** Memory in bytes of a process and all that its main thread started, without the database. */
function measureTree(pid: number): number {
  const status = readProc(`${pid}/status`);
  if (/^Name:\s*postgres$/m.test(status)) return 0;
  const own = Number(/^VmRSS:\s*(\d+)/m.exec(status)?.[1] ?? 0) * 1024;
  return childrenOf(pid).reduce((sum, child) => sum + measureTree(child), own);
}

/** Watches the memory of a process and its children. Without /proc it reports none. */
export function watchMemory(rootOf: () => number) {
  const measure = () => measureTree(rootOf());
  let peak = measure();
  const sampling = setInterval(() => {
    peak = Math.max(peak, measure());
  }, SAMPLE_MS);
  return {
    /** The present memory, in bytes. */
    now: measure,
    /** The peak since the last reading, in bytes. */
    takePeak(): number {
      const highest = Math.max(peak, measure());
      peak = 0;
      return highest;
    },
    stop: () => clearInterval(sampling),
  };
}
