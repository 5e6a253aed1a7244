/** Starts the worker that recolours pictures. */
export function openDeskWorker(): Worker {
  return new Worker(new URL('./desk-worker.ts', import.meta.url), { type: 'module' });
}
