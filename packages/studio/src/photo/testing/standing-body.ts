import type { ViewedBody } from '../swap/body/viewed-body.ts';

/** Somebody who stands with feet apart, arms away from the body. */
export const STANDING: ViewedBody = {
  chest: { x: 100, y: 40 },
  hips: { x: 100, y: 140 },
  torsoPx: 100,
  shouldersPx: 80,
  shoulders: [
    { x: 60, y: 40 },
    { x: 140, y: 40 },
  ],
  arms: [
    [
      { x: 60, y: 40 },
      { x: 30, y: 80 },
      { x: 10, y: 120 },
      { x: 5, y: 130 },
    ],
    [
      { x: 140, y: 40 },
      { x: 170, y: 80 },
      { x: 190, y: 120 },
      { x: 195, y: 130 },
    ],
  ],
  legs: [
    [
      { x: 85, y: 140 },
      { x: 70, y: 250 },
      { x: 60, y: 370 },
    ],
    [
      { x: 115, y: 140 },
      { x: 120, y: 250 },
      { x: 120, y: 370 },
    ],
  ],
  spineX: () => 100,
};
