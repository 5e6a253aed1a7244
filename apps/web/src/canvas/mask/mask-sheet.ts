import { createPaper, type Size } from '../../lib/pictures/paper.ts';
import type { Mark } from './mark.ts';
import { COLOUR_VALUES, type MaskColour } from './mask-colour.ts';
import { type BrushStroke, paintMark, paintPath, tint } from './paint-mark.ts';
import { createSnapshots } from './snapshots.ts';

type SheetOptions = {
  size: Size;
  colour: MaskColour;
  /** Pictures of the marks that have one, by id. */
  pictures: Map<string, CanvasImageSource>;
};

/** The pixels of a mask, in its colour: opaque where it selects, transparent elsewhere. */
export function createMaskSheet({ size, pictures, ...start }: SheetOptions) {
  const paper = createPaper(size);
  const snapshots = createSnapshots(paper);
  let colour = COLOUR_VALUES[start.colour];

  const paint = (mark: Mark): void => {
    paintMark(paper, mark, { colour, pictures });
    // A picture has a colour of its own.
    if ('fileId' in mark) tint(paper, colour);
  };

  return {
    paper,
    paint,
    /** Paints a stroke from the given point of its path on. */
    paintStroke(stroke: BrushStroke, from: number): void {
      paintPath(paper, stroke.path, { ...stroke, colour, from });
    },
    /** Paints the mask anew, from the last valid snapshot on. */
    repaint(marks: readonly Mark[]): void {
      const from = snapshots.restore(marks.length);
      tint(paper, colour);
      for (const mark of marks.slice(from)) paint(mark);
    },
    /** Takes a snapshot after `steps` steps; snapshots of later steps become invalid. */
    settle(steps: number): void {
      snapshots.forgetAfter(steps - 1);
      snapshots.keep(steps);
    },
    addPicture(fileId: string, picture: CanvasImageSource): void {
      pictures.set(fileId, picture);
    },
    setColour(next: MaskColour): void {
      colour = COLOUR_VALUES[next];
      tint(paper, colour);
    },
  };
}
