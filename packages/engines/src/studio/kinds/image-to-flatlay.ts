import type { BriefSettings } from '@toile/tools';
import { EngineError } from '../../engine-error.ts';
import { readPhoto } from '../photo/cache/read-photo.ts';
import { chooseWorn } from '../photo/flat-lay/choose-worn.ts';
import { findGarment, type Worn } from '../photo/flat-lay/find-garment.ts';
import { layOf } from '../photo/flat-lay/lay.ts';
import { makeFlatLay } from '../photo/flat-lay/make-flat-lay.ts';
import { measureGarment } from '../photo/flat-lay/measure-garment.ts';
import { readWish } from '../photo/flat-lay/read-wish.ts';
import { skinTint } from '../photo/flat-lay/skin-tint.ts';
import { uprightView } from '../photo/flat-lay/upright-view.ts';
import { isPersonParsed } from '../photo/parse/is-person-parsed.ts';
import type { Kind } from './kind.ts';

const TYPES: Record<NonNullable<BriefSettings['garmentType']>, Worn> = {
  upper_body: 'upper',
  lower_body: 'lower',
  full_body: 'full',
};

/**
 * A garment of a photo laid flat on white: cut out, straightened, both sides alike, what was
 * hidden made up. Throws a `refused` EngineError: 'no-person', 'no-garment', or as photos are read.
 */
export const imageToFlatlayKind: Kind = async (
  { prompt, size, images, settings },
  { seed, variant },
) => {
  if (!images.source)
    throw new EngineError('refused', 'No photo was given', { reason: 'undecodable' });
  const reading = await readPhoto(images.source);
  const pieces = await reading.superpixels();
  const person = await reading.person();
  if (!isPersonParsed(pieces, person.labels, await reading.joints()))
    throw new EngineError('refused', 'Nobody is in the photo', { reason: 'no-person' });
  const wish = readWish(prompt);
  const type = settings.garmentType && TYPES[settings.garmentType];
  const { worn, unread } = await chooseWorn(reading, wish, type);
  const view = uprightView(await findGarment(reading, worn), reading.photo, person.frame);
  const isLower = worn === 'lower';
  const measure = measureGarment(view, { isLower, isLegged: wish.garment?.isLegged });
  if (!measure) throw new EngineError('refused', 'No trunk of it', { reason: 'no-garment' });
  const lay = layOf(seed, variant);
  const garment = { view, measure, photo: reading.photo, skin: skinTint(person.seeds.skin) };
  const { data, symmetry } = makeFlatLay(garment, { size, lay, isLower });
  return {
    data,
    ...size,
    unread,
    choices: {
      garment: worn,
      lay: lay.id,
      press: lay.press,
      symmetry,
      shadow: lay.shadow,
    },
  };
};
