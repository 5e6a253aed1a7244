import { readFileSync } from 'node:fs';

/** Reads a file of /proc; empty once its process has ended, and on systems without it. */
export function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch {
    return '';
  }
}

/** The processes that a process's main thread started; none without /proc. */
export function childrenOf(pid: number): number[] {
  return readProc(`${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
}
