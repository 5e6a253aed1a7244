/** Starts what colours pictures, beside the page. */
export function openDeskWorker(): Worker {
  return new Worker(new URL('./desk-worker.ts', import.meta.url), { type: 'module' });
}
