import { drawFinger } from './finger.ts';
import type { HandFrame } from './hand-frame.ts';
import { drawPalm } from './palm.ts';

/** A relaxed hand that hangs, seen from its back edge: fingers closing to a point, the first a little apart. */
export function drawHangingHand(frame: HandFrame): void {
  const { wrist: w } = frame;
  drawFinger(frame, { base: [0.39, -0.095], angle: 3, length: 0.35, bend: 8, width: 0.066 });
  drawFinger(frame, { base: [0.41, -0.048], angle: 3, length: 0.44, bend: 6, width: 0.076 });
  drawFinger(frame, { base: [0.42, 0.008], angle: 2, length: 0.48, bend: 3, width: 0.08 });
  drawFinger(frame, { base: [0.41, 0.062], angle: 10, length: 0.43, bend: -7, width: 0.078 });
  drawPalm(
    frame,
    [
      [-0.06, -w],
      [0.1, -w * 1.1],
      [0.28, -0.128],
      [0.45, -0.122],
    ],
    [
      [-0.06, w],
      [0.1, w * 1.05],
      [0.26, 0.115],
      [0.46, 0.1],
    ],
  );
  drawFinger(frame, { base: [0.14, 0.07], angle: 28, length: 0.34, bend: -15, width: 0.08 });
}
