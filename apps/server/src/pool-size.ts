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

/** Largest size of the connection pool of a process with these roles. */
export function poolSize(roles: ReadonlySet<Role>, workerConcurrency: number): number {
  const forApi = roles.has('api') ? API_CONNECTIONS : 0;
  const forWorker =
    WORKER_CONNECTIONS + CONNECTIONS_PER_IMAGE * (workerConcurrency + EXPRESS_IMAGES);
  return forApi + (roles.has('worker') ? forWorker : 0);
}
