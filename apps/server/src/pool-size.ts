import type { Role } from './roles.ts';

/** For requests; those beyond wait their turn. */
const API_CONNECTIONS = 16;
/** For the ears of the two queues, the sweeper and housekeeping. */
const WORKER_CONNECTIONS = 5;
/** While an image is drawn, its lease may be renewed and its stream told at the same time. */
const CONNECTIONS_PER_IMAGE = 2;
/** Beyond the worker's places, for a user who has none. */
const EXPRESS_IMAGES = 1;

/** The most connections that the pool of a process with these roles opens. */
export function poolSize(roles: ReadonlySet<Role>, workerConcurrency: number): number {
  const forApi = roles.has('api') ? API_CONNECTIONS : 0;
  const forWorker =
    WORKER_CONNECTIONS + CONNECTIONS_PER_IMAGE * (workerConcurrency + EXPRESS_IMAGES);
  return forApi + (roles.has('worker') ? forWorker : 0);
}
