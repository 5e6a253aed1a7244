import { onTestFinished } from 'vitest';
import { startGenerationsWorker } from '../modules/generations/slots/generations.worker.ts';
import { startQueueWorker } from '../platform/queue.ts';
import type { Services } from '../services.ts';

/** Runs a worker on an application's services until the test ends. */
export function startWorker(services: Services, { concurrency = 2 } = {}): void {
  const { database, log, config } = services;
  const worker = startGenerationsWorker({ ...services, ...config, workerConcurrency: concurrency });
  const queue = startQueueWorker({ database, tasks: worker.tasks, concurrency, log });
  const express = startQueueWorker({ database, tasks: worker.expressTasks, concurrency: 1, log });
  const elsewhere = worker.lanes.map((lane) => startQueueWorker({ database, log, ...lane }));
  onTestFinished(async () => {
    const queues = [queue, express, ...elsewhere].map((each) => each.stop());
    await Promise.all([...queues, worker.stop(0)]);
  });
}
