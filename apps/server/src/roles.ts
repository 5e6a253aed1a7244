import { parseArgs } from 'node:util';
import { type Engine, listMembers } from '@toile/engines';
import { ConfigError } from './platform/config.ts';

export type Role = 'api' | 'worker';

const ROLES: readonly Role[] = ['api', 'worker'];

/** The part that a process plays. */
export type Part = {
  roles: ReadonlySet<Role>;
  /** Ids of the engines whose orders its worker takes; absent: of all. */
  engines?: ReadonlySet<string>;
};

function readFlags(args: readonly string[]) {
  const options = { role: { type: 'string' }, engines: { type: 'string' } } as const;
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch {
    throw new ConfigError(
      `The only flags are --role, with api or worker, and --engines, with names of engines; got "${args.join(' ')}".`,
    );
  }
}

function readRoles(given: string | undefined): ReadonlySet<Role> {
  if (given === undefined) return new Set(ROLES);
  const role = ROLES.find((name) => name === given);
  if (!role) throw new ConfigError(`--role is "${given}", but it wants api or worker.`);
  return new Set([role]);
}

/**
 * The part of this process: `--role api` or `--role worker`, else both; `--engines studio,fashn` for
 * a worker that takes the orders of these alone.
 */
export function readPart(args: readonly string[]): Part {
  const flags = readFlags(args);
  const roles = readRoles(flags.role);
  if (flags.engines === undefined) return { roles };
  if (!roles.has('worker')) {
    throw new ConfigError('--engines is set, but it wants a worker: --role api takes no orders.');
  }
  const names = flags.engines.split(',').map((name) => name.trim());
  return { roles, engines: new Set(names) };
}

/** Refuses flags that name an engine which the settings do not turn on. */
export function assertEnginesOf({ engines }: Part, engine: Engine): void {
  const known = listMembers(engine).map(({ id }) => id);
  const stray = [...(engines ?? [])].find((name) => !known.includes(name));
  if (stray === undefined) return;
  throw new ConfigError(
    `--engines names ${JSON.stringify(stray)}, but it wants engines that are turned on: ${known.join(', ')}.`,
  );
}
