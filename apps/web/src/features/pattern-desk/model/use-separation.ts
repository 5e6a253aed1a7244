import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../../lib/save-file.ts';
import { openSeparationWorker } from './open-separation-worker.ts';
import { readProvenance } from './read-provenance.ts';
import { readTile } from './read-tile.ts';
import type { SeparationTask } from './separate.ts';
import type { SeparationAnswer } from './separation-worker.ts';

/** The file that is wanted: the picture's address, how it is separated, and the file's name. */
export type SeparationWish = Omit<SeparationTask, 'pixels' | 'xmp'> & {
  url: string;
  fileName: string;
};

export type SeparationState =
  | { kind: 'idle' }
  | { kind: 'working'; format: SeparationTask['format']; done: number }
  | { kind: 'failed'; isMemory: boolean };

const IDLE: SeparationState = { kind: 'idle' };

/** Makes files of separated inks in a worker, one at a time, each until it is saved or cancelled. */
export function useSeparation(onSaved: (name: string) => void) {
  const [state, setState] = useState<SeparationState>(IDLE);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const begin = (wish: SeparationWish) => {
    stop.current?.();
    setState({ kind: 'working', format: wish.format, done: 0 });
    stop.current = work(wish, {
      progress: (done) => setState({ kind: 'working', format: wish.format, done }),
      fail: (isMemory) => setState({ kind: 'failed', isMemory }),
      save: (file) => {
        saveFile(file, wish.fileName);
        setState(IDLE);
        onSaved(wish.fileName);
      },
    });
  };
  const cancel = () => {
    stop.current?.();
    setState(IDLE);
  };
  return { state, begin, cancel };
}

type Ends = {
  progress: (done: number) => void;
  fail: (isMemory: boolean) => void;
  save: (file: Blob) => void;
};

/** Starts the work; returns what ends it, after which nothing is told any more. */
function work({ url, fileName: _name, ...wish }: SeparationWish, ends: Ends): () => void {
  const worker = openSeparationWorker();
  let isOver = false;
  const stop = () => {
    isOver = true;
    worker.terminate();
  };
  const fail = (isMemory: boolean) => {
    if (isOver) return;
    stop();
    ends.fail(isMemory);
  };
  worker.addEventListener('error', () => fail(false));
  worker.addEventListener('message', ({ data }: MessageEvent<SeparationAnswer>) => {
    if (isOver) return;
    if (data.kind === 'progress') return ends.progress(data.done);
    if (data.kind === 'failed') return fail(data.isMemory);
    stop();
    ends.save(new Blob(data.parts, { type: MEDIA_TYPES[wish.format] }));
  });
  const open = async () => {
    const [pixels, xmp] = await Promise.all([readTile(url, Infinity), readProvenance(url)]);
    const task: SeparationTask = { ...wish, pixels, xmp };
    if (!isOver) worker.postMessage(task, [pixels.data.buffer]);
  };
  open().catch(() => fail(false));
  return stop;
}

const MEDIA_TYPES = { psd: 'image/vnd.adobe.photoshop', png: 'image/png' } as const;
