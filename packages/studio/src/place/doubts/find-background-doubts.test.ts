import { describe, expect, test } from 'vitest';
import { maskOf } from '../../photo/subject/read-mask.ts';
import { placeSubject } from '../subject/place-subject.ts';
import { type BackgroundSeen, findBackgroundDoubts } from './find-background-doubts.ts';

const SIZE = { width: 768, height: 1024 };

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** A rectangle that is marked on a photo, with what else is seen. */
function marked(
  [left, top, right, bottom]: Box,
  own: Partial<BackgroundSeen> = {},
  photo = SIZE,
): BackgroundSeen {
  const inside = new Uint8Array(photo.width * photo.height);
  for (let y = top; y < bottom; y += 1)
    inside.fill(1, y * photo.width + left, y * photo.width + right);
  const mask = maskOf(inside, photo);
  const placement = placeSubject(mask, SIZE, own.reposition);
  return { mask, size: SIZE, placement, asksWhole: false, isCutOut: false, ...own };
}

const WHOLE: Box = [250, 100, 500, 950];
const HALF: Box = [250, 100, 500, 1024];

describe('doubts about a subject before a new background', () => {
  test('none for a whole figure, nor for a half one whose words ask for no feet', () => {
    expect(findBackgroundDoubts(marked(WHOLE, { asksWhole: true }))).toEqual([]);
    expect(findBackgroundDoubts(marked(HALF))).toEqual([]);
  });

  test('feet are missed where words ask for them', () => {
    expect(findBackgroundDoubts(marked(HALF, { asksWhole: true }))).toEqual(['feet-missing']);
  });

  test.each<[string, Box]>([
    ['left', [0, 100, 500, 950]],
    ['right', [250, 100, 768, 950]],
  ])('a side that the photo cuts off: %s', (_, box) => {
    expect(findBackgroundDoubts(marked(box))).toEqual(['cut-at-side']);
  });

  test('an elbow that touches the rim is no cut', () => {
    const seen = marked(WHOLE);
    for (let y = 400; y < 430; y += 1) seen.mask.inside.fill(1, y * 768, y * 768 + 300);
    expect(findBackgroundDoubts(seen)).toEqual([]);
  });

  test('a cut shows where the subject was moved up, not where it was moved down', () => {
    const at = (y: number) => marked(HALF, { reposition: { x: 250, y, width: 250, rotation: 0 } });
    expect(findBackgroundDoubts(at(40))).toEqual(['cut-edge-shows']);
    expect(findBackgroundDoubts(at(130))).toEqual([]);
  });

  test.each<[string, Box]>([
    ['mask-covers-all', [10, 10, 758, 1014]],
    ['mask-covers-little', [300, 300, 380, 460]],
  ])('%s', (doubt, box) => {
    expect(findBackgroundDoubts(marked(box))).toContain(doubt);
  });

  test('a small photo, and one that was cut out before', () => {
    const small = { width: 300, height: 400 };
    expect(findBackgroundDoubts(marked([100, 40, 200, 380], {}, small))).toEqual(['photo-small']);
    expect(findBackgroundDoubts(marked(WHOLE, { isCutOut: true }))).toEqual(['cut-out-already']);
  });
});
