import { smoothCurve } from '../../../core/scene/curve.ts';
import { add, normalOf, type Point, subtract, unitOf } from '../../../core/scene/point.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import type { Accessory, AccessoryContext } from './accessory.ts';

/** Under the leaves of a shirt's collar, over the shirt. */
const UNDER_COLLAR = -1;
/** Over the collar of a shirt, tucked in or not. */
const OVER_COLLAR = 8;

/** A tie down a shirt's front to the belt. */
export const necktie: Accessory = {
  id: 'necktie',
  words: ['tie', 'necktie', 'silk tie', 'knit tie', 'skinny tie', 'neck tie'],
  place: 'neck',
  draw: (context) => {
    const { body, scene, colour } = context;
    const pen = scene.on('collar', UNDER_COLLAR);
    const { unit, pitOfNeck: pit } = body;
    const spine = smoothCurve([
      add(pit, [0, unit * 0.12]),
      ...[1, 1.6, 2.3, 3.02].map((level) => body.front(0, level)),
    ]);
    const last = spine.length - 1;
    const edge = (sign: number) =>
      spine.map((at, i): Point => {
        const along = unitOf(subtract(spine[Math.min(last, i + 1)], spine[Math.max(0, i - 1)]));
        const across = normalOf(along);
        const wide = sign * unit * (0.045 + (0.07 * i) / last);
        return [at[0] + across[0] * wide, at[1] + across[1] * wide];
      });
    const [left, right] = [edge(-1), edge(1)];
    const tip = add(spine[last], [0, unit * 0.13]);
    const middle = spine.map((at, i): Point => [(at[0] + right[i][0]) / 2, at[1]]);
    const outline = [...left, tip, ...right.toReversed()];
    draw(pen, { part: 'tie', outline, colour, shade: [[...right, ...middle.toReversed()]] });
    drawKnot(pen, context);
  },
};

/** The knot of a tie, wider at its top. */
function drawKnot(pen: LayerPen, { body, colour }: AccessoryContext): void {
  const { unit, pitOfNeck: pit } = body;
  const at = (x: number, y: number): Point => add(pit, [x * unit, y * unit]);
  const outline = [at(-0.085, -0.02), at(0.085, -0.02), at(0.05, 0.15), at(-0.05, 0.15)];
  const shade = [at(0.02, -0.02), at(0.085, -0.02), at(0.05, 0.15), at(0.01, 0.15)];
  draw(pen, { part: 'tie knot', outline, colour, shade: [shade] });
}

/** A bow tie at the collar. */
export const bowTie: Accessory = {
  id: 'bow-tie',
  words: ['bow tie', 'bowtie', 'dickie bow', 'black tie'],
  place: 'neck',
  draw: ({ body, scene, colour }) => {
    const pen = scene.on('collar', OVER_COLLAR);
    const { unit, pitOfNeck: pit } = body;
    const at = (x: number, y: number): Point => add(pit, [x * unit, (y + 0.06) * unit]);
    for (const s of [-1, 1]) {
      const wing = smoothCurve(
        [at(0, 0), at(s * 0.1, -0.05), at(s * 0.23, -0.09), at(s * 0.23, 0.08), at(s * 0.1, 0.05)],
        { closed: true },
      );
      const shade = [at(s * 0.02, 0.01), at(s * 0.23, 0.03), at(s * 0.23, 0.09), at(s * 0.1, 0.06)];
      draw(pen, { part: 'bow tie', outline: wing, colour, shade: [shade] });
      pen.stroke('fold', [at(s * 0.04, 0), at(s * 0.13, -0.015)], {
        weight: 0.6,
        taper: [0.1, 0.5],
      });
    }
    const knot = [at(-0.035, -0.045), at(0.035, -0.045), at(0.035, 0.045), at(-0.035, 0.045)];
    draw(pen, { part: 'bow tie knot', outline: knot, colour, shade: [] });
  },
};

/** What is tied under the collar of a shirt, by id. */
export const TIE_IDS: ReadonlySet<string> = new Set([necktie.id, bowTie.id]);

type Piece = { part: string; outline: Point[]; colour: string; shade: Point[][] };

function draw(pen: LayerPen, { part, outline, colour, shade }: Piece): void {
  pen.region({ class: 'accessory', part, colour, outlines: [outline], shade, reserve: 0.1 });
  pen.stroke('contour', [...outline, outline[0]], { weight: 0.7, taper: [0.03, 0.03] });
}
