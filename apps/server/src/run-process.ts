import { inspect } from 'node:util';
import type { Engine, EngineHost } from '@toile/engines';
import { OldDatabaseError } from './db/migrate.ts';
import type { EnginesOptions } from './engines.ts';
import { type Orders, receiveOrders, sendNews } from './keeper/keeper-words.ts';
import { type Config, ConfigError, readConfig } from './platform/config.ts';
import { createLog } from './platform/create-log.ts';
import { assertEnginesOf, type Role, readPart } from './roles.ts';
import { handleSignals, PATIENCE_MS } from './signals.ts';
import { startBanner } from './start-banner.ts';
import { findStartFault } from './start-fault.ts';
import { startServer } from './start-server.ts';

/** Starts the engine of a process. */
type EngineMaker = (options: EnginesOptions) => Engine;

/** Facts about this process for its engines. */
function hostOf(config: Config, roles: ReadonlySet<Role>): EngineHost {
  const { modelsDir, modelsUrl, safetyCheck } = config;
  const checksPictures = safetyCheck !== 'off';
  return { isWorker: roles.has('worker'), modelsDir, modelsUrl, checksPictures };
}

type RunOptions = {
  orders?: Orders;
  /** Called once the server is open, before the terminal says so. */
  onOpen?: () => Promise<void>;
};

async function run(createEngine: EngineMaker, { orders, onOpen }: RunOptions = {}): Promise<void> {
  const config = readConfig(process.env);
  const part = readPart(process.argv.slice(2));
  const { roles } = part;
  const log = createLog(config.logLevel);
  const engine = createEngine({ environment: process.env, host: hostOf(config, roles) });
  assertEnginesOf(part, engine);
  const starting = startServer({ config, part, log, engine, orders });
  handleSignals({
    // A signal during the start waits for its end, and then stops everything.
    stop: async (how) => (await starting).stop(how),
    onFault: (error) => log.fatal({ err: error }, 'Stopped by an error'),
    patienceMs: PATIENCE_MS + (config.orderGraceSeconds + config.drainSeconds) * 1000,
  });
  const { demo, mailDestination } = await starting;
  await onOpen?.();
  if (!roles.has('api') || orders?.isRestart) return;
  const isTerminal = process.stdout.isTTY;
  process.stdout.write(`${startBanner({ ...config, mailDestination, demo, isTerminal })}\n`);
}

function sayFault(error: unknown): void {
  process.stderr.write(`${findStartFault(error) ?? inspect(error)}\n`);
}

/** True for what another start would meet again: only an operator mends it. */
function isForOperator(error: unknown): boolean {
  return error instanceof ConfigError || error instanceof OldDatabaseError;
}

/** The life of the process: environment and flags, start, signals, end. */
export function runProcess(createEngine: EngineMaker): void {
  run(createEngine).catch((error: unknown) => {
    sayFault(error);
    process.exit(1);
  });
}

/** The same under a keeper: takes its orders first, reports the start to it, and ends with it. */
export function runKeptProcess(createEngine: EngineMaker): void {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

  async function serve(): Promise<void> {
    const orders = await receiveOrders();
    await run(createEngine, { orders, onOpen: () => sendNews('ready') });
  }

  serve().catch(async (error: unknown) => {
    sayFault(error);
    if (isForOperator(error)) await sendNews('misconfigured');
    process.exit(1);
  });
}
