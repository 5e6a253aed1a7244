import { onTestFinished } from 'vitest';
import { startGenerationsWorker } from '../modules/generations/slots/generations.worker.ts';
import { startQueueWorker } from '../platform/queue.ts';
import type { Services } from '../services.ts';

type WorkerOptions = { concurrency?: number; engines?: ReadonlySet<string>; isPooled?: boolean };

/** Runs a worker on an application's services until the test ends. */
export function startWorker(
  services: Services,
  { concurrency = 2, engines, isPooled = false }: WorkerOptions = {},
): void {
  const { database, log, config } = services;
  const worker = startGenerationsWorker({
    ...services,
    ...config,
    workerConcurrency: concurrency,
    engines,
  });
  const queues = { database, isPooled, log };
  const queue = startQueueWorker({ ...queues, tasks: worker.tasks, concurrency });
  const express = worker.expressTasks
    ? [startQueueWorker({ ...queues, tasks: worker.expressTasks, concurrency: 1 })]
    : [];
  const elsewhere = worker.lanes.map((lane) => startQueueWorker({ ...queues, ...lane }));
  onTestFinished(async () => {
    const ended = [queue, ...express, ...elsewhere].map((each) => each.stop());
    await Promise.all([...ended, worker.stop(0)]);
  });
}
