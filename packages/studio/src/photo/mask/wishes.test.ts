import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { openReading, type PhotoReading } from '../open-reading.ts';
import { drawFigurePhoto } from '../testing/draw-figure-photo.ts';
import { innerDots } from '../testing/inner-dots.ts';
import { lineOverEdge } from '../testing/line-over-edge.ts';
import { overlap } from '../testing/overlap.ts';
import type { Dot } from './dots.ts';
import { maskFromDots } from './mask-from-dots.ts';

const WHOLE = { width: 768, height: 1024 };

/** The row at which the picture is cut: at the figure's nose. */
const CUT_PX = 141;
const SIZE = { width: WHOLE.width, height: WHOLE.height - CUT_PX };

/** Rows of the cut picture in which a part's skin is looked for. */
const ROWS = { face: [6, 40], chest: [60, 110], arm: [160, 260] } as const;

type Part = keyof typeof ROWS | 'top' | 'skirt';

/** The mask of a garment takes in a fainter rim than that of a person. */
const RIM_PART = 0.005;

let reading: PhotoReading;
let person: Uint8Array;
let skirt: Uint8Array;
let skin: Uint8Array;
/** A dot in the middle of each part. */
let dots: Record<Part, Dot>;

beforeAll(async () => {
  const prompt = 'red camisole and black pencil skirt';
  const { png, truth } = await drawFigurePhoto(prompt, { seed: 8, variant: 0 });
  const cut = sharp(png).extract({ left: 0, top: CUT_PX, ...SIZE });
  reading = await openReading(await cut.png().toBuffer());
  const seen = (isMeant: Parameters<typeof truth>[0]) =>
    truth(isMeant).subarray(CUT_PX * SIZE.width);
  person = seen(() => true);
  skin = seen((region) => region.class === 'skin');
  skirt = seen(({ garment }) => garment === 'skirt');
  dots = {
    face: middleOf(skin, ROWS.face),
    chest: middleOf(skin, ROWS.chest),
    arm: middleOf(skin, ROWS.arm),
    top: middleOf(seen(({ garment }) => garment === 'top')),
    skirt: middleOf(skirt),
  };
}, 120_000);

function middleOf(mask: Uint8Array, [from, to]: readonly [number, number] = [0, SIZE.height]): Dot {
  const rows = mask.map((on, i) => (i >= from * SIZE.width && i < to * SIZE.width ? on : 0));
  return innerDots(rows, SIZE, 1)[0];
}

const countOf = (mask: Uint8Array) => mask.reduce((sum, on) => sum + on, 0);

const marked = (wanted: readonly Dot[]) => maskFromDots(reading, { wanted, unwanted: [] });

test.each<[Part[]]>([
  [['arm']],
  [['arm', 'top']],
  [['face', 'top', 'skirt']],
  [['chest', 'top', 'skirt']],
  [['top', 'skirt', 'arm']],
])('a dot in the middle of skin selects the person, cut at the nose too: %j', async (parts) => {
  const { mask, extent } = await marked(parts.map((part) => dots[part]));
  expect(extent).toBe('subject');
  expect(overlap(mask, person)).toBeGreaterThan(0.92);
});

test('one dot on skin means the person beside many on garments', async () => {
  const { extent } = await marked([...innerDots(skirt, SIZE, 7), dots.top, dots.face]);
  expect(extent).toBe('subject');
});

test.each<[Part[]]>([
  [['top', 'skirt', 'chest', 'arm', 'face']],
  [['skirt', 'arm', 'top', 'face', 'chest']],
  [['face', 'skirt', 'top', 'arm', 'chest']],
])('a dot on another part never selects less: %j', async (parts) => {
  let before: Uint8Array = new Uint8Array(person.length);
  for (let count = 1; count <= parts.length; count += 1) {
    const { mask } = await marked(parts.slice(0, count).map((part) => dots[part]));
    const lost = countOf(before.map((on, i) => (on && !mask[i] ? 1 : 0)));
    expect(lost).toBeLessThan(RIM_PART * countOf(mask));
    before = mask;
  }
});

test('a dot a few pixels beside a garment changes nothing', async () => {
  const line = lineOverEdge(skirt, skin, { end: 'hem', overPx: 5, size: SIZE });
  const { mask, extent } = await marked([line[0], line[line.length - 1]]);
  expect(extent).toBe('garment');
  expect(overlap(mask, skirt)).toBeGreaterThan(0.88);
});
