import type { Hex } from '../../../core/colour.ts';
import { lerp, TAU } from '../../../core/interpolate.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import { stalkThrough } from '../../botany/stalk.ts';
import { inFrame, type Pen } from '../../paint/pen.ts';
import { teardrop } from '../palmette.ts';
import { notched, pointed } from '../rimmed.ts';
import { cord, gimp, ring } from './thread.ts';

export type LaceTones = { thread: Hex; hole: Hex };

/** A rose of lace: two rings of petals about a worked middle. */
export function laceRose(pen: Pen, radius: number, { thread, hole }: LaceTones): void {
  for (const [count, reach, turn] of [
    [7, 1, 0],
    [6, 0.62, 0.4],
  ] as const) {
    for (let i = 0; i < count; i += 1) {
      inFrame(pen, { turn: turn + (i / count) * TAU }, () => {
        gimp(pen, notched(radius * reach, radius * reach * 0.86), {
          thread,
          cordWidth: Math.max(1.2, radius * 0.035),
        });
        for (const lean of [-0.16, 0, 0.16]) {
          cord(
            pen,
            [
              [lean * radius * 0.4, -radius * reach * 0.34],
              [lean * radius, -radius * reach * 0.74],
            ],
            { thread, width: 0.9 },
          );
        }
      });
    }
  }
  ring(pen, [0, 0, radius * 0.17], { thread, width: radius * 0.05, hole });
  for (let i = 0; i < 8; i += 1) {
    const a = (i / 8) * TAU;
    ring(pen, [Math.cos(a) * radius * 0.27, Math.sin(a) * radius * 0.27, radius * 0.04], {
      thread,
      width: 1.1,
      hole,
    });
  }
}

/** A leaf of lace with open veins, from (0, 0) upwards. */
export function laceLeaf(pen: Pen, length: number, { thread }: LaceTones): void {
  gimp(pen, pointed(length, length * 0.46), { thread, cordWidth: Math.max(1.2, length * 0.035) });
  cord(
    pen,
    [
      [0, 0],
      [0, -length * 0.84],
    ],
    { thread, width: 1.4 },
  );
  for (const t of [0.3, 0.5, 0.68]) {
    for (const side of [-1, 1])
      cord(
        pen,
        [
          [0, -length * t],
          [side * length * 0.15 * (1.1 - t * 0.4), -length * (t + 0.1)],
        ],
        { thread, width: 0.9 },
      );
  }
}

/** A bending spray of leaves with a bud, through points. */
export function laceSpray(
  pen: Pen,
  points: readonly PathPoint[],
  { size, ...tones }: LaceTones & { size: number },
): void {
  const stalk = stalkThrough(points);
  cord(
    pen,
    Array.from({ length: 9 }, (_, i): PathPoint => {
      const { x, y } = stalk(i / 8);
      return [x, y];
    }),
    { thread: tones.thread, width: Math.max(1.4, size * 0.07) },
  );
  for (let i = 0; i < 6; i += 1) {
    const at = stalk(lerp(0.2, 0.92, i / 5));
    inFrame(pen, { ...at, turn: at.turn + (i % 2 === 0 ? 1 : -1) * 0.85 }, () =>
      laceLeaf(pen, size * lerp(1, 0.6, i / 5), tones),
    );
  }
  const tip = stalk(1);
  inFrame(pen, tip, () => gimp(pen, teardrop(size * 0.7, size * 0.5), { thread: tones.thread }));
}

/** Eyelets in the shape of a daisy, worked round. */
export function eyeletDaisy(pen: Pen, radius: number, { thread, hole }: LaceTones): void {
  for (let i = 0; i < 8; i += 1) {
    inFrame(pen, { turn: (i / 8) * TAU }, () => {
      inFrame(pen, { y: -radius * 0.24 }, () =>
        eyelet(pen, teardrop(radius * 0.76, radius * 0.36), { thread, hole }),
      );
    });
  }
  ring(pen, [0, 0, radius * 0.13], { thread, width: radius * 0.07, hole });
}

/** One eyelet: a hole with a thick satin rim that throws a little shade. */
export function eyelet(
  { ctx }: Pen,
  points: readonly PathPoint[],
  { thread, hole }: LaceTones,
): void {
  const reach = Math.max(...points.map(([x, y]) => Math.hypot(x, y)));
  const trace = () => {
    ctx.beginPath();
    for (let i = 0; i <= points.length; i += 1) {
      const [a, b] = [points[i % points.length], points[(i + 1) % points.length]];
      ctx.quadraticCurveTo(a[0], a[1], (a[0] + b[0]) / 2, (a[1] + b[1]) / 2);
    }
    ctx.closePath();
  };
  for (const [width, colour] of [
    [0.3, 'rgba(0,0,0,0.13)'],
    [0.22, thread],
  ] as const) {
    trace();
    ctx.strokeStyle = colour;
    ctx.lineWidth = Math.max(2.4, reach * width);
    ctx.stroke();
  }
  trace();
  ctx.fillStyle = hole;
  ctx.fill();
}
