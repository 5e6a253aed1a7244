import type { RunDoubt } from '@toile/contract';
import { describe, expect, test } from 'vitest';
import { readPhoto } from '../../cache/read-photo.ts';
import { readMask } from '../../subject/read-mask.ts';
import { keptMask, keptPhoto } from '../../testing/kept-photo.ts';
import { viewedBody } from '../body/viewed-body.ts';
import { type Worn, wornOn } from '../body/worn.ts';
import { scaledMask } from '../scaled-mask.ts';
import { knownFlatLay } from '../source/known-flat-lay.ts';
import { findDoubts } from './find-doubts.ts';

async function flatLay(name: string) {
  const bytes = await keptPhoto(name);
  return (await knownFlatLay(await readPhoto(bytes), bytes)).flat;
}

async function fitting(figure: string, worn: string, garment: string) {
  const target = await readPhoto(await keptPhoto(figure));
  const mask = await scaledMask(await readMask(await keptMask(figure, worn)), target.photo);
  const body = viewedBody((await target.person()).frame);
  const found = wornOn(body, mask, target.photo);
  if (!found) throw new Error('The mask is empty');
  return { body, worn: found, flat: await flatLay(garment) };
}

/** The mark with a strip of ground down its middle, from a share of its height on. */
function parted(worn: Worn, from: number): Worn {
  const { box, width } = worn;
  const mask = Uint8Array.from(worn.mask);
  const middle = Math.round((box.left + box.right) / 2);
  for (let y = Math.round(box.top + (box.bottom - box.top) * from); y < box.bottom; y += 1) {
    mask.fill(0, y * width + middle - 4, y * width + middle + 4);
  }
  return { ...worn, mask };
}

describe('doubts about a garment on a person', () => {
  test.each<[string, string, string, RunDoubt]>([
    ['trousers', 'knit', 'flat-skirt', 'lower-on-top'],
    ['trousers', 'knit', 'flat-dress', 'longer-than-mark'],
    ['shorts', 'shorts', 'flat-t-shirt', 'top-on-lower'],
    ['dress', 'dress', 'flat-t-shirt', 'shorter-than-mark'],
  ])('on %s, %s: of a %s it is doubted: %s', async (figure, worn, garment, doubt) => {
    expect(findDoubts(await fitting(figure, worn, garment))).toContain(doubt);
  });

  test.each([
    ['trousers', 'knit', 'flat-shirt'],
    ['dress', 'dress', 'flat-dress'],
    ['shorts', 'shorts', 'flat-skirt'],
  ])('on %s, %s: of a %s neither place nor length is doubted', async (figure, worn, garment) => {
    const ofPlace = /lower-on-top|top-on-lower|longer|shorter|unclear/;
    const doubts = findDoubts(await fitting(figure, worn, garment));
    expect(doubts.filter((doubt) => ofPlace.test(doubt))).toEqual([]);
  });

  test('a dress on two legs gets legs', async () => {
    const own = await fitting('dress', 'dress', 'flat-dress');
    expect(findDoubts(own)).not.toContain('dress-on-legs');
    expect(findDoubts({ ...own, worn: parted(own.worn, 0.5) })).toContain('dress-on-legs');
  });

  test('somebody turned to the side is told', async () => {
    const own = await fitting('dress', 'dress', 'flat-dress');
    const body = { ...own.body, shouldersPx: own.body.torsoPx * 0.35 };
    expect(findDoubts(own)).not.toContain('turned-away');
    expect(findDoubts({ ...own, body })).toContain('turned-away');
  });

  test('sleeves: beyond the mark, along it, and shorter than those that are worn', async () => {
    const own = await fitting('trousers', 'knit', 'flat-shirt');
    const withArms = (px: number) => ({
      ...own,
      worn: { ...own.worn, sleevesPx: [px, px] } as const,
    });
    const armPx = own.body.torsoPx * 1.1;
    expect(findDoubts(withArms(0))).toContain('sleeves-beyond-mark');
    const short = { ...own, flat: await flatLay('flat-t-shirt') };
    const long = { ...short, worn: { ...own.worn, sleevesPx: [armPx, armPx] } as const };
    expect(findDoubts(long)).toContain('arms-made-up');
  });

  test('sleeves longer than anybody’s are no reading of a garment', async () => {
    const own = await fitting('trousers', 'knit', 'flat-shirt');
    const [left, right] = own.flat.sleeves;
    if (!left || !right) throw new Error('The shirt has sleeves');
    const wide = own.flat.tips[1].x - own.flat.tips[0].x;
    const lengthPx = wide * 2;
    const flat = {
      ...own.flat,
      sleeves: [
        { ...left, lengthPx },
        { ...right, lengthPx },
      ],
    } as const;
    expect(findDoubts(own)).not.toContain('sleeves-touch');
    const doubts = findDoubts({ ...own, flat });
    expect(doubts).toContain('sleeves-touch');
    expect(doubts).not.toContain('longer-than-mark');
  });
});
