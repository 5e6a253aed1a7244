import { en, photoPartsSchema, serverWords } from '@toile/contract';
import { type Engine, EngineError } from '@toile/engines';
import type { ImageBrief } from '@toile/tools';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { MultipartForm } from '../../testing/multipart.ts';
import { paintPhoto } from '../../testing/paint-photo.ts';
import { createPictureRuns } from '../../testing/picture-runs.ts';
import { createProbeEngine } from '../../testing/probe-engine.ts';
import { openSignedIn } from '../../testing/register.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';

const PARTS = '/api/photo-parts/';
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

const briefs: ImageBrief[] = [];
const probe = createProbeEngine(undefined, ['photo-parts']);
const draw: Engine['render'] = async (brief, options) => {
  briefs.push(brief);
  return { ...(await probe.render(brief, options)), parts: ['subject', 'top', 'skirt'] };
};
let render = draw;
const engine: Engine = { ...probe, render: (brief, options) => render(brief, options) };
const own = await createTestApp({ engine });
const ada = await openSignedIn(own, 'ada');
const photo = await paintPhoto(80, 100).png().toBuffer();

const ask = (browser: TestBrowser, multipart: MultipartForm) => browser.post(PARTS, { multipart });

beforeEach(() => {
  briefs.length = 0;
});
afterEach(() => {
  render = draw;
});

describe('the parts of a photo', () => {
  test('are listed, without a mask', async () => {
    const answer = await ask(ada, { target_image: photo });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ parts: ['subject', 'top', 'skirt'] });
    expect(briefs).toMatchObject([{ kind: 'photo-parts', settings: {} }]);
  });

  test('come with the mask of the one that is named', async () => {
    const answer = await ask(ada, { target_image: photo, part: 'skirt' });
    expect(photoPartsSchema.parse(answer.json()).output).toMatch(/^data:image\/png;base64,/);
    expect(briefs).toMatchObject([{ kind: 'photo-parts', settings: { part: 'skirt' } }]);
  });

  test.each([
    ['a part of no name', { part: 'wing' }, { part: [en.validation.photoPart] }],
    ['no photo', { target_image: '' }, { target_image: ['Photo is required'] }],
    [
      'a photo and an output',
      { target_output_id: UNKNOWN },
      { target_image: [en.validation.pictureTwice] },
    ],
  ])('with %s are refused at its field', async (_, form, body) => {
    const answer = await ask(ada, { target_image: photo, ...form });
    expect([answer.statusCode, answer.json()]).toEqual([400, body]);
    expect(briefs).toEqual([]);
  });

  test('say so where the one that is named is not there', async () => {
    render = () => Promise.reject(new EngineError('refused', 'secret', { reason: 'no-part' }));
    const answer = await ask(ada, { target_image: photo, part: 'hat' });
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      expect.objectContaining({ target_image: [serverWords.refusals['no-part']] }),
    ]);
  });

  test('of a visitor are refused', async () => {
    const visitor = await own.app.inject({ method: 'POST', url: PARTS });
    expect([401, 403]).toContain(visitor.statusCode);
  });
});

test('the output of somebody else is as if it were not', async () => {
  const runs = await createPictureRuns();
  const [owner, stranger] = [await openSignedIn(runs, 'ida'), await openSignedIn(runs, 'lea')];
  const drawn = await runs.sketch(owner);
  const form = { target_output_id: drawn.output_image_id };
  const foreign = await ask(stranger, form);
  const unknown = await ask(stranger, { target_output_id: UNKNOWN });
  expect([foreign.statusCode, foreign.body]).toEqual([404, unknown.body]);
});

test('an engine that finds no parts lists none', async () => {
  const other = await createTestApp({ engine: createProbeEngine(undefined, ['create-pattern']) });
  const eve = await openSignedIn(other, 'eve');
  const answer = await ask(eve, { target_image: photo });
  expect(answer.statusCode).toBe(422);
});
