import { lerp, TAU } from '../../../core/interpolate.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import type { Pen } from '../../paint/pen.ts';
import { cut, mass } from './engrave.ts';

const scaled = (points: readonly PathPoint[], size: number) =>
  points.map(([x, y]): PathPoint => [x * size, y * size]);

/** A thatched cottage, `size` wide, standing on y = 0. */
export function cottage(pen: Pen, size: number): void {
  const part = (points: readonly PathPoint[], more: Partial<Parameters<typeof mass>[1]> = {}) =>
    mass(pen, { points: scaled(points, size), straight: true, ...more });
  part(
    [
      [0.2, -0.9],
      [0.32, -0.9],
      [0.32, -0.6],
      [0.2, -0.6],
    ],
    { hatch: { lean: 0, gap: 2.5 } },
  );
  for (const [x, y] of [
    [0.27, -0.94],
    [0.24, -1.06],
    [0.31, -1.18],
  ]) {
    cut(
      pen,
      [
        [x * size, y * size],
        [(x + 0.06) * size, (y - 0.05) * size],
        [(x + 0.02) * size, (y - 0.12) * size],
      ],
      { width: 0.8 },
    );
  }
  part([
    [-0.42, -0.42],
    [0.12, -0.42],
    [0.12, 0],
    [-0.42, 0],
  ]);
  part(
    [
      [0.12, -0.42],
      [0.44, -0.46],
      [0.44, -0.02],
      [0.12, 0],
    ],
    { hatch: { lean: -0.5, gap: 2.6 } },
  );
  part(
    [
      [0.04, -0.36],
      [0.28, -0.76],
      [0.52, -0.4],
      [0.46, -0.38],
      [0.28, -0.64],
      [0.12, -0.38],
    ],
    { hatch: { lean: 0.6, gap: 2.2 } },
  );
  part(
    [
      [-0.52, -0.38],
      [-0.34, -0.76],
      [0.28, -0.76],
      [0.12, -0.36],
    ],
    { hatch: { lean: -0.35, gap: 2.8 } },
  );
  for (const y of [-0.5, -0.62])
    cut(
      pen,
      scaled(
        [
          [-0.46, y],
          [-0.1, y + 0.02],
          [0.2, y],
        ],
        size,
      ),
      { width: 0.8 },
    );
  part(
    [
      [-0.2, -0.28],
      [-0.08, -0.28],
      [-0.08, 0],
      [-0.2, 0],
    ],
    { hatch: { lean: 0, gap: 1.8 } },
  );
  for (const x of [-0.34, 0.0]) {
    part(
      [
        [x - 0.05, -0.3],
        [x + 0.05, -0.3],
        [x + 0.05, -0.17],
        [x - 0.05, -0.17],
      ],
      { tint: 0.25 },
    );
    cut(
      pen,
      scaled(
        [
          [x, -0.3],
          [x, -0.17],
        ],
        size,
      ),
      { straight: true },
    );
    cut(
      pen,
      scaled(
        [
          [x - 0.05, -0.235],
          [x + 0.05, -0.235],
        ],
        size,
      ),
      { straight: true },
    );
  }
}

/** An arched stone bridge, `size` wide, its roadway above y = 0, and the water below. */
export function bridge(pen: Pen, size: number): void {
  const arc = (radius: number, from: number, to: number, drop = 0): PathPoint[] =>
    Array.from({ length: 15 }, (_, i) => {
      const a = lerp(from, to, i / 14);
      return [Math.cos(a) * radius * size, Math.sin(a) * radius * size * 0.72 + drop * size];
    });
  const deck = arc(0.5, Math.PI * 1.02, Math.PI * 1.98, 0.05);
  const arch = arc(0.3, Math.PI, TAU, 0.1);
  mass(pen, {
    points: [[-0.52 * size, 0.1 * size], ...deck, [0.52 * size, 0.1 * size], ...arch.toReversed()],
    straight: true,
    hatch: { lean: -0.7, gap: 3 },
  });
  cut(pen, arc(0.33, Math.PI, TAU, 0.1), { width: 1.4 });
  const rail = arc(0.5, Math.PI * 1.04, Math.PI * 1.96, -0.05);
  cut(pen, rail, { width: 1.5 });
  rail.forEach(([x, y], i) => {
    if (i % 2 === 0)
      cut(
        pen,
        [
          [x, y],
          [x, y + size * 0.1],
        ],
        { straight: true },
      );
  });
  for (let i = 0; i < 9; i += 1) {
    const y = size * (0.12 + i * 0.022);
    const reach = size * (0.3 + i * 0.035);
    const shift = pen.rng.range(-0.05, 0.05) * size;
    cut(
      pen,
      [
        [-reach + shift, y],
        [shift - reach * 0.2, y + 1.5],
        [reach * 0.7 + shift, y],
      ],
      { width: 0.8 },
    );
  }
}

/** A round temple with columns and a dome, `size` wide, standing on y = 0. */
export function temple(pen: Pen, size: number): void {
  const part = (points: readonly PathPoint[], more: Partial<Parameters<typeof mass>[1]> = {}) =>
    mass(pen, { points: scaled(points, size), straight: true, ...more });
  part([
    [-0.5, -0.06],
    [0.5, -0.06],
    [0.54, 0],
    [-0.54, 0],
  ]);
  part([
    [-0.44, -0.12],
    [0.44, -0.12],
    [0.48, -0.06],
    [-0.48, -0.06],
  ]);
  part(
    [
      [-0.3, -0.62],
      [0.3, -0.62],
      [0.3, -0.12],
      [-0.3, -0.12],
    ],
    { hatch: { lean: 0, gap: 2.4, alpha: 0.55 }, width: 0.6 },
  );
  for (const x of [-0.4, -0.2, 0, 0.2, 0.4]) {
    part([
      [x - 0.035, -0.62],
      [x + 0.035, -0.62],
      [x + 0.04, -0.12],
      [x - 0.04, -0.12],
    ]);
    cut(
      pen,
      scaled(
        [
          [x + 0.018, -0.6],
          [x + 0.02, -0.14],
        ],
        size,
      ),
      { straight: true, width: 0.8 },
    );
  }
  part([
    [-0.48, -0.7],
    [0.48, -0.7],
    [0.46, -0.62],
    [-0.46, -0.62],
  ]);
  const dome: PathPoint[] = Array.from({ length: 13 }, (_, i) => {
    const a = Math.PI + (Math.PI * i) / 12;
    return [Math.cos(a) * 0.42, -0.7 + Math.sin(a) * 0.34];
  });
  part(dome);
  for (const k of [-0.6, -0.2, 0.2, 0.45, 0.65, 0.82]) {
    cut(
      pen,
      scaled(
        [
          [0, -1.04],
          [0.42 * k * 0.8, -0.94],
          [0.42 * k, -0.7],
        ],
        size,
      ),
      { width: k > 0.3 ? 1.3 : 0.7 },
    );
  }
  part([
    [-0.03, -1.04],
    [0, -1.18],
    [0.03, -1.04],
  ]);
}

/** A pagoda of three roofs, `size` wide, standing on y = 0. */
export function pagoda(pen: Pen, size: number): void {
  let foot = 0;
  for (const [storey, reach] of [0.42, 0.32, 0.22].entries()) {
    const wall = 0.3 - storey * 0.04;
    const part = (points: readonly PathPoint[], more: Partial<Parameters<typeof mass>[1]> = {}) =>
      mass(pen, { points: scaled(points, size), straight: true, ...more });
    part([
      [-reach * 0.7, foot - wall],
      [reach * 0.7, foot - wall],
      [reach * 0.7, foot],
      [-reach * 0.7, foot],
    ]);
    part(
      [
        [reach * 0.3, foot - wall],
        [reach * 0.7, foot - wall],
        [reach * 0.7, foot],
        [reach * 0.3, foot],
      ],
      { hatch: { lean: 0, gap: 2.4 }, width: 0.6 },
    );
    part(
      [
        [-reach * 0.2, foot - wall * 0.8],
        [reach * 0.12, foot - wall * 0.8],
        [reach * 0.12, foot],
        [-reach * 0.2, foot],
      ],
      { tint: 0.3 },
    );
    const eaves = foot - wall;
    part(
      [
        [-reach * 1.36, eaves - 0.09],
        [-reach * 1.1, eaves - 0.01],
        [-reach * 0.7, eaves + 0.03],
        [reach * 0.7, eaves + 0.03],
        [reach * 1.1, eaves - 0.01],
        [reach * 1.36, eaves - 0.09],
        [reach * 0.86, eaves - 0.07],
        [reach * 0.52, eaves - 0.17],
        [-reach * 0.52, eaves - 0.17],
        [-reach * 0.86, eaves - 0.07],
      ],
      { hatch: { lean: 0.25, gap: 2.6 } },
    );
    foot = eaves - 0.15;
  }
  cut(
    pen,
    scaled(
      [
        [0, foot],
        [0, foot - 0.2],
      ],
      size,
    ),
    { width: 1.6, straight: true },
  );
}
