import type { Size } from '../../lib/pictures/paper.ts';
import { createListeners } from './listeners.ts';
import type { Mark, Point } from './mark.ts';
import type { MaskColour } from './mask-colour.ts';
import { addMark, listDone, type MaskHistory, redo, undo } from './mask-history.ts';
import { createMaskSheet } from './mask-sheet.ts';

/** The stroke being drawn. It becomes a mark when it ends. */
export type LiveStroke =
  | { kind: 'line'; path: number[] }
  | { kind: 'brush'; erases: boolean; radius: number; path: number[] }
  | { kind: 'box'; erases: boolean; path: number[] };

export type StrokeTool =
  | { kind: 'line' }
  | { kind: 'brush'; erases: boolean; radius: number }
  | { kind: 'box'; erases: boolean };

type SessionOptions = {
  size: Size;
  history: MaskHistory;
  colour: MaskColour;
  /** Pictures of the marks that have one, by id. */
  pictures: Map<string, CanvasImageSource>;
};

export type MaskSession = ReturnType<typeof createMaskSession>;

/**
 * The editing session of one mask: its history, its pixels, and the stroke being drawn. `subscribe`
 * reports steps, `onPaint` every visible change.
 */
export function createMaskSession({ size, pictures, ...start }: SessionOptions) {
  const sheet = createMaskSheet({ size, pictures, colour: start.colour });
  const steps = createListeners();
  const paints = createListeners();
  let state = { history: start.history, colour: start.colour };
  let live: LiveStroke | null = null;

  function change(next: Partial<typeof state>): void {
    state = { ...state, ...next };
    steps.tell();
    paints.tell();
  }

  /** Adds a step whose pixels are painted already. */
  function settle(mark: Mark): void {
    const history = addMark(state.history, mark);
    sheet.settle(history.done);
    change({ history });
  }

  /** Ends the stroke being drawn; it becomes a step. */
  function end(): void {
    const stroke = live;
    live = null;
    if (!stroke) return;
    // A box has no pixels until it is whole.
    if (stroke.kind === 'box') sheet.paint(stroke);
    settle(stroke);
  }

  function add(mark: Mark): void {
    end();
    sheet.paint(mark);
    settle(mark);
  }

  function draw(stroke: LiveStroke, points: readonly Point[]): void {
    const from = stroke.path.length / 2;
    stroke.path.push(...toPath(points));
    // Of a box the two corners are kept.
    if (stroke.kind === 'box') stroke.path.splice(2, stroke.path.length - 4);
    if (stroke.kind === 'brush') sheet.paintStroke(stroke, from);
    paints.tell();
  }

  function go(step: (history: MaskHistory) => MaskHistory): void {
    end();
    const history = step(state.history);
    if (history === state.history) return;
    sheet.repaint(listDone(history));
    change({ history });
  }

  sheet.repaint(listDone(state.history));
  return {
    size,
    paper: sheet.paper,
    canvas: sheet.paper.canvas,
    getState: () => state,
    getLive: () => live,
    subscribe: steps.listen,
    onPaint: paints.listen,
    add,
    /** Adds a mask from elsewhere: the engine's answer, or an imported file. */
    addPicture: (mark: Extract<Mark, { fileId: string }>, picture: CanvasImageSource): void => {
      sheet.addPicture(mark.fileId, picture);
      add(mark);
    },
    undo: () => go(undo),
    redo: () => go(redo),
    setColour: (colour: MaskColour): void => {
      sheet.setColour(colour);
      change({ colour });
    },
    begin: (tool: StrokeTool, at: Point): void => {
      live = { ...tool, path: [] };
      draw(live, [at]);
    },
    goOn: (points: readonly Point[]): void => {
      if (live) draw(live, points);
    },
    end,
    /** Drops the stroke being drawn. */
    drop: (): void => {
      const isPainted = live?.kind === 'brush';
      live = null;
      if (isPainted) sheet.repaint(listDone(state.history));
      paints.tell();
    },
  };
}

/** Path of the points, rounded to half pixels: fine enough, and short in storage. */
function toPath(points: readonly Point[]): number[] {
  return points.flatMap(({ x, y }) => [Math.round(x * 2) / 2, Math.round(y * 2) / 2]);
}
