import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The file of a running server in its data folder: its process id and its status. */
type Postmaster = { pid: number; status: string };

const PID_LINE = 0;
const STATUS_LINE = 7;

export function readPostmaster(dataFolder: string): Postmaster | undefined {
  const lines = readText(join(dataFolder, 'postmaster.pid'))?.split('\n');
  const pid = Number(lines?.[PID_LINE]);
  if (!lines || !Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, status: lines[STATUS_LINE]?.trim() ?? '' };
}

/**
 * The process of the server that runs in this folder, whoever started it. The file of a dead server
 * does not count, even when another program has its process id since.
 */
export function findRunningServer(dataFolder: string): number | undefined {
  const pid = readPostmaster(dataFolder)?.pid;
  if (!pid || !isAlive(pid)) return undefined;
  return isServerOf(pid, dataFolder) ? pid : undefined;
}

/**
 * Removes the file of a dead server: PostgreSQL would not start while its process id belongs to any
 * living process.
 */
export function removeStalePostmasterFile(dataFolder: string): void {
  if (findRunningServer(dataFolder)) return;
  rmSync(join(dataFolder, 'postmaster.pid'), { force: true });
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * True for a server's process: its working folder is the data folder. Without /proc the command
 * line decides.
 */
function isServerOf(pid: number, dataFolder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(dataFolder);
  } catch {
    return commandLineOf(pid).includes(dataFolder);
  }
}

function commandLineOf(pid: number): string {
  const fromProc = readText(`/proc/${pid}/cmdline`);
  if (fromProc !== undefined) return fromProc.replaceAll('\0', ' ');
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
