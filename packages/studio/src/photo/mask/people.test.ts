import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { lookAtBody } from '../body/look-at-body.ts';
import { openReading, type PhotoReading } from '../open-reading.ts';
import { drawFigurePhoto } from '../testing/draw-figure-photo.ts';
import { innerDots } from '../testing/inner-dots.ts';
import { maskFromDots } from './mask-from-dots.ts';

const WIDTH = 320;
const SIZE = { width: 3 * WIDTH, height: 427 };
const PEOPLE = [
  'green sweater and black pencil skirt',
  'yellow t-shirt with denim shorts',
  'pink silk blouse with white midi skirt',
];

/** One of three figures side by side: its picture, and 1 in the pixels of the whole that are its own. */
type Person = { picture: Buffer; truth: Uint8Array };

async function drawPerson(prompt: string, place: number): Promise<Person> {
  const { png, truth } = await drawFigurePhoto(prompt, { seed: 3, variant: place });
  const left = place * WIDTH;
  const own = await sharp(
    truth(() => true),
    { raw: { width: 768, height: 1024, channels: 1 } },
  )
    .resize(WIDTH, SIZE.height, { kernel: 'nearest', fit: 'fill' })
    .extend({ left, right: SIZE.width - left - WIDTH, background: '#000000' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  const picture = await sharp(png).resize(WIDTH, SIZE.height, { fit: 'fill' }).png().toBuffer();
  return { picture, truth: new Uint8Array(own) };
}

let people: Person[];
let reading: PhotoReading;

/** The cut-out of the people is given: the small model of the tests sees no people so far away. */
beforeAll(async () => {
  people = await Promise.all(PEOPLE.map(drawPerson));
  const photo = await sharp({ create: { ...SIZE, channels: 3, background: '#ffffff' } })
    .composite(people.map(({ picture }, i) => ({ input: picture, left: i * WIDTH, top: 0 })))
    .png()
    .toBuffer();
  const alpha = Uint8Array.from(people[0].truth, (_, i) =>
    people.some(({ truth }) => truth[i]) ? 255 : 0,
  );
  const body = await lookAtBody((await openReading(photo)).photo, alpha);
  reading = await openReading(photo, { alpha, ...body });
}, 120_000);

test.each([0, 1, 2])('of three people, dots select the one under them: %i', async (chosen) => {
  const dots = innerDots(people[chosen].truth, SIZE, 3);
  const { mask } = await maskFromDots(reading, { wanted: dots, unwanted: [] });
  const shares = people.map(({ truth }) => {
    const inside = truth.reduce((sum, on, i) => sum + (on & mask[i]), 0);
    return inside / truth.reduce((sum, on) => sum + on, 0);
  });
  expect(shares[chosen]).toBeGreaterThan(0.3);
  expect(shares.toSpliced(chosen, 1)).toEqual([0, 0]);
});
