import { type Field, multipart } from './forms.ts';
import type { Call } from './send.ts';

/** A call to be tried; the sender's session is added to it. */
export type HostileCase = { name: string; call: Call };

const MASK = '/api/generate-mask/';
const RUN = '/api/generate-image-with-sse/';
const MB = 1024 * 1024;

/** JSON of a given length: a list that repeats one member. */
function listOf(member: string, bytes: number): string {
  const times = Math.max(1, Math.floor((bytes - 2) / (member.length + 1)));
  return `[${`${member},`.repeat(times - 1)}${member}]`;
}

function nested(bytes: number): string {
  return '['.repeat(bytes / 2) + ']'.repeat(bytes / 2);
}

function post(name: string, path: string, fields: readonly Field[]): HostileCase {
  const { type, body } = multipart(fields);
  return { name, call: { method: 'POST', path, headers: { 'content-type': type }, body } };
}

const BACKGROUND: readonly Field[] = [
  ['ai_model', 'create-background'],
  ['text_prompt', 'sunny beach'],
];
const PATTERN: readonly Field[] = [
  ['ai_model', 'pattern-to-image'],
  ['text_prompt', 'wrap dress'],
];

/** A form of `count` parts without content. */
function crumbs(count: number): readonly Field[] {
  return Array.from({ length: count }, (_, at) => [`f${at}`, ''] as const);
}

/**
 * Bodies that once blocked or ended the product, each made when its turn comes: at full size they
 * take 47 MB each. `share` scales them down.
 */
export function listWorstForms({ share = 1 } = {}): (() => HostileCase)[] {
  const sized = (megabytes: number) => Math.floor(megabytes * share) * MB || 64 * 1024;
  const large = (megabytes: number) => `${Math.floor(megabytes * share) || '1/16'} MB`;
  const dots = (megabytes: number) => () =>
    post(`mask_coordinates: [[],[],…] of ${large(megabytes)}`, RUN, [
      ...BACKGROUND,
      ['mask_coordinates', listOf('[]', sized(megabytes))],
    ]);
  return [
    dots(30),
    dots(47),
    () =>
      post(`mask_coordinates: [1,1,…] of ${large(47)}`, RUN, [
        ...BACKGROUND,
        ['mask_coordinates', listOf('1', sized(47))],
      ]),
    () =>
      post(`mask_coordinates: nested, ${large(24)}`, RUN, [
        ...BACKGROUND,
        ['mask_coordinates', nested(sized(24))],
      ]),
    () =>
      post(`pos_coord: [[1,1],…] of ${large(6)}`, MASK, [['pos_coord', listOf('[1,1]', sized(6))]]),
    () =>
      post(`pos_coord: [[],[],…] of ${large(47)}`, MASK, [['pos_coord', listOf('[]', sized(47))]]),
    () =>
      post(`negative_coord: [[],[],…] of ${large(30)}`, MASK, [
        ['pos_coord', '[[1,1]]'],
        ['negative_coord', listOf('[]', sized(30))],
      ]),
    () =>
      post(`text_prompt: ${large(47)} of letters`, RUN, [
        ['ai_model', 'create-pattern'],
        ['text_prompt', 'x'.repeat(sized(47))],
      ]),
    () =>
      post(`text_prompt: ${large(47)} of family emoji`, RUN, [
        ['ai_model', 'create-pattern'],
        ['text_prompt', '👩‍👩‍👧'.repeat(sized(47) / 18)],
      ]),
    () =>
      post(`text_prompt: ${large(47)} of spaces`, RUN, [
        ['ai_model', 'create-pattern'],
        ['text_prompt', ' '.repeat(sized(47))],
      ]),
    () =>
      post(`source_image: a data URI of ${large(47)} of newlines`, RUN, [
        ...PATTERN,
        ['source_image', `data:image/png;base64,${'\n'.repeat(sized(47))}`],
      ]),
    () =>
      post(`source_image: a data URI of ${large(47)} of letters and spaces`, RUN, [
        ...PATTERN,
        ['source_image', `data:image/png;base64,${'A '.repeat(sized(47) / 2)}`],
      ]),
    () =>
      post(`source_image: a data URI of ${large(20)} of base64`, RUN, [
        ...PATTERN,
        ['source_image', `data:image/png;base64,${'AAAA'.repeat(sized(20) / 4)}`],
      ]),
    () =>
      post(`source_image: ${large(47)} of commas`, RUN, [
        ...PATTERN,
        ['source_image', `data:${','.repeat(sized(47))}`],
      ]),
    () =>
      post(`reposition: {"x":{"x":… of ${large(24)}`, RUN, [
        ...BACKGROUND,
        ['reposition', '{"x":'.repeat(sized(24) / 5)],
      ]),
    () => post(`seed: ${large(47)} of digits`, RUN, [...PATTERN, ['seed', '9'.repeat(sized(47))]]),
    () => post(`ai_model: ${large(47)}`, RUN, [['ai_model', 'x'.repeat(sized(47))]]),
    () =>
      post(`a field that nobody knows of ${large(47)}`, RUN, [
        ...PATTERN,
        ['bodice', 'x'.repeat(sized(47))],
      ]),
    () => post('40,000 parts', RUN, crumbs(40_000)),
    () => post(`one name of a part, ${large(10)} long`, RUN, [['x'.repeat(sized(10)), '']]),
    () =>
      post('a text field twice and a picture four times', RUN, [
        ['ai_model', 'create-pattern'],
        ...PATTERN,
        ...['1', '2', '3', '4'].map((text) => ['source_image', text, 'file'] as const),
      ]),
  ];
}
