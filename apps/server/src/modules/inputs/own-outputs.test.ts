import { en } from '@toile/contract';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { MultipartForm } from '../../testing/multipart.ts';
import { paintPhoto } from '../../testing/paint-photo.ts';
import { createPictureRuns, REGIONS, REROLL, START, SVG } from '../../testing/picture-runs.ts';
import { openSignedIn } from '../../testing/register.ts';

const FROM_SKETCH = { ai_model: 'sketch-to-image' };
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

const runs = await createPictureRuns();
const { briefs, detailsOf, imageOf, make, sketch } = runs;
const ada = await openSignedIn(runs, 'ada');
const bob = await openSignedIn(runs, 'bob');
const photo = await paintPhoto(80, 100).jpeg().toBuffer();

function order(form: MultipartForm) {
  return ada.post(START, { multipart: form });
}

describe('the user’s own output', () => {
  test('can be the source by its id, and brings its regions', async () => {
    const drawn = await sketch(ada);
    const made = await make(ada, {
      ...FROM_SKETCH,
      source_output_id: drawn.output_image_id,
    });
    const file = await ada.get(drawn.image_url);
    expect(Buffer.from(briefs[1]?.images.source ?? []).equals(file.rawPayload)).toBe(true);
    expect(Buffer.from(briefs[1]?.sourceRegions ?? [])).toEqual(Buffer.from(REGIONS));
    const details = await detailsOf(ada, made.output_image_id);
    expect(details.lineage).toEqual([drawn.output_image_id]);
    expect(details.inputs).toMatchObject([
      { field: 'source_image', output_image_id: drawn.output_image_id, width: 64, height: 64 },
    ]);
  });

  test('is known by its file, and by its pixels saved anew', async () => {
    const drawn = await sketch(ada);
    const { rawPayload: file } = await ada.get(`${drawn.image_url}?download=1`);
    const resaved = await sharp(file).webp({ lossless: true }).toBuffer();
    for (const source_image of [file, resaved]) {
      const made = await make(ada, { ...FROM_SKETCH, source_image });
      expect(Buffer.from(briefs.at(-1)?.sourceRegions ?? [])).toEqual(Buffer.from(REGIONS));
      expect((await detailsOf(ada, made.output_image_id)).lineage).toEqual([drawn.output_image_id]);
    }
    await make(bob, { ...FROM_SKETCH, source_image: file });
    expect(briefs.at(-1)?.sourceRegions).toBeUndefined();
  });

  test('of somebody else, deleted or unknown is not found, in the same bytes', async () => {
    const foreign = await sketch(bob);
    const gone = await sketch(ada);
    await ada.post(`/api/delete-image/${gone.output_image_id}/`);
    const ids = [foreign.output_image_id, gone.output_image_id, UNKNOWN].map(String);
    const answers = [];
    for (const id of ids) answers.push(await order({ ...FROM_SKETCH, source_output_id: id }));
    for (const { statusCode, body } of answers) {
      expect([statusCode, body]).toEqual([404, answers[0]?.body]);
    }
  });

  test('and a file at once are one too many', async () => {
    const form = { ...FROM_SKETCH, source_image: photo, source_output_id: UNKNOWN };
    expect((await order(form)).json()).toEqual({
      source_image: [en.validation.pictureTwice],
    });
  });

  test('can be exported as the vector that it was drawn as', async () => {
    const drawn = await sketch(ada);
    const path = `/api/export-image/${drawn.output_image_id}/`;
    const svg = await ada.get(`${path}?format=svg`);
    expect([svg.statusCode, svg.body]).toEqual([200, SVG]);
    expect(svg.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-disposition': 'attachment; filename=result.svg',
      'x-content-type-options': 'nosniff',
    });
    const png = await ada.get(`${path}?format=png`);
    expect(png.headers['content-disposition']).toBe('attachment; filename=result.png');
    expect(png.rawPayload).toEqual((await ada.get(drawn.image_url)).rawPayload);
    expect((await ada.get(`${path}?format=tiff`)).statusCode).toBe(422);
    const without = await make(ada, { ...FROM_SKETCH, source_image: photo });
    const absent = [
      await bob.get(`${path}?format=svg`),
      await ada.get(`/api/export-image/${UNKNOWN}/?format=svg`),
      await ada.get(`/api/export-image/${without.output_image_id}/?format=svg`),
      await bob.get(`${path}?format=png`),
      await ada.get('/api/export-image/x/?format=png'),
    ];
    for (const { statusCode, body } of absent)
      expect([statusCode, body]).toEqual([404, absent[0]?.body]);
  });
});

test('a re-roll starts from the same pictures', async () => {
  const drawn = await sketch(ada);
  const source_output_id = drawn.output_image_id;
  const first = await make(ada, { ...FROM_SKETCH, source_output_id });
  const second = await make(ada, { output_image_id: first.output_image_id }, REROLL);
  expect(briefs.at(-1)?.images).toEqual(briefs.at(-2)?.images);
  expect(briefs.at(-1)?.sourceRegions).toEqual(briefs.at(-2)?.sourceRegions);
  const details = await detailsOf(ada, second.output_image_id);
  expect(details.lineage).toEqual([first.output_image_id, drawn.output_image_id]);
  expect(details.inputs).toEqual((await detailsOf(ada, first.output_image_id)).inputs);
});

test('the stream tells of outputs that were deleted since, without their pictures', async () => {
  const drawn = await sketch(ada);
  expect(drawn).not.toHaveProperty('deleted');
  await ada.post(`/api/delete-image/${drawn.output_image_id}/`);
  expect(await imageOf(ada, drawn.jobId)).toMatchObject({
    output_image_id: drawn.output_image_id,
    deleted: true,
    image_url: '',
    thumbnail_url: '',
  });
});
