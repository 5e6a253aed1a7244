import { type SeparationTask, separate } from './separate.ts';

/** Answers of the worker: the part that is done, then the file; or the name of an error. */
export type SeparationAnswer =
  | { kind: 'progress'; done: number }
  | { kind: 'made'; parts: Uint8Array<ArrayBuffer>[] }
  | { kind: 'failed'; isMemory: boolean };

const answer = (given: SeparationAnswer, transfer: Transferable[] = []) =>
  self.postMessage(given, { transfer });

// Typed as a page's `self`, which has the same two members as a worker's.
self.addEventListener('message', ({ data }: MessageEvent<SeparationTask>) => {
  separate(data, (done) => answer({ kind: 'progress', done })).then(
    (parts) =>
      answer(
        { kind: 'made', parts },
        parts.map(({ buffer }) => buffer),
      ),
    (error: unknown) => answer({ kind: 'failed', isMemory: error instanceof RangeError }),
  );
});
