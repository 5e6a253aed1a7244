import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const GONE_WITHIN_MS = 10_000;
const POLL_MS = 200;

/** @param {() => string} read */
function attempt(read) {
  try {
    return read();
  } catch {
    return '';
  }
}

/** @param {number} pid */
function describe(pid) {
  const folder = `/proc/${pid}`;
  return {
    pid,
    command: attempt(() => readFileSync(`${folder}/cmdline`, 'utf8'))
      .replaceAll('\0', ' ')
      .trim(),
    environment: attempt(() => readFileSync(`${folder}/environ`, 'utf8')),
    workingFolder: attempt(() => readlinkSync(`${folder}/cwd`)),
  };
}

/**
 * The processes, other than this one, that carry the mark in their environment, their command or
 * their working folder. Where there is no /proc nothing is found.
 *
 * @param {string} mark
 */
function findMarked(mark) {
  if (!existsSync('/proc/self')) return [];
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && pid !== process.pid)
    .map(describe)
    .filter(({ command }) => command !== '')
    .filter((each) =>
      [each.command, each.environment, each.workingFolder].some((text) => text.includes(mark)),
    );
}

/**
 * Waits for the marked processes to end, ends those that do not, and returns what it had to end.
 *
 * @param {string} mark
 * @param {number} [goneWithinMs]
 */
export async function endLeftovers(mark, goneWithinMs = GONE_WITHIN_MS) {
  const deadline = Date.now() + goneWithinMs;
  let left = findMarked(mark);
  while (left.length > 0 && Date.now() < deadline) {
    await delay(POLL_MS);
    left = findMarked(mark);
  }
  for (const { pid } of left) attempt(() => String(process.kill(pid, 'SIGKILL')));
  return left.map(({ pid, command }) => `${pid} ${command}`);
}
