import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../platform/log.ts';
import type { Orders } from './keeper-words.ts';
import { createRestartPolicy, type EndedLife } from './restart-policy.ts';

/** A started server. */
export type LaunchedServer = {
  pid: number | undefined;
  ended: Promise<EndedLife>;
  /** Asks it to end in order. */
  stop: () => void;
};

type KeeperOptions = {
  launch: (orders: Orders) => LaunchedServer;
  databaseUrl: string | undefined;
  log: Log;
};

export type Keeper = {
  /** The exit code, once the server has ended for good. */
  ended: Promise<number>;
  /** Ends the server in order and starts no other. */
  stop: () => void;
};

/**
 * Exit code of a requested end; a signal that came before the server could handle it counts as one.
 */
function codeWhenStopped({ code, signal }: EndedLife): number {
  return signal === 'SIGTERM' ? 0 : (code ?? 1);
}

/** Starts the server, and restarts it when it dies. */
export function keepServer({ launch, databaseUrl, log }: KeeperOptions): Keeper {
  const judge = createRestartPolicy();
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  let server: LaunchedServer | undefined;
  let endedLives: string[] = [];

  async function pause(afterMs: number): Promise<void> {
    await sleep(afterMs, undefined, { signal: stopping.signal }).catch(() => undefined);
  }

  async function liveOnce(isRestart: boolean): Promise<EndedLife> {
    const life = randomUUID();
    server = launch({ databaseUrl, life, endedLives, isRestart });
    log.info({ server: server.pid, isRestart }, 'Started the server');
    const ended = await server.ended;
    server = undefined;
    // A life that served has taken over the slots of earlier lives.
    endedLives = ended.servedMs === undefined ? [...endedLives, life] : [life];
    return ended;
  }

  async function keep(): Promise<number> {
    for (let isRestart = false; !isStopping(); isRestart = true) {
      const life = await liveOnce(isRestart);
      if (isStopping()) return codeWhenStopped(life);
      const verdict = judge(life);
      if (verdict.act === 'end') return verdict.code;
      const { code, signal } = life;
      log.error({ code, signal, ...verdict }, 'The server has died; starting it again');
      await pause(verdict.afterMs);
    }
    return 0;
  }

  return {
    ended: keep(),
    stop: () => {
      stopping.abort();
      server?.stop();
    },
  };
}
