import { parseArgs } from 'node:util';
import { ConfigError } from './platform/config.ts';

export type Role = 'api' | 'worker';

const ROLES: readonly Role[] = ['api', 'worker'];

function readFlag(args: readonly string[]): string | undefined {
  try {
    const { values } = parseArgs({ args: [...args], options: { role: { type: 'string' } } });
    return values.role;
  } catch {
    throw new ConfigError(`The only flag is --role, with api or worker; got "${args.join(' ')}".`);
  }
}

/** The roles that this process plays: `--role api` or `--role worker`, else both. */
export function readRoles(args: readonly string[]): ReadonlySet<Role> {
  const given = readFlag(args);
  if (given === undefined) return new Set(ROLES);
  const role = ROLES.find((name) => name === given);
  if (!role) throw new ConfigError(`--role is "${given}", but it wants api or worker.`);
  return new Set([role]);
}
