import { cutAlong, smoothCurve } from '../../../../core/scene/curve.ts';
import type { Polyline } from '../../../../core/scene/point.ts';
import type { Layer, LayerPen } from '../../../../core/scene/scene-builder.ts';
import { type Arm, SIDES, type Side } from '../../../figure/body.ts';
import type { Sleeve } from '../../features.ts';
import type { DressContext } from '../../garment.ts';
import { shadowSide } from '../bodice/body-shade.ts';
import { drawFolds, wedgesOf } from '../bodice/fold.ts';
import type { GarmentTop } from '../bodice/garment-top.ts';
import { isBehind } from '../front/front-panel.ts';
import { armholeEdge } from '../necklines/neckline-edge.ts';
import { clothRegion } from '../skirt-cloth.ts';
import { drawCapeSleeve } from './cape-sleeve.ts';
import { drawCuff } from './cuff.ts';
import { drawRolledEnd } from './rolled.ts';
import { droppedPart } from './sleeve-edges.ts';
import { sleeveFolds } from './sleeve-folds.ts';
import { SLEEVE_FORMS, type SleeveForm } from './sleeve-forms.ts';
import { sleeveLining } from './sleeve-lining.ts';
import { drawSleevePocket } from './sleeve-pocket.ts';
import { FAR_FROM } from './sleeve-root.ts';
import { type SleeveShape, sleeveShape } from './sleeve-shape.ts';

/** The layer on which an arm, and what it wears, is drawn. */
export const layerOfArm = ({ place }: Arm): Layer =>
  place === 'behind' ? 'arm-behind' : place === 'raised' ? 'arm-raised' : 'arm';

export type SleeveOptions = {
  sleeve: Sleeve;
  /** Added to the ease, in units of the frame. */
  extra: number;
  /** Leaves the shoulder without cloth. */
  isBare?: boolean;
  /** Padded rows. */
  puffs?: number;
  /** Another form than the sleeve's. */
  form?: SleeveForm;
  /** Draws on the cloth before its edges. */
  onSleeve?: (pen: LayerPen, shape: SleeveShape, unit: number) => void;
  /** Draws over all its lines. */
  onSleeveEnd?: (pen: LayerPen, shape: SleeveShape, unit: number) => void;
};

/** Draws both sleeves of a garment, over the skin of the arms. Returns their shapes for trims. */
export function drawSleeves(
  context: DressContext,
  top: GarmentTop,
  options: SleeveOptions,
): Partial<Record<Side, SleeveShape>> {
  const shapes: Partial<Record<Side, SleeveShape>> = {};
  for (const side of sleevedSides(context))
    shapes[side] = drawSleeve(context, top, { ...options, side });
  return shapes;
}

/** A garment of one shoulder has its sleeve on that side. */
function sleevedSides({ piece: { design } }: DressContext): readonly Side[] {
  const hasOne = design.neckline === 'one-shoulder' && design.collar === 'none';
  return hasOne || design.details.has('one-sleeve') ? ['left'] : SIDES;
}

type OneSleeve = SleeveOptions & { side: Side };

function drawSleeve(
  context: DressContext,
  top: GarmentTop,
  options: OneSleeve,
): SleeveShape | undefined {
  const { side, sleeve, extra } = options;
  if (sleeve === 'cape') drawCapeSleeve(context, top, side);
  const listed = SLEEVE_FORMS[sleeve];
  if (!listed) return undefined;
  const known = options.form ?? listed;
  const { cut } = top;
  const form = { ...known, end: endOn(cut, side, known.end), cuff: cuffOf(context, known) };
  const arm = cut.body.arm[side];
  const shape = sleeveShape(cut, {
    side,
    form,
    extra,
    puffs: options.puffs,
    isBare: options.isBare,
  });
  if (!options.isBare) closeArmhole(context, top, { side, outer: outerLine(cut, shape, side) });
  // Laid flat, the body covers the sleeves where they meet, and shows the seam between them.
  const pen = cut.body.isFlat
    ? context.scene.on(top.layer, top.order - 0.4)
    : context.scene.on(layerOfArm(arm), 1 + top.order);
  const { fabric } = context.piece;
  const folds = sleeveFolds(shape, {
    side,
    form,
    fabric,
    rng: context.rng,
    unit: cut.unit,
    width: extra,
    isFlat: cut.body.isFlat,
  });
  const lining = options.isBare
    ? undefined
    : sleeveLining({
        body: cut.body,
        side,
        end: form.end,
        along: shape.along,
        outline: shape.outline,
      });
  if (lining)
    pen.region(clothRegion(context, { part: `sleeve ${side}`, outline: lining, reserve: 0 }));
  pen.region(
    clothRegion(context, {
      part: `sleeve ${side}`,
      outline: shape.outline,
      patch: shape.patch,
      shade: [
        shadowSide(shape.patch, context.rng, side === 'right' ? 0.34 : 0.26),
        ...wedgesOf(folds),
      ],
      reserve: side === 'left' ? 0.35 : 0.1,
    }),
  );
  drawFolds(pen, folds);
  options.onSleeve?.(pen, shape, cut.unit);
  const isRight = side === 'right';
  pen.stroke('contour', outerLine(cut, shape, side), {
    isShadowSide: isRight,
    weight: 1.05,
    taper: [0.1, 0.03],
  });
  pen.stroke('contour', shape.inner, { isShadowSide: !isRight, weight: 0.9, taper: [0.12, 0.03] });
  pen.stroke('contour', shape.hem, { weight: 0.9, taper: [0.04, 0.04] });
  if (!form.isSeamless && !options.isBare) {
    pen.stroke('seam', shape.armhole, { weight: 1.05, taper: [0.03, 0.06] });
  }
  const { details } = context.piece.design;
  const isRolled = (details.has('rolled-sleeves') || details.has('roll-tabs')) && !form.isFlared;
  if (isRolled) drawRolledEnd(context, pen, { shape, form, side, unit: cut.unit });
  else if (form.cuff) drawCuff(context, pen, { shape, form, side, unit: cut.unit });
  if (details.has('sleeve-pockets')) drawSleevePocket(context, pen, shape);
  options.onSleeveEnd?.(pen, shape, cut.unit);
  return shape;
}

/** Depth of a cuff that is turned back since the prompt names a cloth or a colour for it. */
const TURNED_CUFF = 0.15;

/** The depth of a sleeve's cuff; sleeves that fall open have none. */
function cuffOf({ piece }: DressContext, { cuff, isFlared }: SleeveForm): number | undefined {
  const isAsked = piece.parts?.has('cuff') ?? false;
  return cuff ?? (isAsked && !isFlared ? TURNED_CUFF : undefined);
}

/** The outer edge as it is drawn: a far sleeve's goes on from the shoulder, which it is the end of. */
function outerLine(cut: GarmentTop['cut'], { outer }: SleeveShape, side: Side): Polyline {
  if (cut.body.isFlat) return outer;
  if (!isBehind(cut, side)) return cutAlong(outer, 0.02, 1);
  return smoothCurve([...farShoulder(cut, side), ...cutAlong(outer, 0.05, 1)]);
}

/** Cloth under the seam between body and sleeve: where the arm goes behind, they part. */
function closeArmhole(
  context: DressContext,
  { cut, layer, order }: GarmentTop,
  { side, outer }: { side: Side; outer: Polyline },
): void {
  const [outside, inside] = [-0.03, 0.13].map((inset) => armholeEdge(cut, side, inset));
  const isFar = isBehind(cut, side);
  const outline = [...(isFar ? farShoulder(cut, side) : []), ...outside, ...inside.toReversed()];
  const pen = context.scene.on(layer, order - 0.5);
  pen.region(
    clothRegion(context, { part: `sleeve ${side}`, outline, patch: cut.patch, reserve: 0 }),
  );
  if (!isFar) return;
  const isShadowSide = side === 'right';
  pen.stroke('contour', cutAlong(outer, 0, 0.2), {
    isShadowSide,
    weight: 0.95,
    taper: [0.1, 0.4],
  });
}

/** The end of the shoulder seam that a far sleeve carries on. */
const farShoulder = (cut: GarmentTop['cut'], side: Side): Polyline =>
  [0, 0.3, 0.6, 0.9].map((part) => cut.shoulder(side, FAR_FROM + (1 - FAR_FROM) * part));

/** Short sleeves begin lower where the shoulder is dropped, and end lower too. */
function endOn(cut: GarmentTop['cut'], side: Side, end: number): number {
  const dropped = droppedPart(cut, side);
  return dropped === 0 ? end : Math.max(end, Math.min(0.985, end + dropped * (1 - end) * 1.15));
}
