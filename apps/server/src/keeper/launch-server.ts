import { fork } from 'node:child_process';
import { inspect } from 'node:util';
import type { LaunchedServer } from './keep-server.ts';
import { type Orders, readNews } from './keeper-words.ts';
import type { EndedLife } from './restart-policy.ts';

/**
 * Environment of the allocator: the size in bytes from which glibc returns freed memory at once. By
 * default glibc raises this bound with each large picture, and keeps some 500 MB more after thirty
 * pictures of 25 megapixels (measured on 30 AVIF files). It is read when a process starts. Other
 * allocators ignore it.
 */
const ALLOCATOR = { MALLOC_MMAP_THRESHOLD_: '1000000' };

/**
 * Threads of libuv: three pictures, two hashes and two thumbnails may be under way at a time, and
 * files are read beside them. Node's own number is four.
 */
const THREADS = { UV_THREADPOOL_SIZE: '10' };

/** The runtime of models reports to its maker unless it is told not to, when a process starts. */
const SILENCE = { ORT_DISABLE_TELEMETRY: '1' };

/** File of the server's program, and its flags. */
export type ServerProgram = { file: string; args: readonly string[] };

/**
 * Starts the server as a process of its own that writes to our output. A terminal's Ctrl-C reaches
 * our process group and not the server's: we ask it to end, once.
 */
export function launchServer({ file, args }: ServerProgram, orders: Orders): LaunchedServer {
  const child = fork(file, args, {
    detached: true,
    env: { ...ALLOCATOR, ...THREADS, ...SILENCE, ...process.env },
    execArgv: [...process.execArgv, '--enable-source-maps'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let readyAt: number | undefined;
  let isMisconfigured = false;
  child.on('message', (word) => {
    const news = readNews(word);
    if (news === 'ready') readyAt = performance.now();
    if (news === 'misconfigured') isMisconfigured = true;
  });
  const killIt = () => void child.kill('SIGKILL');
  // It still runs then only if our end was not orderly.
  process.once('exit', killIt);
  const ended = new Promise<EndedLife>((resolve) => {
    const end = (code: number | null, signal: NodeJS.Signals | null) => {
      process.off('exit', killIt);
      const servedMs = readyAt === undefined ? undefined : performance.now() - readyAt;
      resolve({ code, signal, servedMs, isMisconfigured });
    };
    child.once('exit', end);
    child.on('error', (error) => {
      process.stderr.write(`${inspect(error)}\n`);
      // Too little memory or too many processes: it may work later.
      if (child.pid === undefined) end(1, null);
    });
  });
  // It may have died before the message.
  child.send(orders, () => undefined);
  return { pid: child.pid, ended, stop: () => void child.kill('SIGTERM') };
}
