import { adjust, type Hex, isDark, withAlpha } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { closedCurve, openCurve, type PathPoint } from '../../../core/smooth-path.ts';
import { paint } from '../../paint/paint.ts';
import { inFrame, markColour, type Pen } from '../../paint/pen.ts';

/** Filling of a shape. */
export type Fill = {
  colour: Hex;
  /** At the far end; by default a little paler. */
  tip?: Hex;
  /** Radians from upwards to the way the brush, and the shade, runs. */
  along?: number;
};

export type Stroke = { colour: Hex; width: number; alpha?: number };
export type Disc = readonly [x: number, y: number, radius: number];

/** Draws in a figure's own measure: 1 is its radius, whatever that is in design units. */
export type Figure = {
  pen: Pen;
  radius: number;
  /** True where there is room for fine marks. */
  fine: boolean;
  /** A shape in the pen's medium; texture and shade follow the shape. */
  fill: (points: readonly PathPoint[], how: Fill) => void;
  /** A round shape in the pen's medium, shaded from the middle to the rim. */
  ball: (disc: Disc, how: Fill) => void;
  /** A round-ended brush line. */
  line: (points: readonly PathPoint[], how: Stroke) => void;
  /** A plain dot: ink in the line medium. */
  dot: (disc: Disc, colour: Hex) => void;
  /** A light dot: bare ground in the line medium. */
  glint: (disc: Disc, colour: Hex) => void;
  /** A plain patch of colour, as of stripes and spots: ink in the line medium. */
  patch: (points: readonly PathPoint[], colour: Hex) => void;
  /** A see-through patch of shade or blush: hatched in the line medium. */
  shade: (points: readonly PathPoint[], colour: Hex, alpha?: number) => void;
  /** A gleam of light, where the medium has them. */
  gleam: (points: readonly PathPoint[], alpha?: number) => void;
  /** Runs `draw` with all outside the shape left alone. */
  inside: (points: readonly PathPoint[], draw: () => void) => void;
  /** Runs `draw` in a moved and turned frame, mirrored when `flip`. */
  at: (frame: { x?: number; y?: number; turn?: number; flip?: boolean }, draw: () => void) => void;
};

/** The tools to draw one figure of this radius (design units) about (0, 0). */
export function figure(pen: Pen, radius: number): Figure {
  const { ctx, style } = pen;
  const big = (points: readonly PathPoint[]) =>
    points.map(([x, y]): PathPoint => [x * radius, y * radius]);
  const at: Figure['at'] = ({ x = 0, y = 0, turn, flip }, draw) =>
    inFrame(pen, { x: x * radius, y: y * radius, turn }, () => {
      if (flip) ctx.scale(-1, 1);
      draw();
    });
  const plainDisc = (colour: Hex, [x, y, r]: Disc) => {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.arc(x * radius, y * radius, r * radius, 0, TAU);
    ctx.fill();
  };
  const plainShape = (points: readonly PathPoint[], colour: string) => {
    ctx.fillStyle = colour;
    ctx.beginPath();
    closedCurve(ctx, big(points));
    ctx.fill();
  };
  const inside: Figure['inside'] = (points, draw) => {
    ctx.save();
    ctx.beginPath();
    closedCurve(ctx, big(points));
    ctx.clip();
    draw();
    ctx.restore();
  };
  return {
    pen,
    radius,
    fine: radius > 20,
    at,
    fill: (points, how) => fillShape(pen, big(points), how),
    ball: ([x, y, r], { colour, tip = adjust(colour, -0.05) }) =>
      at({ x, y }, () =>
        paint(pen, (c) => circle(c, r * radius), { colour, tip, radius: r * radius }),
      ),
    line: (points, { colour, width, alpha = 1 }) => {
      const inked = style === 'line';
      ctx.strokeStyle = withAlpha(markColour(pen, colour), inked ? Math.max(0.75, alpha) : alpha);
      ctx.lineCap = 'round';
      ctx.lineJoin = 'round';
      ctx.lineWidth = Math.max(0.6, width * radius * (inked ? 0.7 : 1));
      ctx.beginPath();
      openCurve(ctx, big(points));
      ctx.stroke();
    },
    dot: (disc, colour) => plainDisc(markColour(pen, colour), disc),
    glint: (disc, colour) => plainDisc(style === 'line' ? pen.ground : colour, disc),
    patch: (points, colour) => {
      if (style === 'embroidery') return fillShape(pen, big(points), { colour });
      plainShape(points, withAlpha(markColour(pen, colour), style === 'watercolour' ? 0.8 : 1));
    },
    shade: (points, colour, alpha = 0.3) => {
      if (style === 'line') inside(points, () => hatch(pen, boxOf(big(points))));
      else plainShape(points, withAlpha(colour, alpha));
    },
    gleam: (points, alpha = 0.3) => {
      if (style === 'line' || style === 'block' || style === 'embroidery') return;
      plainShape(points, `rgba(255,255,255,${alpha})`);
    },
    inside,
  };
}

function circle(ctx: Pen['ctx'], radius: number): void {
  ctx.moveTo(radius, 0);
  ctx.arc(0, 0, radius, 0, TAU);
}

type Box = { left: number; right: number; top: number; foot: number };

function boxOf(points: readonly PathPoint[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    foot: Math.max(...ys),
  };
}

/** Fine slanting pen lines across a box. */
function hatch({ ctx, ink }: Pen, { left, right, top, foot }: Box): void {
  const gap = 3;
  const rise = foot - top;
  ctx.strokeStyle = withAlpha(ink, 0.7);
  ctx.lineWidth = 0.6;
  ctx.beginPath();
  for (let x = left - rise; x < right; x += gap) {
    ctx.moveTo(x, foot);
    ctx.lineTo(x + rise, top);
  }
  ctx.stroke();
}

/** Paints a shape in a frame that stands at its foot, so that texture and shade run through it. */
function fillShape(pen: Pen, points: readonly PathPoint[], { colour, tip, along = 0 }: Fill): void {
  const [cos, sin] = [Math.cos(-along), Math.sin(-along)];
  const turned = points.map(([x, y]): PathPoint => [x * cos - y * sin, x * sin + y * cos]);
  const { left, right, top, foot } = boxOf(turned);
  const middle = (left + right) / 2;
  const local = turned.map(([x, y]): PathPoint => [x - middle, y - foot]);
  const frame = { x: middle * cos + foot * sin, y: -middle * sin + foot * cos, turn: along };
  inFrame(pen, frame, () =>
    paint(pen, (ctx) => closedCurve(ctx, local), {
      colour,
      tip: tip ?? adjust(colour, isDark(colour) ? 0.07 : 0.05),
      length: foot - top,
      width: right - left,
    }),
  );
}
