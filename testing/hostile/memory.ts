import { readdirSync, readFileSync } from 'node:fs';

const SAMPLE_MS = 100;

type Process = { pid: number; parent: number; name: string; bytes: number };

function readProcess(pid: number): Process | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const field = (name: string) => new RegExp(`^${name}:\\s*(.+)$`, 'm').exec(status)?.[1] ?? '';
    const bytes = Number.parseInt(field('VmRSS') || '0', 10) * 1024;
    return { pid, parent: Number(field('PPid')), name: field('Name'), bytes };
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}

function listProcesses(): Process[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map((pid) => readProcess(Number(pid))).filter((one) => one !== undefined);
}

/** Memory of a process and all that it started, without the database, in bytes. */
function measureTree(root: number): number {
  const all = listProcesses();
  const tree = new Set([root]);
  for (let size = 0; size < tree.size; ) {
    size = tree.size;
    for (const { pid, parent } of all) if (tree.has(parent)) tree.add(pid);
  }
  return all
    .filter(({ pid, name }) => tree.has(pid) && name !== 'postgres')
    .reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Watches the memory of a process and its children. Where there is no /proc it sees none. */
export function watchMemory(rootOf: () => number) {
  const measure = () => (process.platform === 'linux' ? measureTree(rootOf()) : 0);
  let peak = measure();
  const sampling = setInterval(() => {
    peak = Math.max(peak, measure());
  }, SAMPLE_MS);
  return {
    /** In bytes, at this moment. */
    now: measure,
    /** The most since the last time that somebody asked, in bytes. */
    takePeak(): number {
      const highest = Math.max(peak, measure());
      peak = 0;
      return highest;
    },
    stop: () => clearInterval(sampling),
  };
}
