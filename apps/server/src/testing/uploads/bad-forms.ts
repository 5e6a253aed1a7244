import { latin } from './file-parts.ts';

const BOUNDARY = 'seam';
const END = `--${BOUNDARY}--\r\n`;

/** A body with the content type of a form, as it is sent. */
export type RawForm = { name: string; type: string; body: Buffer };

function part(disposition: string, content: Uint8Array | string, type = 'image/png'): Buffer {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; ${disposition}\r\ncontent-type: ${type}\r\n\r\n`;
  return Buffer.concat([latin(head), Buffer.from(content), latin('\r\n')]);
}

const TOOL = part('name="ai_model"', 'pattern-to-image', 'text/plain');
const PROMPT = part('name="text_prompt"', 'a dress', 'text/plain');

/** Forms that are truncated, contradictory or malicious. */
export function buildBadForms(png: Buffer): RawForm[] {
  const type = `multipart/form-data; boundary=${BOUNDARY}`;
  const file = (name: string, ...more: string[]) =>
    part([`name="${name}"`, 'filename="a.png"', ...more].join('; '), png);
  const whole = (...parts: Buffer[]) => Buffer.concat([TOOL, PROMPT, ...parts, latin(END)]);
  const good = whole(file('source_image'));
  const bodies: [string, Buffer][] = [
    ['that ends within its file', good.subarray(0, good.length - 200)],
    ['without its last line', good.subarray(0, good.length - END.length)],
    ['that ends within a header', good.subarray(0, 30)],
    ['of nothing', Buffer.alloc(0)],
    ['that is only an end', latin(END)],
    ['that is no form', latin('a summer dress')],
    ['with five files', whole(...Array.from({ length: 5 }, (_, at) => file(`file${at}`)))],
    [
      'with fifty fields',
      whole(...Array.from({ length: 50 }, (_, at) => part(`name="f${at}"`, ''))),
    ],
    ['with a field without a name', whole(part('filename="a.png"', png))],
    ['with __proto__', whole(part('name="__proto__"', '{"isAdmin":true}', 'text/plain'))],
    ['with constructor', whole(part('name="constructor"', 'x', 'text/plain'))],
    ['with a file where text belongs', whole(file('text_prompt'), file('seed'), file('ai_model'))],
    ['with a NUL in its text', whole(part('name="garment_type"', 'full\0body', 'text/plain'))],
    [
      'with bytes that are no UTF-8',
      whole(part('name="text_prompt"', Buffer.from([0xc3, 0x28]), 'text/plain')),
    ],
  ];
  return [
    ...bodies.map(([name, body]) => ({ name, type, body })),
    { name: 'with no boundary', type: 'multipart/form-data', body: good },
    { name: 'with another boundary', type: 'multipart/form-data; boundary=hem', body: good },
    { name: 'with an empty boundary', type: 'multipart/form-data; boundary=', body: good },
    { name: 'of another kind', type: 'multipart/mixed; boundary=seam', body: good },
    { name: 'that says it is a picture', type: 'image/png', body: png },
    { name: 'that says it is JSON', type: 'application/json', body: latin('{"source_image":"x"}') },
    { name: 'that says nothing of its kind', type: '', body: good },
  ];
}

/** Forms with odd file names, which do not matter: they are accepted. */
export function buildOddNames(png: Buffer): RawForm[] {
  const type = `multipart/form-data; boundary=${BOUNDARY}`;
  const names = [
    '../../etc/passwd',
    'cloth.svg',
    'cloth.exe',
    'a\\b.png',
    '%00.png',
    '',
    'x'.repeat(300),
  ];
  return names.map((name) => {
    const file = part(`name="source_image"; filename="${name}"`, png, 'text/html');
    const body = Buffer.concat([TOOL, PROMPT, file, latin(END)]);
    return { name: `file called ${JSON.stringify(name.slice(0, 20))}`, type, body };
  });
}
