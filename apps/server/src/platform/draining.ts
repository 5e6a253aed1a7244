import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** The time between the wish to end and the end: the process answers, but wants no new visitors. */
export type Draining = {
  isDraining: () => boolean;
  /** Begins it, and resolves when it is over. */
  drain: (seconds: number) => Promise<void>;
};

export function createDraining(): Draining {
  let isDraining = false;
  return {
    isDraining: () => isDraining,
    drain: async (seconds) => {
      isDraining = true;
      await sleep(seconds * 1000);
    },
  };
}

/** Has connections end with the next answer on them while draining, so that none is cut later. */
export function addDraining(app: FastifyInstance, { isDraining }: Draining): void {
  app.addHook('onRequest', async (_request, reply) => {
    if (isDraining()) reply.header('connection', 'close');
  });
}
