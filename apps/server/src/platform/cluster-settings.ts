import { type Setting, urlSchema, wholeNumberSchema } from '@toile/engines/setting';
import { z } from 'zod';

const postgresUrl = () => urlSchema(['postgres:', 'postgresql:']);

/** The settings of the database and of processes on several machines. */
export const CLUSTER_SETTINGS = {
  DATABASE_URL: {
    schema: postgresUrl().optional(),
    wants: 'a postgres:// or postgresql:// address',
    meaning: 'A PostgreSQL (15 or newer) of your own, instead of the embedded one.',
    fallback: 'the embedded database',
    isSecret: true,
  },
  DATABASE_LISTEN_URL: {
    schema: z.union([z.literal('poll'), postgresUrl()]).optional(),
    wants: 'a postgres:// or postgresql:// address, or poll',
    meaning:
      'Only where DATABASE_URL goes through a pooler that lends connections for a transaction, such as PgBouncer: the address of the same database without it, for notifications, the queue and migrations; or `poll` where there is none ([docs/deploy.md](docs/deploy.md#database)).',
    fallback: 'DATABASE_URL',
    isSecret: true,
  },
  DRAIN_SECONDS: {
    schema: wholeNumberSchema(0, 300).default(0),
    wants: 'a whole number from 0 to 300',
    meaning:
      'Time for which an API that is asked to end goes on answering while /readyz says no, so that a load balancer sends its visitors elsewhere.',
    fallback: '0',
  },
  PROBE_PORT: {
    schema: wholeNumberSchema(1, 65_535).optional(),
    wants: 'a port number from 1 to 65535',
    meaning: 'Port at which a worker alone answers /healthz, /readyz and /metrics.',
    fallback: 'none: a worker alone opens no port',
  },
} as const satisfies Record<string, Setting>;
