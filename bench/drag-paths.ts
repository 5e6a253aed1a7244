import type { Place } from './canvas-frames.ts';
import { type Box, SIDE_PX, toPage } from './photo-box.ts';

const SCRIBBLE_MOVES = 250;

/** A scribble over the whole photo, as a hand makes it: a second long. */
export function listScribble(box: Box): Place[] {
  return Array.from({ length: SCRIBBLE_MOVES }, (_, at) => {
    const turn = (at / SCRIBBLE_MOVES) * Math.PI * 2;
    return toPage(box, {
      x: SIDE_PX * (0.5 + 0.42 * Math.sin(turn * 4)),
      y: SIDE_PX * (0.5 + 0.42 * Math.sin(turn * 3 + 1)),
    });
  });
}

/**
 * A zigzag in rows with its tips so far apart that the smallest brush paints a tip only by going
 * there: a lost move leaves a tip unpainted.
 */
export function listZigzag(box: Box): Place[] {
  const [step, tooth, rowPitch] = [24, 60, 110];
  const places: Place[] = [];
  for (let row = 0; row < 9; row += 1) {
    for (let at = 0; at < 40; at += 1) {
      const along = row % 2 === 0 ? at : 39 - at;
      places.push(toPage(box, { x: 40 + along * step, y: 50 + row * rowPitch + (at % 2) * tooth }));
    }
  }
  return places;
}
