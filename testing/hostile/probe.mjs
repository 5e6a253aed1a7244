/**
 * Preloaded into every process of the product: measures how long its main thread computes without
 * a pause. The product's code knows nothing of it. Whoever connects to its socket is told the
 * longest hold since the last time.
 */
import { subscribe } from 'node:diagnostics_channel';
import { openSync, readSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

/** Turns of the event loop are told apart this finely. */
const TICK_MS = 5;

/**
 * Time that this thread has computed so far. Waiting for a processor that others use is no hold,
 * so that a busy machine changes nothing; systems that do not tell count the time of the clock.
 * @returns {() => number} in milliseconds
 */
function threadClock() {
  const buffer = Buffer.alloc(64);
  try {
    const file = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r');
    return () => {
      const length = readSync(file, buffer, 0, buffer.length, 0);
      return Number(buffer.toString('latin1', 0, length).split(' ', 1)[0]) / 1e6;
    };
  } catch {
    return () => performance.now();
  }
}

/** @param {string} folder where the socket is */
function watch(folder) {
  const computedMs = threadClock();
  let isServing = false;
  let [computed, wall] = [computedMs(), performance.now()];
  let longest = { computedMs: 0, wallMs: 0 };
  // The process that answers requests, whatever others there are.
  subscribe('http.server.request.start', () => {
    isServing = true;
  });

  function look() {
    const [computedNow, wallNow] = [computedMs(), performance.now()];
    longest = {
      computedMs: Math.max(longest.computedMs, computedNow - computed),
      wallMs: Math.max(longest.wallMs, wallNow - wall - TICK_MS),
    };
    [computed, wall] = [computedNow, wallNow];
  }

  setInterval(look, TICK_MS).unref();
  const path = join(folder, `${process.pid}.sock`);
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    look();
    socket.end(JSON.stringify({ pid: process.pid, isServing, ...longest }));
    longest = { computedMs: 0, wallMs: 0 };
  });
  server.listen(path);
  server.unref();
  process.once('exit', () => rmSync(path, { force: true }));
}

const folder = process.env['TOILE_PROBE_FOLDER'];
if (folder && isMainThread) watch(folder);
