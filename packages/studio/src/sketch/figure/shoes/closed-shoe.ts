import { adjust, type Hex } from '../../../core/colour.ts';
import { smoothCurve } from '../../../core/scene/curve.ts';
import type { Point, Polyline } from '../../../core/scene/point.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import { type FootForm, footFormOf } from './foot-form.ts';
import type { Last } from './last.ts';
import { shaftOf } from './shaft.ts';
import type { ShoeContext } from './shoe.ts';
import { silhouetteOf } from './silhouette.ts';

type ShoeBuild = {
  last: Last;
  /** Colour of a sole that shows. */
  sole?: Hex;
  /** Where on the leg a boot's shaft begins; none on shoes. */
  shaftFrom?: number;
};

export type ClosedShoe = { pen: LayerPen; form: FootForm; sole: FootForm; shaft?: Shaft };
type Shaft = ReturnType<typeof shaftOf>;

/** Sole and leather of a closed shoe or boot, with its contours; seams and laces are its style's. */
export function drawClosedShoe(
  { pen, body, side, look }: ShoeContext,
  { last, sole: soleColour, shaftFrom }: ShoeBuild,
): ClosedShoe {
  const form = footFormOf(body, side, last.upper);
  const sole = footFormOf(body, side, last.sole ?? last.upper);
  const easePx = body.unit * 0.04;
  const shaft =
    shaftFrom === undefined ? undefined : shaftOf(body, side, { from: shaftFrom, easePx });
  if (soleColour)
    drawPart(pen, silhouetteOf(sole.sections()), { part: 'sole', colour: soleColour });
  const leather = silhouetteOf([...form.sections(), ...(shaft ? legOf(shaft, body.unit) : [])]);
  drawPart(pen, leather, {
    part: 'shoe',
    colour: look.shoeColour,
    shade: shaft ? [flank(form), darkSide(shaft)] : [flank(form)],
    light: [gloss(form)],
  });
  return { pen, form, sole, shaft };
}

/** The shaft, and the ankle below it down into the foot: the two are one piece of leather. */
function legOf({ left, right }: Shaft, unit: number): Polyline[] {
  const [a, b] = [left[left.length - 1], right[right.length - 1]];
  const inwards = (b[0] - a[0]) * 0.14;
  const [low, lower] = [unit * 0.1, unit * 0.2];
  const ankle: Polyline = [
    a,
    b,
    [b[0] - inwards * 0.6, b[1] + low],
    [b[0] - inwards, b[1] + lower],
    [a[0] + inwards, a[1] + lower],
    [a[0] + inwards * 0.6, a[1] + low],
  ];
  return [[...left, ...right.toReversed()], ankle];
}

type Part = { part: string; colour: Hex; shade?: Polyline[]; light?: Polyline[] };

function drawPart(pen: LayerPen, outline: Polyline, part: Part): void {
  pen.region({ class: 'shoe', outlines: [outline], reserve: 0, ...part });
  pen.stroke('contour', [...outline, outline[0]], { weight: 0.62, taper: [0.05, 0.05] });
}

const ALONG = [-0.2, 0, 0.2, 0.4, 0.6, 0.8, 1] as const;

/** The flank away from the light. */
const flank = ({ at }: FootForm): Polyline => [
  ...ALONG.map((along) => at(along, 62)),
  ...ALONG.toReversed().map((along) => at(along, 160)),
];

/** A shine on the toe, towards the light. */
const gloss = ({ at }: FootForm): Polyline =>
  smoothCurve([at(0.66, -26), at(0.8, -34), at(0.92, -26), at(0.8, -14)], { closed: true });

const darkSide = ({ left, right }: Shaft): Polyline => [
  ...right,
  ...right
    .map(
      (point, i): Point => [
        point[0] + (left[Math.min(i, left.length - 1)][0] - point[0]) * 0.32,
        point[1],
      ],
    )
    .toReversed(),
];

/** What fills a shoe's opening: a sock or the foot's skin, with its rim. */
export function drawOpening(
  { pen, form }: ClosedShoe,
  { vamp, colour, part }: { vamp: number; colour: Hex; part: 'sock' | 'foot' },
): void {
  const reach = 50;
  const rim = smoothCurve(
    [
      form.at(-0.15, 0, 0.96),
      form.at(-0.02, -reach),
      form.at(vamp * 0.62, -reach * 0.62),
      form.at(vamp, 0),
      form.at(vamp * 0.62, reach * 0.62),
      form.at(-0.02, reach),
    ],
    { closed: true, stepPx: 2 },
  );
  pen.region({
    class: part === 'sock' ? 'shoe' : 'skin',
    part,
    colour,
    outlines: [rim],
    reserve: 0,
  });
  pen.stroke('detail', [...rim, rim[0]], { weight: 0.9, taper: [0.1, 0.1] });
}

/** A sock about the ankle, below trousers that end above the shoe. */
export function drawSock({ pen, body, side }: ShoeContext, colour: Hex): void {
  const shaft = shaftOf(body, side, { from: 0.83, easePx: body.unit * 0.012 });
  const below = body.unit * 0.12;
  const [left, right] = [shaft.left.at(-1), shaft.right.at(-1)];
  if (!left || !right) return;
  pen.region({
    class: 'shoe',
    part: 'sock',
    colour,
    outlines: [
      [
        ...shaft.left,
        [left[0], left[1] + below],
        [right[0], right[1] + below],
        ...shaft.right.toReversed(),
        ...shaft.rim.slice(1, -1).toReversed(),
      ],
    ],
    shade: [darkSide(shaft)],
    reserve: 0,
  });
  for (const edge of [shaft.left, shaft.right, shaft.rim]) {
    pen.stroke('contour', edge, { weight: 0.6, taper: [0.03, 0.08] });
  }
}

/** Soles of leather shoes: the leather's own colour, burnt dark. */
export const leatherSole = (colour: Hex): Hex => adjust(colour, -0.16);
