import { drawFinger } from './finger.ts';
import type { HandFrame } from './hand-frame.ts';
import { drawPalm } from './palm.ts';

/** A hand lifted to the hair, its fingers bent about the head. */
export function drawRaisedHand(frame: HandFrame): void {
  const { wrist: w } = frame;
  drawFinger(frame, { base: [0.4, -0.09], angle: -10, length: 0.36, bend: 12, width: 0.07 });
  drawFinger(frame, { base: [0.43, -0.035], angle: -4, length: 0.44, bend: 13, width: 0.078 });
  drawFinger(frame, { base: [0.44, 0.025], angle: 3, length: 0.46, bend: 13, width: 0.08 });
  drawFinger(frame, { base: [0.42, 0.085], angle: 12, length: 0.42, bend: 9, width: 0.078 });
  drawPalm(
    frame,
    [
      [-0.06, -w],
      [0.1, -w * 1.1],
      [0.28, -0.125],
      [0.44, -0.13],
    ],
    [
      [-0.06, w],
      [0.1, w * 1.1],
      [0.28, 0.13],
      [0.46, 0.13],
    ],
  );
  drawFinger(frame, { base: [0.14, 0.08], angle: 34, length: 0.34, bend: -12, width: 0.088 });
}
