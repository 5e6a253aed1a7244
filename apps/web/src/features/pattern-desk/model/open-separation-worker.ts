/** Starts the worker that takes a tile apart into inks; it brings the writer of PSD files. */
export function openSeparationWorker(): Worker {
  return new Worker(new URL('./separation-worker.ts', import.meta.url), { type: 'module' });
}
