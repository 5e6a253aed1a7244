import type { Size } from '../../../lib/pictures/paper.ts';
import { createPaper } from '../../../lib/pictures/paper.ts';
import type { Mark, Path, Point } from '../model/mark.ts';
import { COLOUR_VALUES, type MaskColour } from '../model/mask-colour.ts';
import { addMark, listDone, type MaskHistory, redo, undo } from '../model/mask-history.ts';
import { clearPaper, paintMark, paintPath, tint } from './paint-mark.ts';
import { createSnapshots } from './snapshots.ts';

/** The stroke under the hand. It becomes a mark when it ends. */
export type LiveStroke =
  | { kind: 'line'; path: number[] }
  | { kind: 'brush'; erases: boolean; radius: number; path: number[] };

export type StrokeTool = { kind: 'line' } | { kind: 'brush'; erases: boolean; radius: number };

type SessionOptions = {
  size: Size;
  history: MaskHistory;
  colour: MaskColour;
  /** Pictures of the marks that have one, by id. */
  pictures: Map<string, CanvasImageSource>;
};

export type MaskSession = ReturnType<typeof createMaskSession>;

/**
 * The work on one mask: what was done, the mask's pixels, and the stroke under the hand.
 * `subscribe` tells of steps, `onPaint` of every change that is seen.
 */
export function createMaskSession({ size, pictures, ...start }: SessionOptions) {
  const paper = createPaper(size);
  const snapshots = createSnapshots(paper);
  const listeners = new Set<() => void>();
  const painters = new Set<() => void>();
  let state = { history: start.history, colour: start.colour };
  let live: LiveStroke | null = null;

  const colour = () => COLOUR_VALUES[state.colour];
  const tell = (told: Set<() => void>) => {
    for (const listener of told) listener();
  };

  function change(next: Partial<typeof state>): void {
    state = { ...state, ...next };
    tell(listeners);
    tell(painters);
  }

  /** Paints the mask anew, from the last picture of it that holds. */
  function repaint(): void {
    const marks = listDone(state.history);
    clearPaper(paper);
    const from = snapshots.restore(marks.length);
    for (const mark of marks.slice(from)) paintMark(paper, mark, { colour: colour(), pictures });
    tint(paper, colour());
  }

  /** Takes a step that is not painted yet. */
  function add(mark: Mark): void {
    end();
    paintMark(paper, mark, { colour: colour(), pictures });
    settle(mark);
  }

  function settle(mark: Mark): void {
    snapshots.forgetAfter(state.history.done);
    const history = addMark(state.history, mark);
    snapshots.keep(history.done);
    change({ history });
  }

  /** Ends the stroke under the hand; it becomes a step. */
  function end(): void {
    const stroke = live;
    live = null;
    if (stroke) settle(stroke);
  }

  function go(step: (history: MaskHistory) => MaskHistory): void {
    end();
    const history = step(state.history);
    if (history === state.history) return;
    state = { ...state, history };
    repaint();
    change({});
  }

  repaint();
  return {
    size,
    canvas: paper.canvas,
    paper,
    getState: () => state,
    getLive: () => live,
    subscribe: (listener: () => void) => listen(listeners, listener),
    onPaint: (painter: () => void) => listen(painters, painter),
    add,
    /** A mask from elsewhere: an answer, or a picture that was brought. */
    addPicture: (mark: Extract<Mark, { fileId: string }>, picture: CanvasImageSource): void => {
      pictures.set(mark.fileId, picture);
      add(mark);
      tint(paper, colour());
      tell(painters);
    },
    undo: () => go(undo),
    redo: () => go(redo),
    setColour: (next: MaskColour): void => {
      tint(paper, COLOUR_VALUES[next]);
      change({ colour: next });
    },
    begin: (tool: StrokeTool, at: Point): void => {
      live = { ...tool, path: toPath([at]) };
      if (live.kind === 'brush') paintPath(paper, live.path, { ...live, colour: colour() });
      tell(painters);
    },
    goOn: (points: readonly Point[]): void => {
      if (!live) return;
      const from = live.path.length / 2;
      live.path.push(...toPath(points));
      if (live.kind === 'brush') paintPath(paper, live.path, { ...live, colour: colour(), from });
      tell(painters);
    },
    end,
    drop: (): void => {
      const isPainted = live?.kind === 'brush';
      live = null;
      if (isPainted) repaint();
      tell(painters);
    },
  };
}

function listen(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Half pixels are fine enough, and keep what is stored short. */
function toPath(points: readonly Point[]): Path & number[] {
  return points.flatMap(({ x, y }) => [Math.round(x * 2) / 2, Math.round(y * 2) / 2]);
}
