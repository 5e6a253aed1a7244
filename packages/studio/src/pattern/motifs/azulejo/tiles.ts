import type { Hex } from '../../../core/colour.ts';
import { lerp, TAU } from '../../../core/interpolate.ts';
import { closedCurve, type PathPoint } from '../../../core/smooth-path.ts';
import { line } from '../../botany/marks.ts';
import { paint } from '../../paint/paint.ts';
import { inFrame, type Pen } from '../../paint/pen.ts';

/** Colours of the glaze: two blues, a warm mark, the white of the tile. */
export type Glaze = { deep: Hex; mid: Hex; warm: Hex; white: Hex };

/** Paints one tile about (0, 0), `half` to each side. */
export type TilePainter = (pen: Pen, half: number, glaze: Glaze) => void;

const petal = (length: number, width: number): PathPoint[] => [
  [0, 0],
  [-width * 0.5, -length * 0.46],
  [-width * 0.34, -length * 0.82],
  [0, -length],
  [width * 0.34, -length * 0.82],
  [width * 0.5, -length * 0.46],
];

function shape(
  pen: Pen,
  points: readonly PathPoint[],
  { colour, rim }: { colour: Hex; rim?: Hex },
): void {
  const length = Math.max(...points.map(([, y]) => Math.abs(y)));
  paint(pen, (ctx) => closedCurve(ctx, points), { colour, length });
  if (!rim) return;
  line(pen, [...points, points[0]], { width: Math.max(1.2, length * 0.035), colour: rim });
}

function around(
  pen: Pen,
  { count, start = 0 }: { count: number; start?: number },
  draw: (i: number) => void,
): void {
  for (let i = 0; i < count; i += 1)
    inFrame(pen, { turn: start + (i / count) * TAU }, () => draw(i));
}

function disc(pen: Pen, radius: number, colour: Hex): void {
  paint(pen, (ctx) => ctx.arc(0, 0, radius, 0, TAU), { colour, radius });
}

const arc = (radius: number, from: number, to: number): PathPoint[] =>
  Array.from({ length: 15 }, (_, i): PathPoint => {
    const angle = lerp(from, to, i / 14);
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });

/** Draws in each corner, turned so that the tile's middle lies along −y. */
function corners(pen: Pen, half: number, draw: () => void): void {
  for (let i = 0; i < 4; i += 1)
    inFrame(pen, { turn: (i / 4) * TAU }, () =>
      inFrame(pen, { x: -half, y: half, turn: TAU / 8 }, draw),
    );
}

/** A scroll that curls in at its end. */
const scroll = (size: number, side: number): PathPoint[] =>
  Array.from({ length: 22 }, (_, i): PathPoint => {
    const t = i / 21;
    const angle = t * TAU * 1.05;
    const reach = size * 0.34 * (1 - t * 0.8);
    return [
      side * (Math.sin(angle) * reach + size * 0.14 * t),
      -size * 0.3 - size * 0.34 + Math.cos(angle) * reach,
    ];
  });

/** Quarters of rosettes in the corners: four tiles make one. */
export const quarterRosette: TilePainter = (pen, half, { deep, mid, warm }) => {
  corners(pen, half, () => {
    for (const turn of [-0.52, 0, 0.52])
      inFrame(pen, { turn }, () => {
        inFrame(pen, { y: -half * 0.2 }, () =>
          shape(pen, petal(half * 0.5, half * 0.3), { colour: mid, rim: deep }),
        );
        inFrame(pen, { y: -half * 0.28 }, () =>
          shape(pen, petal(half * 0.26, half * 0.11), { colour: deep }),
        );
      });
    line(pen, arc(half * 0.2, -TAU / 4 - TAU / 8, -TAU / 8), { width: half * 0.06, colour: deep });
    line(pen, arc(half * 0.82, -TAU / 4 - TAU / 8, -TAU / 8), {
      width: half * 0.045,
      colour: deep,
    });
    line(pen, arc(half * 0.9, -TAU / 4 - TAU / 8, -TAU / 8), { width: half * 0.02, colour: mid });
  });
  around(pen, { count: 4, start: 0 }, () =>
    shape(pen, petal(half * 0.4, half * 0.2), { colour: deep }),
  );
  around(pen, { count: 4, start: TAU / 8 }, () =>
    shape(pen, petal(half * 0.26, half * 0.13), { colour: warm }),
  );
  disc(pen, half * 0.08, deep);
};

/** A star of leaves in a ring, with arms to the middles of the edges. */
export const starCross: TilePainter = (pen, half, { deep, mid, warm, white }) => {
  disc(pen, half * 0.86, mid);
  disc(pen, half * 0.8, white);
  around(pen, { count: 8 }, (i) => {
    shape(pen, petal(half * 0.76, half * 0.28), { colour: i % 2 === 0 ? deep : mid, rim: deep });
    inFrame(pen, { y: -half * 0.24 }, () =>
      shape(pen, petal(half * 0.36, half * 0.08), { colour: white }),
    );
  });
  disc(pen, half * 0.18, white);
  disc(pen, half * 0.13, warm);
  disc(pen, half * 0.05, deep);
  corners(pen, half, () => {
    disc(pen, half * 0.3, deep);
    disc(pen, half * 0.23, white);
    disc(pen, half * 0.15, warm);
  });
};

/** Scrolls to both sides of a palmette in each quarter of the tile. */
export const scrolls: TilePainter = (pen, half, { deep, mid, warm, white }) => {
  around(pen, { count: 4, start: TAU / 8 }, () => {
    const size = half * 1.24;
    for (const side of [-1, 1]) {
      line(pen, scroll(size, side), { width: half * 0.075, colour: deep });
      inFrame(pen, { x: side * size * 0.1, y: -size * 0.2, turn: side * 0.9 }, () =>
        shape(pen, petal(size * 0.24, size * 0.12), { colour: mid, rim: deep }),
      );
    }
    shape(pen, petal(size * 0.62, size * 0.15), { colour: mid, rim: deep });
    inFrame(pen, { y: -size * 0.76 }, () => {
      for (const turn of [-0.8, -0.4, 0.4, 0.8, 0])
        inFrame(pen, { turn }, () => shape(pen, petal(size * 0.26, size * 0.1), { colour: deep }));
      disc(pen, size * 0.05, warm);
    });
  });
  around(pen, { count: 4 }, () => {
    inFrame(pen, { y: -half * 0.62 }, () =>
      shape(pen, petal(half * 0.34, half * 0.2), { colour: deep }),
    );
    inFrame(pen, { y: -half * 0.56 }, () => disc(pen, half * 0.05, warm));
  });
  disc(pen, half * 0.17, deep);
  disc(pen, half * 0.11, white);
  disc(pen, half * 0.06, warm);
};

/** A flower in a lozenge frame. */
export const lozengeFlower: TilePainter = (pen, half, { deep, mid, warm, white }) => {
  const frame: PathPoint[] = [
    [0, -half],
    [half, 0],
    [0, half],
    [-half, 0],
    [0, -half],
  ];
  const scaled = (part: number) => frame.map(([x, y]): PathPoint => [x * part, y * part]);
  paint(
    pen,
    (ctx) => {
      for (const [x, y] of scaled(0.96)) ctx.lineTo(x, y);
      ctx.closePath();
    },
    { colour: mid, radius: half },
  );
  paint(
    pen,
    (ctx) => {
      for (const [x, y] of scaled(0.84)) ctx.lineTo(x, y);
      ctx.closePath();
    },
    { colour: white, radius: half },
  );
  around(pen, { count: 6 }, () => {
    inFrame(pen, { y: -half * 0.1 }, () =>
      shape(pen, petal(half * 0.4, half * 0.26), { colour: deep }),
    );
    inFrame(pen, { y: -half * 0.2 }, () =>
      shape(pen, petal(half * 0.2, half * 0.07), { colour: white }),
    );
  });
  disc(pen, half * 0.13, warm);
  corners(pen, half, () => {
    for (const turn of [-0.45, 0, 0.45])
      inFrame(pen, { turn }, () =>
        inFrame(pen, { y: -half * 0.08 }, () =>
          shape(pen, petal(half * 0.44, half * 0.16), { colour: deep }),
        ),
      );
    disc(pen, half * 0.1, warm);
  });
};
