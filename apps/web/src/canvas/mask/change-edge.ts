import { createPaper, type Paper } from '../../lib/pictures/paper.ts';
import type { EdgeChange } from './mark.ts';

/** Part of a photo's longer side by which one step moves an edge: 3 pixels of 1,024. */
const STEP_SHARE = 1 / 340;

/** Radius of the roundest notch or tip that smoothing takes away, in steps. */
const SMOOTHING_STEPS = 2;

/** Directions in which a mask is laid over itself: enough for an even edge at twenty pixels. */
const DIRECTIONS = 16;

/**
 * Moves the edge of a mask outwards or inwards by a step, or smooths it: what is narrower than four
 * steps goes, tips outside and notches inside. The photo's border is no edge. Morphological
 * dilation and erosion by a disc, painted by the canvas itself.
 */
export function changeEdge(paper: Paper, change: EdgeChange): void {
  const { width, height } = paper.canvas;
  const step = Math.max(1, Math.round(Math.max(width, height) * STEP_SHARE));
  const round = step * SMOOTHING_STEPS;
  switch (change) {
    case 'grow':
      return grow(paper, step);
    case 'shrink':
      return shrink(paper, step);
    case 'smooth':
      grow(paper, round);
      shrink(paper, round * 2);
      grow(paper, round);
  }
}

/**
 * Lays a mask over itself, shifted in whole pixels. Half the radius at a time: a disc grown by a ring
 * no wider than itself has no gaps, so that few copies reach far.
 */
function grow(paper: Paper, radius: number): void {
  if (radius < 1) return;
  const far = Math.ceil(radius / 2);
  grow(paper, radius - far);
  const copy = createPaper(paper.canvas);
  copy.drawImage(paper.canvas, 0, 0);
  for (let at = 0; at < DIRECTIONS; at += 1) {
    const angle = (at / DIRECTIONS) * Math.PI * 2;
    const [x, y] = [Math.round(Math.cos(angle) * far), Math.round(Math.sin(angle) * far)];
    paper.drawImage(copy.canvas, x, y);
  }
}

/** Takes from a mask what is within the radius of its outside. */
function shrink(paper: Paper, radius: number): void {
  const outside = createPaper(paper.canvas);
  outside.fillRect(0, 0, paper.canvas.width, paper.canvas.height);
  outside.globalCompositeOperation = 'destination-out';
  outside.drawImage(paper.canvas, 0, 0);
  outside.globalCompositeOperation = 'source-over';
  grow(outside, radius);
  paper.globalCompositeOperation = 'destination-out';
  paper.drawImage(outside.canvas, 0, 0);
  paper.globalCompositeOperation = 'source-over';
}
