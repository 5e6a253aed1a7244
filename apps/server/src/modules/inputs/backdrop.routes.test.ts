import { BACKDROP_MIN_SIDE_PX, en, uploadsSchema } from '@toile/contract';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { MultipartForm } from '../../testing/multipart.ts';
import { paintPhoto } from '../../testing/paint-photo.ts';
import { createPictureRuns, REROLL, START } from '../../testing/picture-runs.ts';
import { openSignedIn } from '../../testing/register.ts';
import { buildRefusedFiles } from '../../testing/uploads/corpus.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

const runs = await createPictureRuns();
const { briefs, detailsOf, make, sketch } = runs;
const ada = await openSignedIn(runs, 'ada');
const bob = await openSignedIn(runs, 'bob');
const photo = await paintPhoto(80, 100).jpeg().toBuffer();
const place = await paintPhoto(600, 400).jpeg().toBuffer();
const bad = await buildRefusedFiles();

const RUN = { ai_model: 'create-background', original_target_image: photo };

const order = (form: MultipartForm) => ada.post(START, { multipart: { ...RUN, ...form } });

describe('a backdrop of the user’s own', () => {
  test('reaches the engine without words, and shows among the inputs', async () => {
    const made = await make(ada, { ...RUN, source_image: place });
    expect(briefs[0]).toMatchObject({ prompt: '', settings: { isPlaceGiven: true } });
    expect(Object.keys(briefs[0]?.images ?? {}).toSorted()).toEqual(['backdrop', 'target']);
    expect(await sharp(briefs[0]?.images.backdrop).metadata()).toMatchObject({
      format: 'png',
      width: 600,
      height: 400,
    });
    const { inputs } = await detailsOf(ada, made.output_image_id);
    const widths = Object.fromEntries(inputs.map(({ field, width }) => [field, width]));
    expect(widths).toEqual({ original_target_image: 80, source_image: 600 });
    const query = 'field=source_image&ai_model=create-background';
    const kept = await ada.get(`/api/uploads/?${query}`);
    expect(uploadsSchema.parse(kept.json()).uploads).toMatchObject([{ width: 600 }]);
    const others = await bob.get(`/api/uploads/?${query}`);
    expect(uploadsSchema.parse(others.json()).uploads).toEqual([]);
  });

  test('is there again when a picture is varied', async () => {
    const made = await make(ada, { ...RUN, source_image: place });
    await make(ada, { output_image_id: made.output_image_id }, REROLL);
    expect(briefs[1]?.images.backdrop).toEqual(briefs[0]?.images.backdrop);
  });

  test('is missed as little as words are: one of the two is needed', async () => {
    for (const source_image of [undefined, new Uint8Array()]) {
      const answer = await order(source_image ? { source_image } : {});
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { text_prompt: [en.validation.promptRequired] },
      ]);
    }
  });

  test('that is too small is a fault of its field, of a file and of an output', async () => {
    const size = { width: 900, height: BACKDROP_MIN_SIDE_PX - 1 };
    const small = await paintPhoto(size.width, size.height).png().toBuffer();
    const output = await sketch(ada);
    const given: MultipartForm[] = [
      { source_image: small },
      { source_output_id: output.output_image_id },
    ];
    for (const form of given) {
      const answer = await order(form);
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { source_image: [en.backdrop.tooSmall] },
      ]);
    }
    expect(briefs).toHaveLength(1);
  });

  test('of somebody else, or unknown, is not found; a file and an id are not both taken', async () => {
    const foreign = await sketch(bob);
    for (const source_output_id of [foreign.output_image_id, UNKNOWN]) {
      expect((await order({ source_output_id })).statusCode).toBe(404);
    }
    const both = await order({ source_image: place, source_output_id: UNKNOWN });
    expect(both.json()).toEqual({ source_image: [en.validation.pictureTwice] });
  });

  test('that is hostile or no picture is refused at its field', async () => {
    for (const { name, file, status } of bad) {
      const answer = await order({ source_image: file });
      expect([name, answer.statusCode]).toEqual([name, status]);
      expect([name, Object.keys(answer.json())]).toEqual([name, ['source_image']]);
    }
    const text = await order({ source_image: 'javascript:alert(1)' });
    expect(text.json()).toEqual({ source_image: ['invalid data URI format'] });
  });
});
