import { createRandom, pickWhole, type Random } from '../faults/random.ts';
import { multipart } from './forms.ts';
import type { HostileCase } from './worst-forms.ts';

const RUN = '/api/generate-image-with-sse/';
const MASK = '/api/generate-mask/';

/** Pieces of the grammar of multipart forms, to be inserted in wrong places. */
const PIECES = [
  '\r\n',
  '\n',
  '\r\n\r\n',
  '--',
  '--hem-and-seam',
  '--hem-and-seam--',
  '\r\n--hem-and-seam\r\n',
  '; filename="',
  "; filename*=UTF-8''%ff",
  'name="',
  '"',
  '\\',
  '\0',
  'content-type: multipart/mixed; boundary=hem-and-seam\r\n',
  'content-transfer-encoding: base64\r\n',
  'content-disposition: form-data\r\n',
  '\u00ff\u00fe',
  'x'.repeat(300),
];

type Mutation = (bytes: Buffer, random: Random) => Buffer;

const placeIn = (bytes: Buffer, random: Random) =>
  pickWhole(random, 0, Math.max(0, bytes.length - 1));

function flipBits(bytes: Buffer, random: Random): Buffer {
  const flipped = Buffer.from(bytes);
  for (let times = pickWhole(random, 1, 8); times > 0; times -= 1) {
    const at = placeIn(flipped, random);
    flipped[at] = (flipped[at] ?? 0) ^ (1 << pickWhole(random, 0, 7));
  }
  return flipped;
}

function cutOut(bytes: Buffer, random: Random): Buffer {
  const from = placeIn(bytes, random);
  const to = Math.min(bytes.length, from + pickWhole(random, 1, 120));
  return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]);
}

function repeatSlice(bytes: Buffer, random: Random): Buffer {
  const from = placeIn(bytes, random);
  const slice = bytes.subarray(from, from + pickWhole(random, 1, 120));
  const slices = Array.from({ length: pickWhole(random, 1, 60) }, () => slice);
  return Buffer.concat([bytes.subarray(0, from), ...slices, bytes.subarray(from)]);
}

function insertPiece(bytes: Buffer, random: Random): Buffer {
  const at = placeIn(bytes, random);
  const piece = PIECES[pickWhole(random, 0, PIECES.length - 1)] ?? '';
  return Buffer.concat([bytes.subarray(0, at), Buffer.from(piece, 'latin1'), bytes.subarray(at)]);
}

const cutShort: Mutation = (bytes, random) => bytes.subarray(0, placeIn(bytes, random));

const MUTATIONS: readonly Mutation[] = [flipBits, cutOut, repeatSlice, insertPiece, cutShort];

/** Small valid forms: changes hit mostly their grammar. */
function goodForms(): { path: string; type: string; body: Buffer }[] {
  const file = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  return [
    {
      path: RUN,
      ...multipart([
        ['ai_model', 'pattern-to-image'],
        ['text_prompt', 'wrap dress'],
        ['num_images', '1'],
        ['garment_type', 'full_body'],
        ['source_image', file],
      ]),
    },
    {
      path: RUN,
      ...multipart([
        ['ai_model', 'create-background'],
        ['text_prompt', 'sunny beach'],
        ['original_target_image', file],
        ['binary_mask_image', `data:image/png;base64,${file.toString('base64')}`],
        ['mask_coordinates', '[[1,2],[3,4]]'],
        ['reposition', '{"x":1,"y":2,"width":300,"rotation":10}'],
      ]),
    },
    {
      path: MASK,
      ...multipart([
        ['pos_coord', '[[10,10]]'],
        ['negative_coord', '[[12,12]]'],
        ['target_image', file],
      ]),
    },
    {
      path: '/api/reroll-output-with-sse/',
      ...multipart([
        ['output_image_id', '00000000-0000-4000-8000-000000000000'],
        ['num_images', '4'],
      ]),
    },
  ];
}

/** Valid forms with random changes: the same for the same seed. */
export function* fuzzForms(seed: number, times: number): Generator<HostileCase> {
  const random = createRandom(seed);
  const forms = goodForms();
  for (let number = 1; number <= times; number += 1) {
    const form = forms[pickWhole(random, 0, forms.length - 1)];
    if (!form) continue;
    let { body } = form;
    for (let left = pickWhole(random, 1, 4); left > 0; left -= 1) {
      const mutate = MUTATIONS[pickWhole(random, 0, MUTATIONS.length - 1)];
      body = mutate?.(body, random) ?? body;
    }
    const headers = { 'content-type': form.type };
    const name = `fuzzed form ${number} of seed ${seed}, to ${form.path}`;
    yield { name, call: { method: 'POST', path: form.path, headers, body } };
  }
}
