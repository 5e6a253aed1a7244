import { spawnSync } from 'node:child_process';
import { hasPgbouncer } from '../../apps/server/src/testing/pgbouncer.ts';
import { findPostgres } from './own-postgres.ts';

const CEPH_PROGRAMS = ['ceph', 'ceph-mon', 'ceph-osd', 'radosgw', 'radosgw-admin', 'curl'];

const hasProgram = (name: string) =>
  spawnSync('sh', ['-c', `command -v ${name}`], { stdio: 'ignore' }).status === 0;

/** Sentences on what this machine lacks for the cluster; none where all is there. */
export function findMissing(): string[] {
  const missing: string[] = [];
  if (!findPostgres()) missing.push('PostgreSQL: apt-get install postgresql');
  if (!hasPgbouncer()) missing.push('PgBouncer: apt-get install pgbouncer');
  const absent = CEPH_PROGRAMS.filter((name) => !hasProgram(name));
  if (absent.length > 0) {
    missing.push(
      `Ceph (${absent.join(', ')}): apt-get install --no-install-recommends ceph-mon ceph-osd radosgw ceph-common curl`,
    );
  }
  return missing;
}
