/**
 * The product's own server with one part changed: its engine draws small pictures after a
 * pause. This file is the only way to that engine, and no part of the product starts it.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { createLog } from '../../apps/server/src/platform/create-log.ts';
import { readRoles } from '../../apps/server/src/roles.ts';
import { handleSignals } from '../../apps/server/src/signals.ts';
import { startServer } from '../../apps/server/src/start-server.ts';
import { createProbeEngine } from '../../apps/server/src/testing/probe-engine.ts';
import { createRandom, pickWhole } from './random.ts';

// Without the run that started it this process has no purpose.
process.on('disconnect', () => process.exit(1));

const config = readConfig(process.env);
const roles = readRoles(process.argv.slice(2));
const log = createLog(config.logLevel);
const random = createRandom(process.pid);
const engine = createProbeEngine((_brief, { signal }) =>
  sleep(pickWhole(random, 200, 900), undefined, { signal }),
);

const starting = startServer({ config, roles, engine, log });
handleSignals({
  stop: async () => (await starting).stop(),
  onFault: (error) => log.fatal({ err: error }, 'Stopped by an error'),
});
await starting;
process.send?.('ready');
