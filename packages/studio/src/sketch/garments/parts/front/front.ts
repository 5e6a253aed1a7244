import type { LayerPen } from '../../../../core/scene/scene-builder.ts';
import type { Side } from '../../../figure/body.ts';
import type { DressContext } from '../../garment.ts';
import { bodyFolds } from '../bodice/body-folds.ts';
import { bustShade, shadowSide } from '../bodice/body-shade.ts';
import { drawFolds, wedgesOf } from '../bodice/fold.ts';
import type { GarmentTop } from '../bodice/garment-top.ts';
import { tailoring } from '../bodice/tailoring.ts';
import { drawnShoulder } from '../necklines/neckline-edge.ts';
import { drawRaglanEnd, showsArmhole } from '../raglan.ts';
import { clothRegion, undersideOf } from '../skirt-cloth.ts';
import { type FrontCut, type FrontPanel, frontPanel, isBehind } from './front-panel.ts';
import { drawLapel, type LapelLook, lapelShade } from './lapels.ts';
import { drawReveal } from './reveal.ts';

export type FrontOptions = FrontCut & {
  lapel?: LapelLook;
  looseness: number;
  isTailored?: boolean;
  isGathered?: boolean;
  hasSleeves: boolean;
  /** Draws on a half before its lapel falls over it. */
  onHalf?: (top: GarmentTop, panel: FrontPanel) => void;
};

/** Draws a front in two halves, the lower one first; each with its lapel. Returns them. */
export function drawFront(
  context: DressContext,
  top: GarmentTop,
  options: FrontOptions,
): FrontPanel[] {
  if (options.gap > 0) drawLining(context, top);
  const under: Side = top.over === 'left' ? 'right' : 'left';
  return [under, top.over].map((side) => drawHalf(context, top, { ...options, side }));
}

function drawHalf(
  context: DressContext,
  top: GarmentTop,
  options: FrontOptions & { side: Side },
): FrontPanel {
  const { scene, piece, rng } = context;
  const { cut } = top;
  const { side, lapel } = options;
  const pen = scene.on(top.layer, top.order);
  const panel = frontPanel(cut, side, options);
  const folds = bodyFolds(cut, {
    fabric: piece.fabric,
    rng,
    looseness: options.looseness,
    isGathered: options.isGathered,
  }).filter(({ path }) => isOn(cut, side, path[0][0], path[0][1]));
  const shade = [...bustShade(cut), ...wedgesOf(folds)];
  if (side === 'right') shade.push(shadowSide(cut.patch, rng, 0.17));
  else if (options.gap > 0) shade.push(shadowSide(cut.patch, rng, 0.08));
  if (lapel) shade.push(lapelShade(top, panel, lapel));
  const region = clothRegion(context, {
    part: `front ${side}`,
    outline: panel.outline,
    patch: cut.patch,
    shade,
    reserve: side === 'left' ? 0.55 : 0.1,
  });
  pen.region(region);
  drawFolds(pen, folds);
  drawPanelLines(pen, top, panel, { ...options, hasSeam: showsArmhole(context) });
  if (options.gap > 0) drawReveal(context, top, { edge: panel.edge, side, part: 'lining' });
  drawRaglanEnd(context, top, side);
  options.onHalf?.(top, panel);
  if (lapel) drawLapel(context, top, panel, lapel);
  return panel;
}

function drawPanelLines(
  pen: LayerPen,
  { cut }: GarmentTop,
  panel: FrontPanel,
  options: FrontOptions & { hasSeam: boolean },
): void {
  const { side } = panel;
  const isShadowSide = side === 'right';
  if (options.isTailored)
    pen.stroke('seam', tailoring(cut)[side === 'left' ? 0 : 1], { weight: 0.85 });
  pen.stroke('contour', drawnShoulder(panel.shoulder, cut.body), { weight: 0.95, isShadowSide });
  if (!options.hasSleeves || options.hasSeam || isBehind(cut, side))
    pen.stroke(options.hasSleeves ? 'seam' : 'contour', panel.armhole, {
      weight: 0.85,
      isShadowSide: isShadowSide && !options.hasSleeves,
    });
  pen.stroke('contour', cut.seam[side], { weight: 1.15, isShadowSide, taper: [0.04, 0.03] });
  pen.stroke('contour', panel.hem, { weight: 1.1, taper: [0.02, 0.03] });
  pen.stroke('contour', panel.edge, {
    weight: 1.1,
    taper: [0.02, 0.02],
    isShadowSide: side === 'left',
  });
  if (!options.lapel) pen.stroke('contour', panel.roll, { weight: 0.9, taper: [0.03, 0.03] });
}

/** Whether a place belongs to a half. */
function isOn(cut: GarmentTop['cut'], side: Side, x: number, y: number): boolean {
  const middle = cut.on(0, cut.partAt(y))[0];
  return side === 'left' ? x < middle - cut.unit * 0.04 : x > middle + cut.unit * 0.04;
}

/** The inside of the back, seen between open fronts. */
function drawLining(context: DressContext, { cut, order }: GarmentTop): void {
  const pen = context.scene.on('garment-behind', order);
  const { seam, hem, unit, tip } = cut;
  const raised = hem.map(([x, y]): [number, number] => [x, y - unit * 0.1]);
  pen.region({
    ...clothRegion(context, {
      part: 'lining',
      outline: [
        cut.shoulder('left', 0.06),
        tip.left,
        ...seam.left,
        ...raised,
        ...seam.right.toReversed(),
        tip.right,
        cut.shoulder('right', 0.06),
      ],
      reserve: 0,
    }),
    colour: undersideOf(context.piece),
    opacity: 1,
  });
  pen.stroke('contour', raised, { weight: 0.7 });
}
