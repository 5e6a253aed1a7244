import { TAU } from '../../../core/interpolate.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Pen } from '../../paint/pen.ts';
import { cut, mass } from './engrave.ts';

const at = (points: readonly PathPoint[], size: number) =>
  points.map(([x, y]): PathPoint => [x * size, y * size]);

const SKIRT = silhouette('-8 -56, 8 -56, 20 -36, 30 -4!, 10 2, -12 2, -32 -4!, -20 -36');
const APRON = silhouette('-4 -56, 6 -56, 10 -34, 12 -12, -2 -8, -8 -14, -6 -36');
const BODICE = silhouette('-9 -78, 9 -78, 10 -66, 7 -55!, -7 -55!, -10 -66');
const HAT = silhouette('-17 -91, -6 -94, -5 -101, 6 -101, 7 -94, 17 -90, 6 -88, -6 -89');
const COAT = silhouette('-10 -80, 10 -80, 13 -62, 16 -36, 6 -38, 0 -46, -6 -38, -16 -36, -13 -62');
const TRICORNE = silhouette('-14 -92, -2 -96, 14 -92, 8 -88, -8 -88');

function head({ ctx, ink, ground }: Pen, size: number): void {
  ctx.beginPath();
  ctx.ellipse(0, -85 * 0.01 * size, size * 0.055, size * 0.068, 0, 0, TAU);
  ctx.fillStyle = ground;
  ctx.fill();
  ctx.strokeStyle = ink;
  ctx.lineWidth = 1;
  ctx.stroke();
}

/** A lady in a wide skirt and a straw hat, `size` high, standing on y = 0; with a crook she is a shepherdess. */
export function lady(pen: Pen, size: number, withCrook: boolean): void {
  mass(pen, { points: at(SKIRT, size), hatch: { lean: -0.25, gap: 3 } });
  for (const x of [-0.16, -0.04, 0.1, 0.2])
    cut(
      pen,
      at(
        [
          [x * 0.4, -0.54],
          [x, -0.28],
          [x * 1.3, -0.02],
        ],
        size,
      ),
      { width: 1 },
    );
  mass(pen, { points: at(APRON, size) });
  mass(pen, { points: at(BODICE, size), hatch: { lean: 0.4, gap: 2.4 } });
  mass(pen, { points: at(silhouette('8 -76, 14 -68, 22 -62, 20 -58, 10 -62, 7 -68'), size) });
  mass(pen, { points: at(silhouette('-8 -76, -14 -66, -12 -56, -8 -54, -8 -62'), size) });
  head(pen, size);
  mass(pen, { points: at(HAT, size), hatch: { lean: 0.8, gap: 2.4 } });
  if (!withCrook) return;
  cut(
    pen,
    at(
      [
        [0.22, 0],
        [0.21, -0.6],
        [0.22, -0.98],
      ],
      size,
    ),
    { width: 1.6 },
  );
  cut(
    pen,
    at(
      [
        [0.22, -0.98],
        [0.25, -1.06],
        [0.31, -1.04],
        [0.31, -0.97],
      ],
      size,
    ),
    { width: 1.6 },
  );
}

/** A gentleman in a coat and breeches, `size` high, standing on y = 0. */
export function gentleman(pen: Pen, size: number): void {
  for (const leg of [
    '-8 -42, -1 -42, -2 -18, -3 -2, 1 0, -7 0, -7 -18',
    '1 -42, 9 -42, 9 -18, 10 -2, 15 0, 6 0, 5 -18',
  ]) {
    mass(pen, { points: at(silhouette(leg), size) });
  }
  mass(pen, { points: at(COAT, size), hatch: { lean: 0.35, gap: 2.4 } });
  mass(pen, { points: at(silhouette('-3 -80, 4 -80, 5 -56, 0 -48, -3 -56'), size) });
  mass(pen, {
    points: at(silhouette('-10 -78, -22 -66, -28 -56, -24 -54, -16 -62, -9 -68'), size),
    hatch: { lean: 0.4, gap: 2.4 },
  });
  head(pen, size);
  mass(pen, { points: at(TRICORNE, size), tint: 0.6 });
}
