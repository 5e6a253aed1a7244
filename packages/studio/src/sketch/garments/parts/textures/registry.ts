import type { FabricId } from '../../../../core/fabrics/fabric.ts';
import { leather, metallic, nylon } from './coated.ts';
import { knit } from './knitted.ts';
import { lace } from './lace.ts';
import { fleece, fur, suede, velvet } from './napped.ts';
import { sequins } from './sequins.ts';
import type { Texture } from './texture.ts';
import { denim, linen, tweed, wool } from './woven.ts';

/** The cloths whose surface is drawn; the others are told by their folds. */
export const TEXTURES: Readonly<Partial<Record<FabricId, Texture>>> = {
  denim,
  fleece,
  fur,
  knit,
  lace,
  leather,
  linen,
  metallic,
  nylon,
  sequins,
  suede,
  tweed,
  velvet,
  wool,
};
