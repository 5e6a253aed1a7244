import { lerp } from '../../core/interpolate.ts';
import type { TrunkLevel } from '../../figure/body.ts';
import { smoothCurve } from '../../scene/curve.ts';
import type { Point } from '../../scene/point.ts';
import type { Detail } from '../features.ts';
import type { DressContext } from '../garment.ts';
import type { GarmentTop } from '../parts/bodice/garment-top.ts';
import { drawTop, type TopOptions } from '../parts/bodice/top.ts';
import { clothRegion } from '../parts/skirt-cloth.ts';
import { liningOf } from './bodice-lining.ts';

type BodiceTo = { level: TrunkLevel; isBlousing?: boolean } & Partial<TopOptions>;

/** The upper half of a garment that goes on below, sewn to it at a level of the trunk. */
export function drawFullBodice(
  context: DressContext,
  { level, isBlousing, ...more }: BodiceTo,
): GarmentTop {
  const { body } = context;
  const { unit } = body;
  const low = Math.max(body.side('left', level)[1], body.side('right', level)[1]);
  const fitted = isBlousing ? {} : { room: { waist: 0.018, chest: 0.03, hang: 0 } };
  const options: TopOptions = {
    hemY: low + unit * 0.03,
    layer: 'upper',
    collarLayer: 'collar',
    isHemHidden: true,
    ownDetails: ON_THE_SKIRT,
    isTailored: !isBlousing && context.piece.fabric.flow < 0.75,
    ...fitted,
    ...more,
  };
  if (context.piece.fabric.sheer > 0 && !body.isBack) drawTop(liningOf(context), options);
  return drawTop(context, options);
}

/** Details that are drawn on what the bodice is sewn to. */
const ON_THE_SKIRT: readonly Detail[] = [
  'ruffle',
  'pockets',
  'patch-pockets',
  'flap-pockets',
  'fringe',
  'lace-trim',
  'feathers',
  'embroidery',
  'drape',
  'rib',
  'top-stitching',
];

/** The strip of cloth that holds bodice and skirt together between two cut-outs at the waist. */
export function drawCutOutPanel(context: DressContext): void {
  const { body, scene } = context;
  const levels = [2.3, 2.5, 2.72, 2.95, 3.14];
  const half = (t: number) => lerp(0.16, 0.62, Math.abs(2 * t - 1) ** 1.6);
  const edge = (way: -1 | 1): Point[] =>
    smoothCurve(levels.map((level, i) => body.front(way * half(i / 4), level)));
  const [left, right] = [edge(-1), edge(1)];
  const pen = scene.on('upper', -2);
  const outline = [...left, ...right.toReversed()];
  const shade = [
    [...right, ...right.toReversed().map(([x, y]): Point => [x - body.unit * 0.05, y])],
  ];
  pen.region(clothRegion(context, { part: 'centre panel', outline, shade, reserve: 0.2 }));
  pen.stroke('contour', left, { weight: 0.9 });
  pen.stroke('contour', right, { weight: 1.1, isShadowSide: true });
}
