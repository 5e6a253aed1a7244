import type { PixelSize } from '@toile/tools';
import type { Kind } from '../core/kind.ts';
import { readPhoto } from './cache/read-photo.ts';
import { checkAlone } from './flat-lay/check-alone.ts';
import { checkKind } from './flat-lay/check-kind.ts';
import { checkNamed, chooseWorn } from './flat-lay/choose-worn.ts';
import { cutAlone } from './flat-lay/cut-alone.ts';
import type { Worn } from './flat-lay/find-garment.ts';
import { isApart, isCrowd } from './flat-lay/is-crowd.ts';
import { type Lay, layOf } from './flat-lay/lay.ts';
import { layAlone } from './flat-lay/lay-alone.ts';
import { makeFlatLay } from './flat-lay/make-flat-lay.ts';
import { readWish, type Wish } from './flat-lay/read-wish.ts';
import { readWorn } from './flat-lay/read-worn.ts';
import { refusedWish as refused } from './flat-lay/refuse-wish.ts';
import { skinTint } from './flat-lay/skin-tint.ts';
import { wornOfType } from './flat-lay/worn-of-type.ts';
import type { PhotoReading } from './open-reading.ts';
import { hasFace } from './wearer/has-face.ts';
import { showsWearer } from './wearer/shows-wearer.ts';

/**
 * A garment of a photo laid flat on white: cut out, straightened, both sides alike, what was
 * hidden made up. A garment that nobody wears is cut out as it lies. Throws a `refused` EngineError:
 * 'several-people', 'several-garments', 'no-garment', where what is worn contradicts the prompt, or as photos are read.
 */
export const imageToFlatlayKind: Kind = async ({ prompt, size, images, settings }, draw) => {
  if (!images.source) throw refused('undecodable');
  const reading = await readPhoto(images.source);
  const wish = readWish(prompt);
  const type = wornOfType(settings.garmentType);
  const lay = layOf(draw);
  const laid = { lay: lay.id, press: lay.press, shadow: lay.shadow };
  const [pieces, person, alpha] = [
    await reading.superpixels(),
    await reading.person(),
    await reading.alpha(),
  ];
  const isWorn = await showsWearer(reading);
  if (isApart(alpha, reading.photo)) throw refused(isWorn ? 'several-people' : 'several-garments');
  if (!isWorn) {
    // A face without a body: the garment is outside the photo.
    if (await hasFace(reading)) throw refused('no-garment');
    const levels = await cutAlone(reading);
    if (!levels) throw refused('no-garment');
    checkNamed(wish, type);
    checkAlone(wish, { pieces, levels, photo: reading.photo, type });
    const data = layAlone({ photo: reading.photo, levels }, size, lay);
    return { data, ...size, unread: wish.unread, choices: { garment: 'alone', ...laid } };
  }
  if (isCrowd(pieces, person)) throw refused('several-people');
  const found = await layWorn(reading, { wish, type, size, lay });
  return { ...found, ...size, choices: { ...found.choices, ...laid } };
};

type WornOrder = { wish: Wish; type?: Worn; size: PixelSize; lay: Lay };

/** The garment that is meant, off the person who wears it. */
async function layWorn(reading: PhotoReading, { wish, type, size, lay }: WornOrder) {
  const choice = await chooseWorn(reading, wish, type);
  const { worn } = choice;
  const { seeds } = await reading.person();
  const isLower = worn === 'lower';
  const { view, measure } = await readWorn(reading, worn, wish.garment ?? {});
  if (!measure) throw refused('no-garment');
  checkKind(measure, wish, choice);
  const garment = { view, measure, photo: reading.photo, skin: skinTint(seeds.skin) };
  const { data, symmetry } = makeFlatLay(garment, { size, lay, isLower });
  return {
    data,
    unread: wish.unread,
    choices: {
      garment: seeds.isOnePiece && !isLower ? 'full' : worn,
      hem: measure.hem,
      symmetry,
    },
  };
}
