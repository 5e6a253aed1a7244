import type { Role } from './roles.ts';

/** Connections for requests; further requests wait for one. */
const API_CONNECTIONS = 16;
/** Connections for the listeners of the two queues, the sweeper and housekeeping. */
const WORKER_CONNECTIONS = 5;
/**
 * Connections per image: while one is drawn, its lease may be renewed and its events written at the
 * same time.
 */
const CONNECTIONS_PER_IMAGE = 2;
/** The worker's extra place, for a user without a running slot. */
const EXPRESS_IMAGES = 1;
/** Queues of the workers' own places: that of all users in turn, and the extra place. */
const OWN_QUEUES = 2;
/**
 * Connections per lane of an engine elsewhere: the listener of its queue. Its orders wait for their
 * vendor for most of the time, and share the others.
 */
const CONNECTIONS_PER_LANE = 1;

/** Work of a process: its roles, the images that it draws at a time, and its lanes. */
export type PoolWork = { roles: ReadonlySet<Role>; workerConcurrency: number; lanes: number };

/** Largest size of the connection pool of a process. */
export function poolSize({ roles, workerConcurrency, lanes }: PoolWork): number {
  const forApi = roles.has('api') ? API_CONNECTIONS : 0;
  const forImages = CONNECTIONS_PER_IMAGE * (workerConcurrency + EXPRESS_IMAGES);
  const forWorker = WORKER_CONNECTIONS + forImages + CONNECTIONS_PER_LANE * lanes;
  return forApi + (roles.has('worker') ? forWorker : 0);
}

/**
 * Size of a worker's second pool, past a pooler: the listeners of its queues, and as many for what
 * these ask.
 */
export const queuePoolSize = ({ lanes }: Pick<PoolWork, 'lanes'>): number =>
  2 * (OWN_QUEUES + CONNECTIONS_PER_LANE * lanes);
