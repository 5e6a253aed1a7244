import type { TrunkLevel } from '../../figure/body.ts';
import type { Detail } from '../features.ts';
import type { DressContext } from '../garment.ts';
import type { GarmentTop } from '../parts/bodice/garment-top.ts';
import { drawTop, type TopOptions } from '../parts/top/top.ts';
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
  'drape',
  'rib',
  'top-stitching',
  'scallops',
  'pom-poms',
  'rickrack',
  'frayed',
  'hem-embroidery',
];
