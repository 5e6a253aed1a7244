import { mix } from '../../../core/colour.ts';
import { smoothCurve } from '../../../core/scene/curve.ts';
import { add, type Point } from '../../../core/scene/point.ts';
import type { DressContext, Garment } from '../garment.ts';
import type { GarmentTop } from '../parts/bodice/garment-top.ts';
import { otherPart } from '../parts/coloured.ts';
import type { Profile } from '../parts/silhouettes.ts';
import { drawSkirt } from '../parts/skirt.ts';
import { clothRegion } from '../parts/skirt-cloth.ts';
import type { SleeveForm } from '../parts/sleeves/sleeve-forms.ts';
import { drawTop } from '../parts/top/top.ts';
import { drawBraid } from '../parts/upper-details/braid.ts';

/** The skirt hangs from the chest and swells like a bell. */
const CHIMA: Profile = {
  points: [
    [0.12, 0.08, 0.1],
    [0.45, 0.2, 0.2],
    [1, 0.34, 0.16],
  ],
  leaves: 1.9,
  ease: 0.06,
  folds: (flow) => 8 + flow * 3,
  swell: 0.7,
};

/** The sleeve's lower edge is a deep curve that ends narrow at the wrist. */
const BAERAE: SleeveForm = {
  end: 0.985,
  stops: [
    [0, 0.04, 0.1],
    [0.3, 0.07, 0.24],
    [0.62, 0.08, 0.33],
    [0.88, 0.06, 0.17],
    [1, 0.04, 0.06],
  ],
};

/** A hanbok: chima, jeogori with its white collar strip, and the long ribbons that tie it. */
export const hanbok: Garment = {
  id: 'hanbok',
  words: ['hanbok', 'jeogori', 'chima jeogori', 'korean dress', 'chima'],
  place: 'full',
  options: {
    sleeve: ['long'],
    length: ['floor', 'ankle'],
    fit: ['regular'],
    closure: ['wrap'],
    waist: ['none'],
  },
  mayHave: ['embroidery'],
  fabrics: ['silk', 'satin', 'organza', 'cotton'],
  build: (context) => {
    const { body, piece } = context;
    const pale = mix(piece.trim, '#f6efe2', 0.55);
    drawSkirt(context, {
      from: 1.95,
      silhouette: 'empire',
      length: piece.design.length,
      profile: CHIMA,
    });
    const jeogori = otherPart(context, {
      colour: pale,
      design: { neckline: 'v', collar: 'none', closure: 'wrap', details: new Set() },
    });
    const top = drawTop(jeogori, {
      hemY: body.front(0, 2.3)[1],
      wrapY: 0.66,
      layer: 'upper',
      collarLayer: 'collar',
      sag: 0.04,
      room: { chest: 0.07, waist: 0.09, hang: 0.9, drop: 0 },
      hasFront: true,
      overlap: 0.14,
      sleeveForm: BAERAE,
      onSleeveEnd: (pen, { hem, patch }) => {
        const rise = [
          patch(0.5, 0.93)[0] - patch(0.5, 1)[0],
          patch(0.5, 0.93)[1] - patch(0.5, 1)[1],
        ] as const;
        const outline = [...hem, ...hem.toReversed().map((at) => add(at, rise))];
        pen.region(
          clothRegion(jeogori, { part: 'cuff', outline, colour: piece.colour, reserve: 0.1 }),
        );
        pen.stroke('contour', [...outline, outline[0]], { weight: 0.85, taper: [0, 0] });
      },
      onHalf: (half, panel) => {
        const px = half.cut.unit * 0.13 * (panel.side === 'left' ? 1 : -1);
        const colours = otherPart(jeogori, { trim: piece.colour });
        drawBraid(colours, half, { edge: panel.roll, px });
        drawBraid(otherPart(jeogori, { trim: '#fbf8f2' }), half, {
          edge: panel.roll.slice(0, Math.ceil(panel.roll.length * 0.8)),
          px: px * 0.42,
        });
      },
    });
    if (!body.isBack) drawRibbons(context, top);
  },
};

/** Otgoreum: one loop, and two ribbons of uneven length down the skirt. */
function drawRibbons(context: DressContext, { cut }: GarmentTop): void {
  const { body, piece, scene } = context;
  const { unit } = body;
  const pen = scene.on('collar', 4);
  const knot = cut.frame.at(-0.13, 0.78);
  const lay = (part: string, outline: readonly Point[], shade: readonly Point[]) => {
    pen.region(
      clothRegion(context, {
        part,
        outline,
        colour: piece.colour,
        shade: [shade],
        opacity: 1,
        reserve: 0.2,
      }),
    );
    pen.stroke('contour', [...outline, outline[0]], { weight: 0.9, taper: [0, 0] });
  };
  for (const [long, drift] of [
    [2.5, -0.18],
    [2.15, 0.1],
  ] as const) {
    const half = unit * 0.062;
    const at = (t: number): Point => [
      knot[0] +
        drift * unit * t +
        Math.sin(t * 5 + drift * 9) * unit * 0.03 +
        body.sway * unit * 0.2 * t * t,
      knot[1] + long * unit * t,
    ];
    const edge = (s: number) =>
      [0, 0.2, 0.4, 0.6, 0.8, 1].map((t): Point => add(at(t), [s * half * (0.45 + 0.55 * t), 0]));
    const [a, b] = [smoothCurve(edge(-1)), smoothCurve(edge(1))];
    lay('ribbon', [...a, add(at(1), [0, unit * 0.07]), ...b.toReversed()], [at(0), ...b, at(0.8)]);
  }
  const loop = smoothCurve(
    [
      knot,
      add(knot, [unit * 0.2, -unit * 0.09]),
      add(knot, [unit * 0.44, -unit * 0.05]),
      add(knot, [unit * 0.45, unit * 0.07]),
      add(knot, [unit * 0.2, unit * 0.06]),
    ],
    { closed: true },
  );
  lay('bow', loop, [
    add(knot, [unit * 0.3, 0]),
    add(knot, [unit * 0.45, 0]),
    add(knot, [unit * 0.4, unit * 0.08]),
  ]);
  const round = smoothCurve(
    [
      add(knot, [-unit * 0.07, -unit * 0.05]),
      add(knot, [unit * 0.06, -unit * 0.07]),
      add(knot, [unit * 0.07, unit * 0.06]),
      add(knot, [-unit * 0.05, unit * 0.07]),
    ],
    { closed: true },
  );
  lay('knot', round, [knot, add(knot, [unit * 0.07, unit * 0.05])]);
}
