import type { Polyline } from '../../../../core/scene/point.ts';
import type { Closure, Collar, Design, Neckline } from '../../features.ts';
import type { DressContext } from '../../garment.ts';
import { createCut } from '../bodice/cut.ts';
import type { GarmentTop } from '../bodice/garment-top.ts';
import { overSkirt } from '../bodice/over-skirt.ts';
import { drawClosure } from '../closures/closure.ts';
import { drawBackCollar } from '../collars/back-collar.ts';
import { CAMP_OPEN, drawCollar } from '../collars/collar.ts';
import { drawFront } from '../front/front.ts';
import type { LapelKind } from '../front/lapels.ts';
import { necklineCut } from '../necklines/neckline-cuts.ts';
import { drawShoulderBand } from '../necklines/shoulder-band.ts';
import { drawSleeves } from '../sleeves/sleeve.ts';
import { wornSleeve } from '../sleeves/worn-sleeve.ts';
import type { TopOptions } from '../top-options.ts';
import { roomOf } from '../top-room.ts';
import { drawPiping } from '../upper-details/braid.ts';
import { drawUpperDetails } from '../upper-details/upper-details.ts';
import { drawPieced } from '../upper-details/yoke.ts';
import { drawWaist } from '../waist.ts';
import { drawBackOfTop } from './back-view.ts';
import { drawBodicePiece } from './bodice.ts';

export type { TopOptions } from '../top-options.ts';

/** What is worn over a tucked-in shirt lies over it on the layers of the arms as well. */
const OVER = 10;

const lapelOf = (collar: Collar): LapelKind | undefined =>
  collar === 'notch' || collar === 'peak' || collar === 'shawl' ? collar : undefined;

/** Draws a garment of the upper body: its body, front, closure, collar and sleeves. Returns its cut. */
export function drawTop(context: DressContext, own: TopOptions): GarmentTop {
  const options = padded(context, own);
  const { body, piece } = context;
  const { design } = piece;
  const room = roomOf(context, options);
  const cut = createCut(body, { ...options, room, over: overSkirt(context) });
  const top: GarmentTop = {
    cut,
    layer: options.layer,
    collarLayer: options.collarLayer,
    order: (options.order ?? 0) + (piece.garment.place === 'outer' ? OVER : 0),
    over: body.kind === 'man' || body.kind === 'boy' ? 'right' : 'left',
  };
  const isOpened =
    options.hasFront || design.closure === 'open' || lapelOf(design.collar) !== undefined;
  const drawBody = isOpened ? drawOpened : drawClosed;
  const cloth = body.isBack
    ? [drawBackOfTop(context, top, options)]
    : drawBody(context, top, options);
  const sleeves = drawSleeves(inSleeveCloth(context, options), top, {
    ...wornSleeve(context),
    extra: room.sleeve,
    puffs: options.puffs ?? 0,
    form: options.sleeveForm,
    onSleeve: options.onSleeve,
    onSleeveEnd: options.onSleeveEnd,
  });
  if (piece.garment.place === 'outer') drawOuterWaist(context, top);
  drawUpperDetails(context, top, { sleeves, cloth, except: options.ownDetails });
  return top;
}

/** Shoulder pads, in units of the frame, where the prompt asks for them. */
const PADS = 0.15;

const padded = ({ piece }: DressContext, options: TopOptions): TopOptions =>
  piece.design.details.has('shoulder-pads')
    ? { ...options, pad: Math.max(options.pad ?? 0, PADS) }
    : options;

function inSleeveCloth(context: DressContext, { sleeveColour }: TopOptions): DressContext {
  const { piece } = context;
  const { colour } = piece;
  const fabric = piece.parts?.get('sleeve')?.fabric ?? piece.fabric;
  const isOther = sleeveColour !== undefined && sleeveColour !== colour;
  const own = isOther ? { ...piece, colour: sleeveColour, print: undefined } : piece;
  return { ...context, piece: { ...own, fabric } };
}

const inCollarColour = (context: DressContext, { collarColour }: TopOptions): DressContext =>
  collarColour === undefined
    ? context
    : { ...context, piece: { ...context.piece, colour: collarColour, print: undefined } };

/** Belts lie over the coat's own waist. */
function drawOuterWaist(context: DressContext, top: GarmentTop): void {
  const { waist } = context.piece.design;
  const { cut } = top;
  if (waist === 'none' || cut.partAt(context.body.front(0, 3)[1]) > 0.9) return;
  drawWaist(context, { kind: waist, easePx: cut.unit * (cut.room.waist + 0.02), order: 2 });
}

/** Returns the outlines of its halves. */
function drawOpened(context: DressContext, top: GarmentTop, options: TopOptions): Polyline[] {
  const { design } = context.piece;
  const isDouble = design.closure === 'double-breasted';
  const isOpen = design.closure === 'open';
  const lapel = lapelOf(design.collar);
  const isWrapped = design.closure === 'wrap';
  const overlap = options.overlap ?? (isDouble ? 0.2 : isWrapped ? 0.27 : 0.055);
  const breakY = isWrapped ? (options.wrapY ?? 1.42) : breakOf(design, options);
  const halves = drawFront(context, top, {
    breakY,
    overlap: isOpen || (design.closure === 'zip' && !options.slantedZip) ? 0 : overlap,
    gap: isOpen ? openGap(design) : 0,
    corner: options.corner ?? 0.03,
    cutaway: isDouble ? 0 : (options.cutaway ?? 0),
    looseness: loosenessOf(design),
    isTailored: options.isTailored,
    isGathered: (options.gathered ?? 0) > 0,
    hasSleeves: design.sleeve !== 'none',
    inset: design.sleeve === 'none' ? 0.08 : -0.02,
    onHalf: (half, panel) => {
      if (!options.ownDetails?.includes('yoke')) drawPieced(context, half, panel.outline);
      options.onHalf?.(half, panel);
      if (design.details.has('piping')) drawPiping(context, half, panel.edge);
    },
    ...(lapel
      ? { lapel: { kind: lapel, breadth: options.collarSize ?? 1, facing: options.facing } }
      : {}),
  });
  if (lapel) drawBackCollar(context, top, { up: 0.26, wide: 1.2 });
  else {
    const size = options.collarSize ?? 1;
    drawCollar(inCollarColour(context, options), top, design.collar, { openY: breakY, size });
  }
  drawFrontClosure(context, top, { options, closure: design.closure, breakY });
  return halves.map(({ outline }) => outline);
}

/** How far down a front stands open: lapels and collarless fronts roll, other collars close at the neck. */
function breakOf({ collar }: Design, options: TopOptions): number {
  if (lapelOf(collar)) return options.breakY ?? 1.2;
  if (collar === 'none') return options.breakY ?? 0.5;
  return COLLAR_OPEN[collar] ?? 0.08;
}

const COLLAR_OPEN: Partial<Record<Collar, number>> = {
  camp: CAMP_OPEN,
  shirt: 0.13,
  hood: 0.22,
  fur: 0.6,
};

const openGap = (design: Design) => (design.fit === 'oversized' ? 0.34 : 0.26);

const LOOSENESS = { slim: 0, regular: 0.4, relaxed: 0.75, oversized: 1 } as const;
const loosenessOf = ({ fit }: Design): number => LOOSENESS[fit];

/** Returns its outline. */
function drawClosed(context: DressContext, top: GarmentTop, options: TopOptions): Polyline[] {
  const { design } = context.piece;
  const neckline: Neckline = design.collar === 'none' ? design.neckline : 'crew';
  const outline = drawBodicePiece(context, top, {
    neckline,
    hasSleeves: design.sleeve !== 'none',
    looseness: loosenessOf(design),
    isGathered: options.isHemHidden || (options.gathered ?? 0) > 0,
    isTailored: options.isTailored,
    isHemHidden: options.isHemHidden,
    part: options.part,
  });
  drawPieced(context, top, outline);
  const { closure } = design;
  if (closure !== 'none') {
    const breakY = closureTop(top, neckline, closure);
    drawFrontClosure(context, top, { options, closure, breakY });
  }
  drawCollar(inCollarColour(context, options), top, design.collar, {
    openY: 0.1,
    size: options.collarSize ?? 1,
  });
  if (neckline === 'off-shoulder') drawShoulderBand(context, top);
  return [outline];
}

/** Where the front closes at a neck without a neckline of its own, down from the pit of the neck. */
const AT_THE_NECK = 0.1;
/** A round neck ends above this. */
const DEEPEST_AT_THE_NECK = 0.15;
/** How far below the edge of an open neckline the first button is sewn on. */
const BELOW_EDGE = 0.08;

/** Where a closure begins: at the neck, or at the edge of a neckline that leaves it bare. */
function closureTop({ cut }: GarmentTop, neckline: Neckline, closure: Closure): number {
  const [, edge] = necklineCut(neckline, cut.body).places.at(-1) ?? [0, 0];
  if (edge < DEEPEST_AT_THE_NECK) return AT_THE_NECK;
  return closure === 'zip' ? edge : edge + BELOW_EDGE;
}

/** How much larger buttons are that are said to be big. */
const BIG = 1.75;

/** How far down a short zip opens, as y of the trunk's frame. */
const SHORT_ZIP = 0.62;

/** Where a zip ends, as a part of the front. */
const zipEnd = ({ piece }: DressContext, { cut }: GarmentTop): number =>
  piece.design.details.has('short-zip') ? cut.partAt(cut.frame.at(0, SHORT_ZIP)[1]) : 0.995;

/** Where a closure runs beside the centre front: a slanted zip, and buttons on the edge that would lie on top. */
function closureX(
  { piece }: DressContext,
  { over }: GarmentTop,
  { slantedZip }: TopOptions,
): number {
  const way = over === 'left' ? 1 : -1;
  if (piece.design.closure === 'open') return -way * (openGap(piece.design) + 0.1);
  return slantedZip ? way * 0.17 : 0;
}

type FrontClosure = { options: TopOptions; closure: Closure; breakY: number };

function drawFrontClosure(
  context: DressContext,
  top: GarmentTop,
  { options, closure, breakY }: FrontClosure,
): void {
  const { cut } = top;
  const from = cut.partAt(cut.frame.at(0, breakY)[1]);
  const isDouble = closure === 'double-breasted';
  const { count: asked, isBig } = context.piece.design.buttons ?? {};
  drawClosure(context, top, {
    closure,
    from: closure === 'zip' ? from : from + 0.02,
    to: closure === 'zip' ? zipEnd(context, top) : (options.lastButton ?? 0.92),
    count: asked ? Math.ceil(asked / (isDouble ? 2 : 1)) : (options.buttons ?? (isDouble ? 3 : 6)),
    overlap: options.overlap ?? (isDouble ? 0.2 : 0.055),
    button: (options.buttonSize ?? 0.024) * (isBig ? BIG : 1),
    x: closureX(context, top, options),
    hasPlacket: options.hasPlacket,
    placketTo: options.placketTo,
  });
}
