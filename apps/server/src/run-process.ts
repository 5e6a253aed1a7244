import { inspect } from 'node:util';
import type { Engine } from '@toile/engines';
import { type Config, readConfig } from './platform/config.ts';
import { createLog } from './platform/create-log.ts';
import { type Role, readRoles } from './roles.ts';
import { handleSignals } from './signals.ts';
import { startBanner } from './start-banner.ts';
import { findStartFault } from './start-fault.ts';
import { startServer } from './start-server.ts';

/** Makes the engine of a process with these roles. */
type EngineMaker = (config: Config, roles: ReadonlySet<Role>) => Engine;

async function run(createEngine: EngineMaker): Promise<void> {
  const config = readConfig(process.env);
  const roles = readRoles(process.argv.slice(2));
  const log = createLog(config.logLevel);
  const starting = startServer({ config, roles, log, engine: createEngine(config, roles) });
  handleSignals({
    // A signal may come while things are still starting; they are ended when they have.
    stop: async () => (await starting).stop(),
    onFault: (error) => log.fatal({ err: error }, 'Stopped by an error'),
  });
  const { demo, mailDestination } = await starting;
  if (!roles.has('api')) return;
  const isTerminal = process.stdout.isTTY;
  process.stdout.write(`${startBanner({ ...config, mailDestination, demo, isTerminal })}\n`);
}

/** The life of the process: environment and flags, start, signals, end. */
export function runProcess(createEngine: EngineMaker): void {
  run(createEngine).catch((error: unknown) => {
    process.stderr.write(`${findStartFault(error) ?? inspect(error)}\n`);
    process.exit(1);
  });
}
