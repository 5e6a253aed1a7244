import type { PaletteColour } from '@toile/raster';
import { useEffect, useRef, useState } from 'react';
import type { DeskAnswer, DeskTask } from './desk-task.ts';
import { openDeskWorker } from './open-desk-worker.ts';
import { readTile } from './read-tile.ts';

/** A tile at its own size and, each half as large as the one before, for views from afar. */
export type Cloth = { levels: readonly ImageBitmap[] };

type Shown = {
  /** State of the last change; after a failure the cloth before it stays on screen. */
  state: 'opening' | 'ready' | 'failed';
  /** The picture's own colours, the one with the largest area first. */
  own: readonly PaletteColour[];
  cloth: Cloth | undefined;
};

export type Recolouring = Shown & {
  /** Begins anew after a failure. */
  retry: () => void;
};

/** Address of a picture, and its palette if that is known: "#rrggbb #rrggbb". */
type TilePicture = { url: string; known: string | undefined };

const OPENING: Shown = { state: 'opening', own: [], cloth: undefined };

/**
 * Shows a picture in other colours as they are chosen: in a worker, which always takes the latest
 * choice next. Null stands for the own colours. The picture must stay the same: another one needs
 * another React key.
 */
export function useRecolouring(
  picture: TilePicture,
  palette: readonly string[] | null,
): Recolouring {
  const [shown, setShown] = useState(OPENING);
  const { url, known } = picture;
  const work = useRef<ReturnType<typeof createWork>>(undefined);

  useEffect(() => {
    const begun = createWork({ url, known: known?.split(' ') }, setShown);
    work.current = begun;
    return begun.close;
  }, [url, known]);

  useEffect(() => work.current?.wish(palette), [palette]);

  const { cloth } = shown;
  // Closed at once: while the user tries colours, there are many new ones a second.
  useEffect(() => () => cloth && close(cloth), [cloth]);
  return { ...shown, retry: () => work.current?.begin() };
}

/** Frees the memory of a cloth that is no longer shown. */
function close({ levels }: Cloth): void {
  for (const level of levels) level.close();
}

function createWork(
  { url, known }: { url: string; known: string[] | undefined },
  show: (change: (now: Shown) => Shown) => void,
) {
  let worker: Worker | undefined;
  let isClosed = false;
  let own: readonly string[] | undefined;
  let wanted: readonly string[] | null = null;
  let asked: readonly string[] | undefined;
  let isBusy = true;

  const next = () => {
    const palette = wanted ?? own;
    if (!palette || isBusy || palette.join() === asked?.join()) return;
    isBusy = true;
    asked = palette;
    send(worker, { kind: 'recolour', palette });
  };

  const take = async (answer: DeskAnswer, isLatest: () => boolean) => {
    if (answer.kind === 'opened') {
      own = answer.palette.map(({ hex }) => hex);
      show((now) => ({ ...now, own: answer.palette }));
    } else {
      const levels = await Promise.all(
        answer.levels.map(({ data, width, height }) =>
          createImageBitmap(new ImageData(data, width, height)),
        ),
      );
      if (!isLatest()) return close({ levels });
      show((now) => ({ ...now, state: 'ready', cloth: { levels } }));
    }
    isBusy = false;
    next();
  };

  const begin = () => {
    worker?.terminate();
    [own, asked, isBusy] = [undefined, undefined, true];
    show((now) => ({ ...now, state: 'opening' }));
    const begun = openDeskWorker();
    worker = begun;
    const isLatest = () => !isClosed && worker === begun;
    const fail = () => {
      if (isLatest()) show((now) => ({ ...now, state: 'failed' }));
    };
    begun.addEventListener('message', ({ data }: MessageEvent<DeskAnswer>) => {
      if (isLatest()) take(data, isLatest).catch(fail);
    });
    begun.addEventListener('error', fail);
    const open = async () => {
      const pixels = await readTile(url);
      if (isLatest()) send(begun, { kind: 'open', pixels, known }, [pixels.data.buffer]);
    };
    open().catch(fail);
  };

  begin();
  return {
    wish: (palette: readonly string[] | null) => {
      wanted = palette;
      next();
    },
    /** Begins, or after a failure begins anew. */
    begin,
    close: () => {
      isClosed = true;
      worker?.terminate();
    },
  };
}

function send(worker: Worker | undefined, task: DeskTask, parts: Transferable[] = []): void {
  worker?.postMessage(task, parts);
}
