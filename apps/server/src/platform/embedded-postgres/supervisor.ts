import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmdir } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { ClusterHome } from './cluster-home.ts';
import { stopLeftoverServer } from './leftover-server.ts';
import { openOwnerSession } from './owner-session.ts';
import {
  type ServerProcessOptions,
  ServerStartError,
  startServerProcess,
  stopServerProcess,
} from './server-process.ts';

/**
 * Time for which a start is tried: after a kill -9 of everything, the dead server's shared memory
 * can remain for 2 s.
 */
const START_TRIED_FOR_MS = 15_000;
const RETRY_MS = 200;
const RESTART_PAUSE_MS = 500;
/** Longest wait for the answer of a server that may hang. */
const FAREWELL_PATIENCE_MS = 2000;

/** Owner of the server's process: starts it, restarts it when it dies, stops it. */
export class Supervisor {
  readonly #home: ClusterHome;
  readonly #options: ServerProcessOptions & { database: string };
  #child: ChildProcess | undefined;
  #session: pg.Client | undefined;
  #owning: Promise<void> | undefined;
  #restart: Promise<void> | undefined;
  #isStopping = false;

  constructor(home: ClusterHome, options: ServerProcessOptions & { database: string }) {
    this.#home = home;
    this.#options = options;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  async start(): Promise<void> {
    const child = await this.#startProcess();
    this.#child = child;
    child.once('exit', () => this.#handleExit());
    await this.#own();
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#restart;
    const farewell = this.#session?.end().catch(() => {});
    await Promise.race([farewell, delay(FAREWELL_PATIENCE_MS, undefined, { ref: false })]);
    await this.#stopProcess();
    // The folder stays where another's socket is in it.
    await rmdir(this.#home.socketFolder).catch(() => {});
  }

  async #stopProcess(): Promise<void> {
    const child = this.#child;
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    await stopServerProcess(child.pid);
    await exited;
  }

  async #startProcess(): Promise<ChildProcess> {
    const deadline = Date.now() + START_TRIED_FOR_MS;
    for (;;) {
      await stopLeftoverServer(this.#home, this.#options.log);
      try {
        return await startServerProcess(this.#options);
      } catch (error) {
        if (!(error instanceof ServerStartError) || Date.now() > deadline) throw error;
        await delay(RETRY_MS);
      }
    }
  }

  /**
   * Takes the owner's lock, once at a time: a second session of ours would wait for the first one's
   * lock for ever.
   */
  #own(): Promise<void> {
    this.#owning ??= this.#openSession().finally(() => {
      this.#owning = undefined;
    });
    return this.#owning;
  }

  async #openSession(): Promise<void> {
    const session = await openOwnerSession(this.#home.socketFolder, this.#options.database);
    this.#session = session;
    session.once('end', () => void this.#ownAgain(session));
  }

  /** Takes the lock again after a crash of one connection, at which the server drops all. */
  async #ownAgain(lost: pg.Client): Promise<void> {
    for (;;) {
      await delay(RETRY_MS);
      if (this.#isStopping || this.#restart || this.#session !== lost) return;
      await this.#own().catch(() => {});
    }
  }

  #handleExit(): void {
    if (this.#isStopping || this.#restart) return;
    this.#options.log('PostgreSQL has died: starting it again.');
    this.#restart = this.#startAgain().finally(() => {
      this.#restart = undefined;
    });
  }

  async #startAgain(): Promise<void> {
    while (!this.#isStopping) {
      try {
        return await this.start();
      } catch (error) {
        this.#options.log(`PostgreSQL cannot be started again: ${String(error)}`);
        await delay(RESTART_PAUSE_MS);
      }
    }
  }
}
