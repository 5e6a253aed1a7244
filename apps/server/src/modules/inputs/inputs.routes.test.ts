import { activeJobsSchema, en } from '@toile/contract';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { MultipartForm } from '../../testing/multipart.ts';
import { paintPhoto } from '../../testing/paint-photo.ts';
import { createPictureRuns, START } from '../../testing/picture-runs.ts';
import { openSignedIn } from '../../testing/register.ts';
import { buildRefusedFiles } from '../../testing/uploads/corpus.ts';

const FROM_SKETCH = { ai_model: 'sketch-to-image' };

const runs = await createPictureRuns();
const { app, briefs, make, work } = runs;
const ada = await openSignedIn(runs, 'ada');
const photo = await paintPhoto(80, 100).jpeg().toBuffer();
const bad = await buildRefusedFiles();

function order(form: MultipartForm) {
  return ada.post(START, { multipart: form });
}

describe('a picture of a request', () => {
  test('reaches the engine as a file part, and as a data URI', async () => {
    await make(ada, { ...FROM_SKETCH, source_image: photo });
    const dataUri = `data:image/jpeg;base64,${photo.toString('base64')}`;
    await make(ada, { ...FROM_SKETCH, source_image: dataUri });
    for (const { images: given } of briefs) {
      const header = await sharp(given.source).metadata();
      expect(header).toMatchObject({ format: 'png', width: 80, height: 100 });
    }
    expect(briefs).toHaveLength(2);
    expect(briefs[1]?.images.source).toEqual(briefs[0]?.images.source);
    expect(briefs[0]?.sourceRegions).toBeUndefined();
  });

  test('that the tool needs and that is missing is a fault of its field', async () => {
    const missing = await order(FROM_SKETCH);
    expect(missing.statusCode).toBe(400);
    expect(missing.json()).toEqual({ source_image: ['Source image is required'] });
    const empty = await order({ ...FROM_SKETCH, source_image: new Uint8Array() });
    expect(empty.json()).toEqual({ source_image: ['Source image is required'] });
    const all = await order({ ai_model: 'swap-garment' });
    expect(Object.keys(all.json()).toSorted()).toEqual([
      'binary_mask_image',
      'original_target_image',
      'source_image',
    ]);
  });

  test.each(['a dress', 'data:image/png;base64', 'data:image/png;base64,', 'data:,x'])(
    'that is no data URI is said to be none: %s',
    async (source_image) => {
      const answer = await order({ ...FROM_SKETCH, source_image });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({ source_image: ['invalid data URI format'] });
    },
  );

  test('that the tool does not take is passed over', async () => {
    const text = new TextEncoder().encode('no picture');
    const form = { ai_model: 'create-sketch', text_prompt: 'a coat', source_image: text };
    await make(ada, form);
    expect(briefs[0]?.images).toEqual({});
  });
});

describe('settings', () => {
  test('go to the engine', async () => {
    await make(ada, {
      ai_model: 'pattern-to-image',
      text_prompt: 'a coat',
      source_image: photo,
      num_count: '1',
      garment_type: 'upper_body',
      repeat_cm: '12',
      face_id: '3',
      reposition: '{"x":-4,"y":2.5,"width":60,"rotation":15}',
    });
    expect(briefs[0]?.settings).toEqual({
      repeatCm: 12,
      garmentType: 'upper_body',
      faceId: 3,
      reposition: { x: -4, y: 2.5, width: 60, rotation: 15 },
    });
  });

  test.each([
    ['garment_type', 'sleeve'],
    ['face_id', '1.5'],
    ['mask_coordinates', '[[1]]'],
    ['mask_coordinates', 'here'],
    ['reposition', '{"x":1,"y":1,"width":49}'],
    ['source_output_id', 'x'],
    ['num_count', '3'],
  ])('that are wrong are named: %s %s', async (field, value) => {
    const answer = await order({ ...FROM_SKETCH, source_image: photo, [field]: value });
    expect(answer.statusCode).toBe(400);
    const named = field === 'num_count' ? 'num_images' : field;
    expect(answer.json()).toEqual({ [named]: [expect.any(String)] });
  });

  test('no face chosen is no setting', async () => {
    await make(ada, { ...FROM_SKETCH, source_image: photo, face_id: '-1' });
    expect(briefs[0]?.settings.faceId).toBeUndefined();
  });
});

describe('a mask', () => {
  function maskOf(width: number, height: number, marked: number): Promise<Buffer> {
    const rgba = Buffer.alloc(width * height * 4);
    for (let pixel = 0; pixel < marked; pixel += 1) rgba[pixel * 4 + 3] = 125;
    return sharp(rgba, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer();
  }
  const form = {
    ai_model: 'create-background',
    text_prompt: 'a beach',
    original_target_image: photo,
  };

  test('of the photo’s size goes to the engine beside it', async () => {
    const binary_mask_image = await maskOf(80, 100, 301);
    await make(ada, { ...form, binary_mask_image, mask_coordinates: '[[0,0],[79,99]]' });
    expect(Object.keys(briefs[0]?.images ?? {}).toSorted()).toEqual(['mask', 'target']);
    expect(briefs[0]?.settings.maskCoordinates).toEqual([
      [0, 0],
      [79, 99],
    ]);
    const { hasAlpha } = await sharp(briefs[0]?.images.mask).metadata();
    expect(hasAlpha).toBe(true);
  });

  test('is told of with the photo while its run goes on, and what was marked and put', async () => {
    const reposition = { x: 5, y: -8, width: 60, rotation: 30 };
    const answer = await order({
      ...form,
      binary_mask_image: await maskOf(80, 100, 301),
      mask_coordinates: '[[3,4]]',
      reposition: JSON.stringify(reposition),
    });
    const { jobs } = activeJobsSchema.parse((await ada.get('/api/active-generations/')).json());
    const job = jobs.find(({ job_id: id }) => id === answer.json().job_id);
    await work();
    expect(job?.inputs?.map(({ field }) => field).toSorted()).toEqual([
      'binary_mask_image',
      'original_target_image',
    ]);
    expect(job?.inputs?.[0]).toMatchObject({ width: 80, height: 100 });
    expect(job?.placement).toEqual({ mask_coordinates: [[3, 4]], reposition });
  });

  test('may mark in part, and may come as any kind of picture', async () => {
    const soft = Buffer.alloc(80 * 100 * 4, 1);
    const raw = { width: 80, height: 100, channels: 4 } as const;
    for (const binary_mask_image of [
      await sharp(soft, { raw }).png().toBuffer(),
      await sharp(soft, { raw }).webp().toBuffer(),
      await paintPhoto(80, 100).jpeg().toBuffer(),
    ]) {
      await make(ada, { ...form, binary_mask_image });
    }
    expect(briefs).toHaveLength(3);
  });

  test('has the size of the photo as it stands upright', async () => {
    const held = paintPhoto(100, 80).withMetadata({ orientation: 6 });
    const turned = { ...form, original_target_image: await held.jpeg().toBuffer() };
    const lying = await order({ ...turned, binary_mask_image: await maskOf(100, 80, 900) });
    expect(lying.json()).toEqual({
      binary_mask_image: ['mask and original image dimensions must match'],
    });
    await make(ada, { ...turned, binary_mask_image: await maskOf(80, 100, 900) });
    expect(briefs).toHaveLength(1);
  });

  test('of another size, and one of 300 pixels, are refused; so is a dot beside the photo', async () => {
    const wide = await order({ ...form, binary_mask_image: await maskOf(100, 80, 900) });
    expect([wide.statusCode, wide.json()]).toEqual([
      400,
      { binary_mask_image: ['mask and original image dimensions must match'] },
    ]);
    const blank = await order({ ...form, binary_mask_image: await maskOf(80, 100, 300) });
    expect([blank.statusCode, Object.keys(blank.json())]).toEqual([400, ['binary_mask_image']]);
    const dots = { binary_mask_image: await maskOf(80, 100, 900), mask_coordinates: '[[80,0]]' };
    const beside = await order({ ...form, ...dots });
    expect(beside.json()).toEqual({ mask_coordinates: [en.validation.maskCoordinatesOutside] });
  });
});

describe('the subject of a background', () => {
  const form = {
    ai_model: 'create-background',
    text_prompt: 'a beach',
    original_target_image: photo,
  };

  test('needs no mask: the engine finds it', async () => {
    await make(ada, form);
    expect(Object.keys(briefs[0]?.images ?? {})).toEqual(['target']);
    const empty = await order({ ...form, binary_mask_image: '' });
    expect(empty.statusCode).toBe(202);
    await work();
  });

  test('goes where it is put', async () => {
    await make(ada, { ...form, reposition: '{"x":-20,"y":-30,"width":120,"rotation":-400}' });
    expect(briefs[0]?.settings.reposition).toEqual({ x: -20, y: -30, width: 120, rotation: -400 });
  });

  test.each([
    ['right of the photo', { x: 80, y: 0, width: 50 }],
    ['left of it', { x: -50, y: 0, width: 50 }],
    ['below it', { x: 0, y: 100, width: 50 }],
    ['larger than three photos', { x: 0, y: 0, width: 241 }],
  ])('is not put %s', async (_, place) => {
    const answer = await order({ ...form, reposition: JSON.stringify(place) });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { reposition: [expect.stringContaining('must be seen')] },
    ]);
  });
});

test('no bad file is accepted, or ends in a fault of ours', async () => {
  // So many forms exceed the limit per minute.
  const [bob, eve] = [await openSignedIn(runs, 'bob'), await openSignedIn(runs, 'eve')];
  for (const { name, file, status } of bad) {
    const form = { multipart: { ...FROM_SKETCH, source_image: file } };
    const parts = await bob.post(START, form);
    expect([name, parts.statusCode]).toEqual([name, status]);
    const source_image = `data:image/png;base64,${Buffer.from(file).toString('base64')}`;
    const text = await eve.post(START, { multipart: { ...FROM_SKETCH, source_image } });
    expect([name, text.statusCode, Object.keys(text.json())]).toEqual([
      name,
      status,
      ['source_image'],
    ]);
  }
  for (const user of [bob, eve]) {
    expect((await user.get('/api/get-user-credits/')).json().credits).toBe(100_000);
  }
});

test('an order with pictures is started once; with another picture it is another order', async () => {
  const headers = { 'idempotency-key': 'click-with-photo' };
  const ask = (source_image: Uint8Array) =>
    ada.post(START, { multipart: { ...FROM_SKETCH, source_image }, headers });
  const [one, two] = await Promise.all([ask(photo), ask(photo)]);
  expect([one.statusCode, two.statusCode]).toEqual([202, 202]);
  expect(two.json()).toEqual(one.json());
  const other = await paintPhoto(80, 101).png().toBuffer();
  expect((await ask(other)).statusCode).toBe(409);
  await work();
});

test('the description of the API tells of the pictures', async () => {
  const { paths } = (await app.inject('/api/openapi.json')).json();
  const { content } = paths['/api/generate-image-with-sse/'].post.requestBody;
  const { properties } = content['multipart/form-data'].schema;
  expect(Object.keys(properties)).toEqual(
    expect.arrayContaining(['ai_model', 'source_image', 'garment_type', 'source_output_id']),
  );
});
