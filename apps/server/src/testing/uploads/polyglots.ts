import { buildWholeFiles } from './cut-files.ts';
import { claimPng, latin, pngChunk, withChunks, withSegment, zipOf } from './file-parts.ts';
import { refused, taken, type UploadCase } from './upload-case.ts';

/** Text that no stored picture may contain. */
export const PAYLOAD = '<script>alert(document.cookie)</script>';

const TEXT_CHUNKS = ['tEXt', 'eXIf', 'prVt'] as const;
const COMMENT = 0xfe;
const APPLICATION_15 = 0xef;

/** Pictures that are valid files of another type as well. */
export async function buildPolyglots(): Promise<UploadCase[]> {
  const whole = await buildWholeFiles();
  const cases: UploadCase[] = [];
  for (const [kind, file] of whole) {
    const html = Buffer.concat([file, latin(`<html>${PAYLOAD}</html>`)]);
    const zip = Buffer.concat([file, zipOf('page.html', PAYLOAD)]);
    cases.push(taken(`polyglot: ${kind} and HTML`, html), taken(`polyglot: ${kind} and ZIP`, zip));
  }
  const png = whole.get('PNG') ?? Buffer.alloc(0);
  const jpeg = whole.get('JPEG') ?? Buffer.alloc(0);
  const gif = whole.get('GIF') ?? Buffer.alloc(0);
  for (const type of TEXT_CHUNKS) {
    const chunk = pngChunk(type, latin(`Comment\0${PAYLOAD}`));
    cases.push(taken(`polyglot: PNG with HTML in ${type}`, withChunks(png, chunk)));
  }
  return [
    ...cases,
    taken('polyglot: JPEG with an HTML comment', withSegment(jpeg, COMMENT, latin(PAYLOAD))),
    taken('polyglot: JPEG with HTML in APP15', withSegment(jpeg, APPLICATION_15, latin(PAYLOAD))),
    taken('polyglot: JPEG behind JPEG', Buffer.concat([jpeg, jpeg])),
    taken('polyglot: PNG behind PNG', Buffer.concat([png, png])),
    taken('polyglot: PNG behind JPEG', Buffer.concat([jpeg, png])),
    refused('polyglot: GIF and script', Buffer.concat([latin('GIF89a/*'), latin('*/=1;'), gif])),
    refused('polyglot: PNG without pixels, and PNG', Buffer.concat([claimPng(64, 64), png]), 422),
  ];
}
