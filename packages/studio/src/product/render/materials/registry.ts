import type { FabricId } from '../../../core/fabrics/fabric.ts';
import { cotton, jersey, linen, poplin } from './cotton.ts';
import { denim } from './denim.ts';
import { fur } from './fur.ts';
import { knit } from './knit.ts';
import { lace } from './lace.ts';
import { leather, suede } from './leather.ts';
import type { Material } from './material.ts';
import { metallic } from './metallic.ts';
import { nylon } from './nylon.ts';
import { sequins } from './sequins.ts';
import { chiffon, organza, tulle } from './sheer.ts';
import { satin, silk } from './silk.ts';
import { velvet } from './velvet.ts';
import { fleece, tweed, wool } from './wool.ts';

/** The material of each cloth. */
export const MATERIALS: Readonly<Record<FabricId, Material>> = {
  cotton,
  poplin,
  linen,
  jersey,
  silk,
  satin,
  chiffon,
  organza,
  tulle,
  lace,
  velvet,
  denim,
  leather,
  suede,
  wool,
  tweed,
  knit,
  fleece,
  fur,
  sequins,
  metallic,
  nylon,
};
