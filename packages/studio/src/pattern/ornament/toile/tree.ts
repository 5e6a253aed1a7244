import { withAlpha } from '../../../core/colour.ts';
import { lerp, TAU } from '../../../core/interpolate.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import type { Pen } from '../../paint/pen.ts';
import { cut, mass } from './engrave.ts';

type Clump = { x: number; y: number; r: number };

/** A cloud of leaves: a scalloped edge, and curls that thicken towards the shade below right. */
function drawClump({ ctx, rng, ink, ground }: Pen, { x, y, r }: Clump): void {
  const lobes = 9;
  ctx.fillStyle = ground;
  ctx.beginPath();
  for (let i = 0; i < lobes; i += 1) {
    const angle = (i / lobes) * TAU;
    const [lx, ly] = [x + Math.cos(angle) * r * 0.66, y + Math.sin(angle) * r * 0.52];
    ctx.moveTo(lx + r * 0.4, ly);
    ctx.arc(lx, ly, r * 0.4, 0, TAU);
  }
  ctx.fill();
  ctx.lineCap = 'round';
  for (const shade of [0, 1]) {
    ctx.strokeStyle = withAlpha(ink, 0.95);
    ctx.lineWidth = shade === 0 ? 0.9 : 1.5;
    ctx.beginPath();
    const curls = Math.round(r * (shade === 0 ? 2.6 : 1.9));
    for (let i = 0; i < curls; i += 1) {
      const angle = rng.range(0, TAU);
      const away = Math.sqrt(rng.next());
      const [ox, oy] = [Math.cos(angle) * away, Math.sin(angle) * away * 0.84];
      const dark = ox * 0.5 + oy * 0.75;
      const keep =
        shade === 0 ? away > 0.82 || rng.chance(0.3 + dark * 0.4) : dark > rng.range(-0.1, 0.7);
      if (!keep) continue;
      const size = r * rng.range(0.06, 0.1);
      const [cx, cy] = [x + ox * r, y + oy * r];
      const start = angle - 1.4 + rng.range(-0.4, 0.4);
      ctx.moveTo(cx + Math.cos(start) * size, cy + Math.sin(start) * size);
      ctx.arc(cx, cy, size, start, start + rng.range(1.8, 3));
    }
    ctx.stroke();
  }
}

/** A tapering limb with bark in its shade. */
function limb(pen: Pen, [from, to]: readonly [PathPoint, PathPoint], width: number): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const size = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / size) * width * 0.5, (dx / size) * width * 0.5];
  const bow = pen.rng.range(-0.06, 0.06) * size;
  const middle: PathPoint = [(from[0] + to[0]) / 2 + bow, (from[1] + to[1]) / 2];
  mass(pen, {
    points: [
      [from[0] + nx * 1.2, from[1] + ny * 1.2],
      [middle[0] + nx * 0.8, middle[1] + ny * 0.8],
      [to[0] + nx * 0.5, to[1] + ny * 0.5],
      [to[0] - nx * 0.5, to[1] - ny * 0.5],
      [middle[0] - nx * 0.8, middle[1] - ny * 0.8],
      [from[0] - nx * 1.2, from[1] - ny * 1.2],
    ],
    hatch: { lean: 0.5, gap: 2.4 },
    width: 1,
  });
}

/** A spreading tree `height` high, standing at (0, 0). */
export function engravedTree(pen: Pen, height: number): void {
  const { rng } = pen;
  const clumps: Clump[] = [];
  const grow = (
    [x, y]: PathPoint,
    turn: number,
    { length, width, depth }: { length: number; width: number; depth: number },
  ): void => {
    const tip: PathPoint = [x + Math.sin(turn) * length, y - Math.cos(turn) * length];
    limb(pen, [[x, y], tip], width);
    if (depth === 0) {
      clumps.push({ x: tip[0], y: tip[1], r: height * rng.range(0.12, 0.17) });
      return;
    }
    const shoots = depth === 2 ? 3 : 2;
    for (let i = 0; i < shoots; i += 1) {
      const lean = lerp(-0.75, 0.75, i / (shoots - 1)) + rng.range(-0.15, 0.15);
      grow(tip, turn * 0.6 + lean, {
        length: length * rng.range(0.62, 0.76),
        width: width * 0.58,
        depth: depth - 1,
      });
    }
  };
  grow([0, 0], rng.range(-0.12, 0.12), { length: height * 0.36, width: height * 0.075, depth: 2 });
  for (const side of [-1, 1]) {
    cut(pen, [
      [0, -height * 0.04],
      [side * height * 0.04, -2],
      [side * height * 0.08, 3],
    ]);
  }
  for (const clump of clumps.toSorted((a, b) => a.y - b.y)) drawClump(pen, clump);
}

/** A round bush. */
export function engravedBush(pen: Pen, radius: number): void {
  for (const [x, y, r] of [
    [-0.6, -0.3, 0.5],
    [0.6, -0.28, 0.46],
    [0, -0.52, 0.66],
  ]) {
    drawClump(pen, { x: x * radius, y: y * radius, r: r * radius });
  }
}

/** A weeping willow: a bowed trunk and curtains of hanging twigs. */
export function weepingTree(pen: Pen, height: number): void {
  const { rng } = pen;
  limb(
    pen,
    [
      [0, 0],
      [height * 0.06, -height * 0.5],
    ],
    height * 0.07,
  );
  limb(
    pen,
    [
      [height * 0.06, -height * 0.46],
      [-height * 0.12, -height * 0.82],
    ],
    height * 0.045,
  );
  limb(
    pen,
    [
      [height * 0.06, -height * 0.46],
      [height * 0.24, -height * 0.8],
    ],
    height * 0.04,
  );
  for (let i = 0; i < 34; i += 1) {
    const reach = lerp(-0.46, 0.5, i / 33) * height;
    const top = -height * (0.98 - 0.9 * (reach / height - 0.02) ** 2) + rng.range(-5, 5);
    const drop = height * rng.range(0.3, 0.62);
    const [rx, ry] = [reach * 0.3 + height * 0.04, -height * 0.84];
    cut(
      pen,
      [
        [rx, ry],
        [lerp(rx, reach, 0.6), top],
        [reach, top + drop * 0.3],
        [reach + rng.range(-4, 4), top + drop],
      ],
      { width: 0.8 },
    );
    for (let k = 1; k < 9; k += 1) {
      const y = top + (drop * k) / 9 + drop * 0.1;
      const side = k % 2 === 0 ? 1 : -1;
      cut(
        pen,
        [
          [reach, y],
          [reach + side * height * 0.018, y + height * 0.022],
        ],
        { width: 1.2 },
      );
    }
  }
}
