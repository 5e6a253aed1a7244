import type { Hex } from '../../../../core/colour.ts';
import type { Fabric } from '../../../../core/fabrics/fabric.ts';
import { cutAlong, placeAlong, smoothCurve } from '../../../../core/scene/curve.ts';
import { add, between, type Point, type Polyline } from '../../../../core/scene/point.ts';
import type { LayerPen } from '../../../../core/scene/scene-builder.ts';
import { signOf } from '../../../figure/body.ts';
import type { DressContext } from '../../garment.ts';
import type { GarmentTop } from '../bodice/garment-top.ts';
import { drawLeaf, joined } from '../collars/collar-leaf.ts';
import { neckFrame } from '../collars/neck-frame.ts';
import type { FrontPanel } from './front-panel.ts';

export type LapelKind = 'notch' | 'peak' | 'shawl';

export type LapelLook = {
  kind: LapelKind;
  /** 1 is ordinary breadth. */
  breadth: number;
  facing?: Facing;
};

/** The cloth that a lapel shows where it is not the garment's own. */
export type Facing = { fabric: Fabric; colour: Hex };

/** Draws the lapel and the half collar of one panel, folded over on its roll line. */
export function drawLapel(
  context: DressContext,
  top: GarmentTop,
  panel: FrontPanel,
  look: LapelLook,
): void {
  const pen = context.scene.on(top.layer, top.order);
  const line = topOfRoll(top, panel);
  const faced = look.facing ? inFacing(context, look.facing) : context;
  if (look.kind === 'shawl') drawShawl(faced, pen, { top, panel, line, look });
  else drawNotched(faced, pen, { top, panel, line, look });
}

const inFacing = (context: DressContext, { fabric, colour }: Facing): DressContext => ({
  ...context,
  piece: { ...context.piece, fabric, colour, print: undefined },
});

type Lapel = { top: GarmentTop; panel: FrontPanel; line: Polyline; look: LapelLook };

/** The roll line with its upper end standing up beside the neck. */
function topOfRoll({ cut }: GarmentTop, { side, roll }: FrontPanel): Polyline {
  const sign = signOf(side);
  const neck = neckFrame(cut);
  return smoothCurve([
    neck(sign * 1.02, 0.17),
    neck(sign * 1.16, 0.06),
    placeAlong(roll)(0.12),
    ...cutAlong(roll, 0.2, 1, cut.unit * 0.2),
  ]);
}

function drawNotched(
  context: DressContext,
  pen: LayerPen,
  { top, panel, line, look }: Lapel,
): void {
  const { cut } = top;
  const { side } = panel;
  const sign = signOf(side);
  const k = look.breadth;
  const at = (x: number, y: number) => cut.frame.at(sign * x, y);
  const roll = placeAlong(line);
  const gorge = roll(0.27);
  const isPeak = look.kind === 'peak';
  const notch = at(0.315 * k, isPeak ? 0.2 : 0.215);
  const tip = isPeak ? at(0.56 * k, 0.03) : at(0.49 * k, 0.265);
  const end = line[line.length - 1];
  const long = (end[1] - tip[1]) / cut.unit;
  const belly = (part: number, out: number): Point =>
    add(between(tip, end, part), [sign * out * cut.unit * long, 0]);
  const outside = smoothCurve([tip, belly(0.33, 0.035), belly(0.68, 0.045), end]);
  const lapel = joined([gorge, notch, tip], outside);
  const back = cutAlong(line.toReversed(), 0, 0.73);
  drawLeaf(context, pen, {
    part: `lapel ${side}`,
    patch: cut.patch,
    edge: lapel,
    rest: back.slice(1),
    shade: [foldShade(line, sign * cut.unit * 0.05)],
    weight: 1,
  });
  pen.stroke('detail', cutAlong(line, 0.25, 1), { weight: 1.1, taper: [0.1, 0.02] });
  const collarTip = isPeak ? at(0.41 * k, 0.085) : at(0.45 * k, 0.09);
  const fall = add(cut.shoulder(side, 0.34), [0, -cut.unit * 0.025]);
  const outer = smoothCurve([
    line[0],
    add(between(line[0], fall, 0.55), [sign * cut.unit * 0.02, -cut.unit * 0.03]),
    fall,
  ]);
  const collar = joined(
    outer,
    smoothCurve([
      fall,
      add(between(fall, collarTip, 0.5), [sign * cut.unit * 0.012, 0]),
      collarTip,
    ]),
    [collarTip, notch, gorge],
  );
  drawLeaf(context, context.scene.on(top.collarLayer, top.order), {
    part: `collar ${side}`,
    patch: cut.patch,
    edge: collar,
    rest: cutAlong(line, 0, 0.27).toReversed().slice(1),
    shade: [foldShade(cutAlong(line, 0, 0.3), sign * cut.unit * 0.06)],
    weight: 0.95,
  });
  context.scene
    .on(top.collarLayer, top.order)
    .stroke('detail', cutAlong(line, 0, 0.3), { weight: 0.8, taper: [0.05, 0.05] });
}

function drawShawl(context: DressContext, pen: LayerPen, { top, panel, line, look }: Lapel): void {
  const { cut } = top;
  const { side } = panel;
  const sign = signOf(side);
  const k = look.breadth;
  const end = line[line.length - 1];
  const fall = add(cut.shoulder(side, 0.36 * k), [0, -cut.unit * 0.03]);
  const wide = cut.frame.at(sign * 0.44 * k, 0.42);
  const low = between(wide, end, 0.55);
  const outer = smoothCurve([
    line[0],
    between(line[0], fall, 0.6),
    fall,
    cut.frame.at(sign * 0.46 * k, 0.14),
    wide,
    add(low, [sign * cut.unit * 0.045, 0]),
    end,
  ]);
  drawLeaf(context, pen, {
    part: `lapel ${side}`,
    patch: cut.patch,
    edge: outer,
    rest: line.toReversed().slice(1),
    shade: [foldShade(line, sign * cut.unit * 0.055)],
    weight: 1,
  });
  pen.stroke('detail', line, { weight: 1.1, taper: [0.05, 0.02] });
}

/** A narrow shade along a fold. */
function foldShade(line: Polyline, px: number): Polyline {
  return [
    ...line,
    ...line
      .toReversed()
      .map((p, i): Point => [p[0] + px * Math.sin((Math.PI * i) / line.length) ** 0.5, p[1]]),
  ];
}

/** Where lapel and collar shade the cloth they lie on. */
export function lapelShade(
  { cut }: GarmentTop,
  { side, roll }: FrontPanel,
  look: LapelLook,
): Polyline {
  const sign = signOf(side);
  const k = look.breadth;
  const reach = look.kind === 'peak' ? 0.55 : 0.5;
  const end = roll[roll.length - 1];
  const tip = cut.frame.at(sign * reach * k, 0.24);
  const far = add(tip, [cut.unit * 0.03, cut.unit * 0.05]);
  return [
    roll[0],
    cut.frame.at(sign * 0.4 * k, 0.1),
    far,
    ...smoothCurve([
      far,
      add(between(far, end, 0.5), [sign * cut.unit * 0.08, cut.unit * 0.03]),
      end,
    ]),
    ...roll.toReversed(),
  ];
}
