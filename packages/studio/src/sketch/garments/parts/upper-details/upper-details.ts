import type { Point, Polyline } from '../../../../core/scene/point.ts';
import type { LayerPen } from '../../../../core/scene/scene-builder.ts';
import { SIDES, type Side } from '../../../figure/body.ts';
import type { Detail } from '../../features.ts';
import type { DressContext } from '../../garment.ts';
import type { GarmentTop } from '../bodice/garment-top.ts';
import { clippedPen, runsInside } from '../clipped-pen.ts';
import { drawLaceTrim } from '../lace-trim.ts';
import { necklineCut } from '../necklines/neckline-cuts.ts';
import { layerOfArm } from '../sleeves/sleeve.ts';
import type { SleeveShape } from '../sleeves/sleeve-shape.ts';
import { drawPiping } from './braid.ts';
import { drawDrape } from './drape.ts';
import {
  drawEmbroidery,
  drawNeckEmbroidery,
  embroiderHem,
  embroiderSleeve,
} from './embroidered.ts';
import { drawFeathers } from './feathers.ts';
import { drawFrill } from './frill.ts';
import { drawFringe } from './fringe.ts';
import { drawPomPoms, drawRickrack } from './hem-trims.ts';
import { drawHoodFur } from './hood-fur.ts';
import { drawJabot } from './jabot.ts';
import { drawCables, drawStitches } from './knitting.ts';
import { drawPockets } from './pockets.ts';
import { drawDiamonds } from './quilting.ts';
import { bandSleeve } from './reflective-bands.ts';
import { drawRibs } from './rib.ts';
import { drawPintucks, drawPrincessSeams, drawSmocking } from './seams.ts';
import { drawEpaulettes } from './shoulder-parts.ts';
import { drawBodyStripes, drawSleeveStripe } from './side-stripes.ts';
import {
  drawElbowPatches,
  drawFrayed,
  drawPocketSquare,
  drawScallops,
  drawStuds,
} from './small-trims.ts';
import { drawStormStrip } from './storm-strip.ts';
import { drawTiedFront } from './tied-front.ts';
import { drawTopStitching } from './top-stitching.ts';
import { drawTrimBand } from './trim-band.ts';

export type DetailInput = {
  sleeves: Partial<Record<Side, SleeveShape>>;
  /** Outlines of the cloth of its body: patterns of the knitting end there. */
  cloth: readonly Polyline[];
  /** Drawn by the garment itself in its own way. */
  except?: readonly Detail[];
  /** Sewn to a skirt, or tucked in: it has no hem of its own. */
  isHemHidden?: boolean;
};

/** What goes all the way round. */
const ON_BACK: ReadonlySet<Detail> = new Set([
  'rib',
  'top-stitching',
  'fringe',
  'lace-trim',
  'feathers',
  'quilting',
  'scallops',
  'frayed',
  'studs',
  'elbow-patches',
  'princess-seams',
  'piping',
  'pom-poms',
  'rickrack',
  'reflective-bands',
  'lace-cuffs',
  'sleeve-fringe',
  'feather-cuffs',
  'side-stripe',
]);

type Drawer = (context: DressContext, top: GarmentTop, input: DetailInput) => void;

/** Draws what the design has besides its cut. Details that belong to skirts draw nothing here. */
export function drawUpperDetails(context: DressContext, top: GarmentTop, input: DetailInput): void {
  const { isBack } = context.body;
  for (const detail of context.piece.design.details) {
    if (isBack && !ON_BACK.has(detail)) continue;
    if (!input.except?.includes(detail)) DRAWERS[detail]?.(context, top, input);
  }
  if (context.piece.parts?.has('hem') && !input.isHemHidden) drawHemBand(context, top, input.cloth);
}

/** A band along the hem in a colour or a cloth of its own, ribbed where the garment is. */
function drawHemBand(context: DressContext, top: GarmentTop, cloth: readonly Polyline[]): void {
  const { unit } = top.cut;
  const { colour, design } = context.piece;
  for (const edge of hemsOf(top, cloth)) {
    drawTrimBand(context, penOf(context, top), {
      edge,
      up: [0, -1],
      heightPx: unit * 0.15,
      colour,
      part: 'hem band',
      ...(design.details.has('rib') ? { ribPx: unit * 0.035 } : {}),
    });
  }
}

/** Where the centre front begins to be cloth, below the neckline. */
function frillFrom({ body, piece: { design } }: DressContext, { cut }: GarmentTop): number {
  if (design.collar !== 'none') return 0.08;
  const [, lowest] = necklineCut(design.neckline, body).places.at(-1) ?? [0, 0];
  return Math.max(0.08, cut.partAt(cut.frame.at(0, lowest)[1]));
}

const WITHIN_PX = 3;

/** The hem where there is cloth: in two parts under fronts that stand open. */
const hemsOf = ({ cut }: GarmentTop, cloth: readonly Polyline[]): Polyline[] => {
  const within = cut.hem.map(([x, y]): Point => [x, y - WITHIN_PX]);
  return runsInside(within, cloth).map((run) => run.map(([x, y]): Point => [x, y + WITHIN_PX]));
};

const penOf = ({ scene }: DressContext, top: GarmentTop) => scene.on(top.layer, top.order);

type OnSleeve = (pen: LayerPen, shape: SleeveShape, side: Side) => void;

/** Draws on each sleeve that there is, over its cloth. */
function onSleeves(
  { scene, body }: DressContext,
  { order }: GarmentTop,
  sleeves: DetailInput['sleeves'],
  draw: OnSleeve,
): void {
  for (const side of SIDES) {
    const shape = sleeves[side];
    if (shape) draw(scene.on(layerOfArm(body.arm[side]), order + 3), shape, side);
  }
}

const DRAWERS: Partial<Record<Detail, Drawer>> = {
  pockets: (context, top) => drawPockets(context, top, 'slant'),
  'patch-pockets': (context, top) => drawPockets(context, top, 'patch'),
  'flap-pockets': (context, top) => drawPockets(context, top, 'flap'),
  'fur-hood': (context, top) => {
    if (context.piece.design.collar === 'hood') drawHoodFur(context, top);
  },
  'side-stripe': (context, top, { sleeves, cloth }) => {
    drawBodyStripes(context, clippedPen(penOf(context, top), cloth), top);
    onSleeves(context, top, sleeves, (pen, shape, side) =>
      drawSleeveStripe(context, pen, { shape, side }),
    );
  },
  epaulettes: drawEpaulettes,
  'storm-flap': drawStormStrip,
  'reflective-bands': (context, top, { sleeves }) =>
    onSleeves(context, top, sleeves, (pen, shape) => bandSleeve(context, pen, shape)),
  'lace-cuffs': (context, top, { sleeves }) =>
    onSleeves(context, top, sleeves, (pen, { hem }) =>
      drawLaceTrim(context, pen, { edge: hem, px: top.cut.unit * 0.11 }),
    ),
  'sleeve-fringe': (context, top, { sleeves }) =>
    onSleeves(context, top, sleeves, (pen, { patch }, side) => {
      const u = side === 'left' ? 0.12 : 0.88;
      const edge = [0.12, 0.35, 0.6, 0.85].map((v) => patch(u, v));
      drawFringe(context, pen, { edge, lengthPx: top.cut.unit * 0.3 });
    }),
  'tied-front': drawTiedFront,
  'feather-cuffs': (context, top, { sleeves }) =>
    onSleeves(context, top, sleeves, (pen, { hem }) =>
      drawFeathers(context, pen, { edge: hem, px: top.cut.unit * 0.12 }),
    ),
  'pom-poms': (context, top, { cloth }) => {
    for (const hem of hemsOf(top, cloth))
      drawPomPoms(context, penOf(context, top), { edge: hem, px: top.cut.unit * 0.09 });
  },
  rickrack: (context, top, { cloth }) => {
    for (const hem of hemsOf(top, cloth))
      drawRickrack(context, penOf(context, top), { edge: hem, px: top.cut.unit * 0.07 });
  },
  rib: (context, top, { sleeves, cloth }) => drawRibs(context, top, { sleeves, cloth }),
  cable: (context, top, { cloth }) => {
    const pen = clippedPen(penOf(context, top), cloth);
    const shape = { unit: top.cut.unit, from: 0.02, to: 0.9 };
    drawCables(pen, top.cut.patch, { ...shape, places: [0.24, 0.5, 0.76] });
    drawStitches(pen, top.cut.patch, top.cut.unit);
  },
  quilting: (context, top, { cloth }) =>
    drawDiamonds(clippedPen(penOf(context, top), cloth), top.cut.patch),
  'top-stitching': (context, top) => drawTopStitching(penOf(context, top), top),
  fringe: (context, top, { cloth }) => {
    for (const hem of hemsOf(top, cloth))
      drawFringe(context, penOf(context, top), { edge: hem, lengthPx: top.cut.unit * 0.34 });
  },
  'lace-trim': (context, top, { cloth }) => {
    for (const hem of hemsOf(top, cloth))
      drawLaceTrim(context, penOf(context, top), { edge: hem, px: top.cut.unit * 0.13 });
  },
  feathers: (context, top, { cloth }) => {
    for (const hem of hemsOf(top, cloth))
      drawFeathers(context, penOf(context, top), { edge: hem, px: top.cut.unit * 0.16 });
  },
  ruffle: (context, top) => {
    const from = frillFrom(context, top);
    const spine = Array.from({ length: 12 }, (_, i) =>
      top.cut.on(0, from + (i / 11) * Math.max(0.2, 0.685 - from)),
    );
    drawFrill(context, penOf(context, top), { spine, px: top.cut.unit * 0.1 });
  },
  embroidery: drawEmbroidery,
  'neck-embroidery': drawNeckEmbroidery,
  'sleeve-embroidery': (context, top, { sleeves }) =>
    onSleeves(context, top, sleeves, (pen, { patch }) => embroiderSleeve(context, pen, patch)),
  'hem-embroidery': (context, top, { cloth }) => {
    for (const hem of hemsOf(top, cloth)) embroiderHem(context, penOf(context, top), hem);
  },
  drape: drawDrape,
  piping: (context, top, { sleeves, cloth, isHemHidden }) => {
    for (const hem of isHemHidden ? [] : hemsOf(top, cloth)) drawPiping(context, top, hem);
    for (const side of SIDES) {
      const shape = sleeves[side];
      const arm = shape && {
        ...top,
        layer: layerOfArm(context.body.arm[side]),
        order: top.order + 1,
      };
      if (shape && arm) drawPiping(context, arm, shape.hem);
    }
  },
  jabot: drawJabot,
  'princess-seams': (context, top, { cloth }) =>
    drawPrincessSeams(clippedPen(penOf(context, top), cloth), top),
  pintucks: (context, top, { cloth }) => drawPintucks(clippedPen(penOf(context, top), cloth), top),
  smocking: (context, top, { cloth }) =>
    drawSmocking(clippedPen(penOf(context, top), cloth), top, context.piece.thread),
  'pocket-square': (context, top) => {
    if (context.piece.garment.place === 'outer') drawPocketSquare(context, top);
  },
  'elbow-patches': (context, top, { sleeves }) => drawElbowPatches(context, top, sleeves),
  studs: (context, top, { cloth }) => drawStuds(context, top, cloth),
  scallops: (context, top, { cloth }) => {
    for (const hem of hemsOf(top, cloth))
      drawScallops(context, penOf(context, top), { edge: hem, px: top.cut.unit * 0.1 });
  },
  frayed: (context, top, { cloth }) => {
    for (const hem of hemsOf(top, cloth)) drawFrayed(context, penOf(context, top), hem);
  },
};
