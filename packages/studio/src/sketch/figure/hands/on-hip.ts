import { drawFinger } from './finger.ts';
import type { HandFrame } from './hand-frame.ts';
import { drawPalm } from './palm.ts';

/** A hand laid on the hip, its fingers spread forwards, the thumb behind. */
export function drawHipHand(frame: HandFrame): void {
  const { wrist: w } = frame;
  drawFinger(frame, { base: [0.4, 0.1], angle: 13, length: 0.42, bend: -6, width: 0.08 });
  drawFinger(frame, { base: [0.43, 0.04], angle: 4, length: 0.48, bend: -4, width: 0.082 });
  drawFinger(frame, { base: [0.42, -0.03], angle: -5, length: 0.45, bend: -3, width: 0.08 });
  drawFinger(frame, { base: [0.38, -0.095], angle: -15, length: 0.37, bend: -2, width: 0.072 });
  drawPalm(
    frame,
    [
      [-0.08, -w],
      [0.08, -w * 1.15],
      [0.26, -0.13],
      [0.42, -0.14],
    ],
    [
      [-0.08, w],
      [0.08, w * 1.15],
      [0.28, 0.14],
      [0.45, 0.145],
    ],
  );
}
