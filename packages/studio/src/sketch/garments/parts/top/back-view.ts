import { smoothCurve } from '../../../../core/scene/curve.ts';
import { add, between, type Point, type Polyline } from '../../../../core/scene/point.ts';
import { SIDES, type Side } from '../../../figure/body.ts';
import type { Neckline } from '../../features.ts';
import type { DressContext } from '../../garment.ts';
import { waistPart } from '../bodice/body-folds.ts';
import { shadowSide } from '../bodice/body-shade.ts';
import type { Cut } from '../bodice/cut.ts';
import type { GarmentTop } from '../bodice/garment-top.ts';
import { drawLeaf } from '../collars/collar-leaf.ts';
import { neckFrame } from '../collars/neck-frame.ts';
import { drawNeckLoop } from '../necklines/neck-loop.ts';
import { armholeEdge } from '../necklines/neckline-edge.ts';
import { drawRaglanEnd, showsArmhole } from '../raglan.ts';
import { clothRegion, undersideOf } from '../skirt-cloth.ts';
import type { TopOptions } from '../top-options.ts';
import { isSnug } from '../top-room.ts';
import { drawPieced } from '../upper-details/yoke.ts';
import { drawBackLacing } from './back-lacing.ts';
import { bodiceOutline } from './bodice-outline.ts';

/** The back of a garment, for technical flats: one piece with a yoke or a centre seam, and the back of its collar. Returns the outline of its body. */
export function drawBackOfTop(
  context: DressContext,
  top: GarmentTop,
  options: TopOptions,
): Polyline {
  const { cut } = top;
  const { design } = context.piece;
  const pen = context.scene.on(top.layer, top.order);
  if (isSnug(design)) return drawBareBack(context, top, options);
  const edge = smoothCurve([
    cut.shoulder('left', 0.04),
    cut.frame.at(0, -0.04),
    cut.shoulder('right', 0.04),
  ]);
  const side = (one: Side): Point[] => [
    ...Array.from({ length: 9 }, (_, i) => cut.shoulder(one, 0.04 + (0.96 * i) / 8)),
    ...armholeEdge(cut, one, 0.04),
    ...cut.seam[one],
  ];
  const outline = [
    ...edge,
    ...side('right'),
    ...cut.hem.toReversed(),
    ...side('left').toReversed(),
  ];
  const opening = design.details.has('open-back') ? openingOf(cut) : undefined;
  const region = clothRegion(context, {
    part: 'back',
    outline,
    patch: cut.patch,
    shade: [shadowSide(cut.patch, context.rng)],
  });
  pen.region(opening ? { ...region, outlines: [...region.outlines, opening] } : region);
  if (opening) pen.stroke('contour', [...opening, opening[0]], { weight: 0.9 });
  for (const one of SIDES) {
    pen.stroke('contour', side(one).slice(0, 9), { isShadowSide: one === 'right' });
    pen.stroke('contour', cut.seam[one], { isShadowSide: one === 'right', taper: [0.04, 0.04] });
    drawRaglanEnd(context, top, one);
    if (design.sleeve === 'none') pen.stroke('contour', armholeEdge(cut, one, 0.04));
    else if (showsArmhole(context)) pen.stroke('seam', armholeEdge(cut, one, 0.04));
  }
  pen.stroke('contour', edge, { weight: 0.9 });
  drawPieced(context, top, outline);
  if (!options.isHemHidden) pen.stroke('contour', cut.hem, { taper: [0.03, 0.03] });
  if (options.isTailored) {
    const from = opening ? opensTo(cut) : 0.02;
    pen.stroke('seam', smoothCurve([cut.on(0, from), cut.on(0, (from + 1) / 2), cut.on(0, 1)]));
  } else if (options.hasPlacket && !opening) drawYoke(context, top);
  if (design.details.has('laced-back')) drawBackLacing(context, top, cut.frame.at(0, -0.02));
  if (design.details.has('vent')) drawVent(context, top, 0.5);
  if (design.details.has('side-vents')) for (const u of [0.2, 0.8]) drawVent(context, top, u);
  drawCollarBack(context, top);
  return outline;
}

/** The back of what holds without shoulders: straight from armpit to armpit, its straps tied or sewn to it. */
function drawBareBack(context: DressContext, top: GarmentTop, options: TopOptions): Polyline {
  const { cut } = top;
  const { design } = context.piece;
  const pen = context.scene.on(top.layer, top.order);
  const edge = smoothCurve([
    cut.pit.left,
    add(between(cut.pit.left, cut.pit.right, 0.5), [0, cut.unit * 0.06]),
    cut.pit.right,
  ]);
  const straps: Partial<Record<Neckline, (side: Side) => Point[]>> = {
    slip: (side) => [
      cut.frame.shoulderAt(side, 0.42),
      between(cut.pit.left, cut.pit.right, side === 'left' ? 0.26 : 0.74),
    ],
  };
  if (design.neckline === 'halter') drawHalterInside(context, top);
  const strapOf = straps[design.neckline];
  if (strapOf) for (const side of SIDES) pen.stroke('contour', strapOf(side), { weight: 1.8 });
  const outline = [
    ...edge,
    ...cut.seam.right,
    ...cut.hem.toReversed(),
    ...cut.seam.left.toReversed(),
  ];
  pen.region(
    clothRegion(context, {
      part: 'back',
      outline,
      patch: cut.patch,
      shade: [shadowSide(cut.patch, context.rng)],
    }),
  );
  for (const side of SIDES) {
    pen.stroke('contour', cut.seam[side], { isShadowSide: side === 'right', taper: [0.04, 0.04] });
  }
  pen.stroke('contour', edge, { weight: 0.95 });
  if (!options.isHemHidden) pen.stroke('contour', cut.hem, { taper: [0.03, 0.03] });
  const middle = edge[Math.floor(edge.length / 2)];
  if (options.isTailored) pen.stroke('seam', [middle, cut.on(0, 1)]);
  if (design.details.has('laced-back')) drawBackLacing(context, top, middle);
  return outline;
}

/** The inside of a halter's front above its back, and the strap about the neck. */
function drawHalterInside(context: DressContext, top: GarmentTop): void {
  const { cut } = top;
  const pen = context.scene.on(top.layer, top.order - 0.1);
  const { outline, neckline } = bodiceOutline(cut, 'halter', 0.1);
  pen.region({
    ...clothRegion(context, { part: 'front inside', outline, reserve: 0 }),
    colour: undersideOf(context.piece),
  });
  pen.stroke('contour', [...outline, outline[0]], { weight: 0.95 });
  pen.stroke('contour', neckline, { weight: 0.8 });
  drawNeckLoop(context, top, top.layer);
}

/** Parts of the back's height and breadth that a vent is slit and laps over. */
const VENT = { from: 0.72, laps: 0.035 };

/** A slit from the hem upwards, one edge lapped over the other. */
function drawVent({ scene }: DressContext, { cut, layer, order }: GarmentTop, u: number): void {
  const pen = scene.on(layer, order + 0.2);
  const at = (v: number, aside = 0) => cut.patch(u + aside, v);
  const edge = [at(VENT.from), at(0.86, 0.004), at(0.995, 0.012)];
  const under = [
    at(VENT.from),
    at(VENT.from, VENT.laps),
    at(0.86, VENT.laps + 0.006),
    at(0.985, VENT.laps + 0.012),
  ];
  pen.stroke('contour', smoothCurve(edge), { weight: 1, taper: [0, 0.02] });
  pen.stroke('seam', under, { weight: 0.75, taper: [0, 0.02] });
}

/** The part of the way down the back at which an open one closes, above the waist. */
const opensTo = (cut: Cut): number => waistPart(cut) * 0.86;

/** What an open back leaves bare, below the strip that holds it at the neck. */
function openingOf(cut: Cut): Polyline {
  const low = opensTo(cut);
  const at = (x: number, part: number) => cut.on(x, 0.03 + (low - 0.03) * part);
  const right = [at(0.2, 0.12), at(0.36, 0.45), at(0.27, 0.82)];
  const left = [at(-0.27, 0.82), at(-0.36, 0.45), at(-0.2, 0.12)];
  return smoothCurve([at(0, 0), ...right, at(0, 1), ...left], { closed: true });
}

function drawYoke(context: DressContext, { cut, layer, order }: GarmentTop): void {
  const at = (side: Side) => between(cut.tip[side], cut.pit[side], 0.34);
  const yoke = smoothCurve([at('left'), cut.frame.at(0, 0.3), at('right')]);
  const pen = context.scene.on(layer, order);
  pen.stroke('seam', yoke);
  for (const x of [-0.05, 0.05])
    pen.stroke('fold', [cut.frame.at(x, 0.3), cut.frame.at(x * 1.1, 0.9)], { taper: [0.02, 0.7] });
}

function drawCollarBack(context: DressContext, top: GarmentTop): void {
  const { design } = context.piece;
  if (design.collar === 'none') return;
  const { cut } = top;
  const neck = neckFrame(cut);
  const up = design.collar === 'turtle' || design.collar === 'funnel' ? 0.4 : 0.22;
  const low =
    design.collar === 'hood'
      ? 0.75
      : design.collar === 'mandarin' ||
          design.collar === 'mock' ||
          design.collar === 'turtle' ||
          design.collar === 'funnel'
        ? -0.04
        : 0.12;
  const rim = smoothCurve([neck(-1.1, up * 0.9), neck(0, up), neck(1.1, up * 0.9)]);
  const foot = smoothCurve([
    add(cut.shoulder('right', 0.3), [0, -cut.unit * 0.02]),
    cut.frame.at(0.25, low * 0.9),
    cut.frame.at(0, low),
    cut.frame.at(-0.25, low * 0.9),
    add(cut.shoulder('left', 0.3), [0, -cut.unit * 0.02]),
  ]);
  drawLeaf(context, context.scene.on(top.collarLayer, top.order), {
    part: 'collar back',
    edge: [...rim, ...foot],
    shade: [[...foot.slice(0, Math.floor(foot.length / 2)), rim[rim.length - 1]]],
  });
}
