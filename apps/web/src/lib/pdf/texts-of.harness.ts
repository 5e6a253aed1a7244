import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';

const HEX = /<([0-9A-Fa-f]+)>/g;

/** The characters of a font's glyphs, by their numbers, as its ToUnicode map tells them. */
function readGlyphs(map: string): Map<string, string> {
  const glyphs = new Map<string, string>();
  for (const [, block = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    const codes = [...block.matchAll(HEX)].map(([, hex = '']) => hex.toUpperCase());
    for (let i = 0; i + 1 < codes.length; i += 2) {
      const units = (codes[i + 1] ?? '').match(/.{4}/g) ?? [];
      const text = String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
      glyphs.set(codes[i] ?? '', text);
    }
  }
  return glyphs;
}

const decode = (stream: unknown): string =>
  stream instanceof PDFRawStream
    ? new TextDecoder('latin1').decode(decodePDFRawStream(stream).decode())
    : '';

/** The texts that are drawn on each page of a document, as they were drawn. */
export async function textsOf(pdf: Uint8Array): Promise<string[][]> {
  const document = await PDFDocument.load(pdf);
  return document.getPages().map(({ node }) => {
    const fonts = new Map<string, Map<string, string>>();
    const given = node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
    for (const [name] of given?.entries() ?? []) {
      const font = given?.lookup(name, PDFDict);
      fonts.set(name.asString(), readGlyphs(decode(font?.lookup(PDFName.of('ToUnicode')))));
    }
    const contents = node.Contents();
    const streams =
      contents instanceof PDFArray
        ? contents.asArray().map((one) => document.context.lookup(one))
        : [contents];
    const drawn = streams.map(decode).join('\n');
    let glyphs = new Map<string, string>();
    const texts: string[] = [];
    for (const [, font, hex] of drawn.matchAll(/(\/[^\s/]+) [\d.]+ Tf|<([0-9A-Fa-f]+)> Tj/g)) {
      if (font) glyphs = fonts.get(font) ?? glyphs;
      else
        texts.push(
          (hex?.match(/.{4}/g) ?? []).map((code) => glyphs.get(code.toUpperCase()) ?? '?').join(''),
        );
    }
    return texts;
  });
}
