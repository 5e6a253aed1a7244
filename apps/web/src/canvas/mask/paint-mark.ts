import type { Paper } from '../../lib/pictures/paper.ts';
import { changeEdge } from './change-edge.ts';
import type { Mark, Path } from './mark.ts';

/** Imported and answered masks, by the id under which they are stored. */
export type MaskPictures = ReadonlyMap<string, CanvasImageSource>;

type Painting = { colour: string; pictures: MaskPictures };

/** Paints a step on the mask: opaque where it selects, transparent elsewhere. */
export function paintMark(paper: Paper, mark: Mark, { colour, pictures }: Painting): void {
  switch (mark.kind) {
    case 'dot':
    case 'line':
      return;
    case 'brush':
      paintPath(paper, mark.path, { ...mark, colour });
      return;
    case 'box':
      paintBox(paper, mark, colour);
      return;
    case 'edge':
      changeEdge(paper, mark.change);
      return;
    case 'selection':
    case 'picture':
      clearPaper(paper);
      paintPicture(paper, pictures.get(mark.fileId));
      return;
    case 'inversion':
      fillWith(paper, 'source-out', colour);
      return;
    case 'reset':
      clearPaper(paper);
  }
}

/** One continuous stroke of brush or eraser. */
export type BrushStroke = Extract<Mark, { kind: 'brush' }>;

type Brush = {
  erases: boolean;
  radius: number;
  colour: string;
  /** Index of the path's point to go on from. */
  from?: number;
};

/**
 * Paints along a path, segment by segment, so that a stroke has the same pixels whether it is
 * painted as it is drawn or all at once.
 */
export function paintPath(paper: Paper, path: Path, { from = 0, ...brush }: Brush): void {
  paper.globalCompositeOperation = brush.erases ? 'destination-out' : 'source-over';
  paper.fillStyle = brush.colour;
  paper.strokeStyle = brush.colour;
  paper.lineWidth = brush.radius * 2;
  paper.lineCap = 'round';
  for (let i = from * 2; i + 1 < path.length; i += 2) {
    const [x = 0, y = 0] = [path[i], path[i + 1]];
    paper.beginPath();
    if (i === 0) {
      paper.arc(x, y, brush.radius, 0, Math.PI * 2);
      paper.fill();
    } else {
      paper.moveTo(path[i - 2] ?? x, path[i - 1] ?? y);
      paper.lineTo(x, y);
      paper.stroke();
    }
  }
  paper.globalCompositeOperation = 'source-over';
}

function paintBox(paper: Paper, box: Extract<Mark, { kind: 'box' }>, colour: string): void {
  const [x = 0, y = 0] = box.path;
  const [toX = x, toY = y] = box.path.slice(-2);
  paper.globalCompositeOperation = box.erases ? 'destination-out' : 'source-over';
  paper.fillStyle = colour;
  paper.fillRect(x, y, toX - x, toY - y);
  paper.globalCompositeOperation = 'source-over';
}

/** Recolours the mask. */
export function tint(paper: Paper, colour: string): void {
  fillWith(paper, 'source-in', colour);
}

/** Clears the mask. */
export function clearPaper(paper: Paper): void {
  paper.clearRect(0, 0, paper.canvas.width, paper.canvas.height);
}

function paintPicture(paper: Paper, picture: CanvasImageSource | undefined): void {
  if (picture) paper.drawImage(picture, 0, 0, paper.canvas.width, paper.canvas.height);
}

function fillWith(paper: Paper, operation: GlobalCompositeOperation, colour: string): void {
  paper.globalCompositeOperation = operation;
  paper.fillStyle = colour;
  paper.fillRect(0, 0, paper.canvas.width, paper.canvas.height);
  paper.globalCompositeOperation = 'source-over';
}
