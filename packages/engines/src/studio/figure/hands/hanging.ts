import { drawFinger } from './finger.ts';
import type { HandFrame } from './hand-frame.ts';
import { drawPalm } from './palm.ts';

/** A relaxed hand that hangs, seen from its back edge: fingers close, the first a little apart. */
export function drawHangingHand(frame: HandFrame): void {
  const { wrist: w } = frame;
  drawFinger(frame, { base: [0.4, -0.1], angle: -3, length: 0.38, bend: 7, width: 0.07 });
  drawFinger(frame, { base: [0.42, -0.055], angle: -1, length: 0.46, bend: 7, width: 0.078 });
  drawFinger(frame, { base: [0.43, 0.005], angle: 1, length: 0.5, bend: 5, width: 0.08 });
  drawFinger(frame, { base: [0.42, 0.065], angle: 8, length: 0.45, bend: -2, width: 0.078 });
  drawPalm(
    frame,
    [
      [-0.06, -w],
      [0.1, -w * 1.1],
      [0.28, -0.135],
      [0.46, -0.14],
    ],
    [
      [-0.06, w],
      [0.1, w * 1.05],
      [0.26, 0.115],
      [0.46, 0.1],
    ],
  );
  drawFinger(frame, { base: [0.15, 0.075], angle: 26, length: 0.36, bend: -13, width: 0.09 });
}
