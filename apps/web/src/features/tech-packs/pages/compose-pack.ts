import { formatMessage } from '@toile/contract';
import type { PDFDocument, PDFImage } from 'pdf-lib';
import { createDocument, embedFaces, type FaceFiles } from '../../../lib/pdf/pdf-faces.ts';
import { cleanText, listUncovered } from '../../../lib/pdf/pdf-text.ts';
import { drawBlank } from './draw-blank.ts';
import { drawConstruction } from './draw-construction.ts';
import { drawHead } from './draw-head.ts';
import { drawSpecification } from './draw-specification.ts';
import type { Pack, PackGarment, PackSketch } from './pack.ts';
import { createPen } from './pack-pen.ts';
import {
  billOf,
  clothRowsOf,
  describeGarment,
  featureName,
  findBase,
  garmentName,
  tableOf,
  usesOf,
} from './pack-rows.ts';

/** Pages of a garment, and of a sketch of which only the picture is known. */
const PAGES_OF_GARMENT = 2;
const PAGES_OF_PICTURE = 1;

type ComposeOptions = {
  typefaces: { text: FaceFiles; title: FaceFiles };
  /** The sign between whole numbers and tenths. */
  decimal: string;
};

const pagesOf = ({ garments }: PackSketch): number =>
  garments.length === 0 ? PAGES_OF_PICTURE : garments.length * PAGES_OF_GARMENT;

/**
 * A tech pack as PDF: A4 lying, two pages for each garment (construction; measurements and materials),
 * one with the picture and empty tables where nothing more is known. The letters that are used are
 * embedded; `uncovered` tells those that the typeface lacks, which stand as question marks.
 */
export async function composePack(
  pack: Pack,
  { typefaces, decimal }: ComposeOptions,
): Promise<{ pdf: Uint8Array; uncovered: string[] }> {
  const { sketches, words } = pack;
  const document = await createDocument(sketches[0]?.styleName ?? words.title);
  const texts = cleanText(listTexts(pack, decimal).join(' '));
  const faces = {
    text: await embedFaces(document, typefaces.text, texts),
    title: await embedFaces(document, typefaces.title, texts),
  };
  const total = sketches.reduce((sum, sketch) => sum + pagesOf(sketch), 0);
  let page = 0;
  const addPage = (
    sketch: PackSketch,
    head: { title: string; subtitle: string; baseSize: string },
  ) => {
    page += 1;
    const pen = createPen(document, faces);
    drawHead(pen, pack, { ...head, styleName: sketch.styleName, page, total });
    return pen;
  };
  for (const sketch of sketches) {
    const picture = await embed(document, sketch.picture);
    if (sketch.garments.length === 0) {
      const head = { title: words.title, subtitle: '', baseSize: pack.fields.baseSize };
      drawBlank(addPage(sketch, head), pack, { sketch, image: picture });
    }
    for (const garment of sketch.garments) {
      const { specification, front, back } = garment;
      const name = { garment: garmentName(specification, words) };
      const subtitle = describeGarment(specification, words);
      const baseSize =
        specification.sizes[findBase(specification, pack.fields.baseSize)] ?? pack.fields.baseSize;
      const images = {
        front: await embed(document, front),
        back: await embed(document, back),
        picture,
      };
      const first = { title: formatMessage(words.page.construct, name), subtitle, baseSize };
      drawConstruction(addPage(sketch, first), garment, { images, words });
      const second = { title: formatMessage(words.page.specification, name), subtitle, baseSize };
      const pen = addPage(sketch, second);
      drawSpecification(pen, { pack, sketch, garment }, { images, decimal });
    }
  }
  const { text } = faces;
  return { pdf: await document.save(), uncovered: [...new Set(listUncovered(texts, text))] };
}

const embed = async (document: PDFDocument, jpeg: Uint8Array | null): Promise<PDFImage | null> =>
  jpeg ? document.embedJpg(jpeg) : null;

/** Every text of the pages, for the letters that are embedded. */
function listTexts({ sketches, fields, date, words }: Pack, decimal: string): string[] {
  const ofGarment = ({ specification }: PackGarment) => {
    const { baseSize, units } = fields;
    const { sizes, rows } = tableOf(specification, words, { baseSize, units, decimal });
    return [
      garmentName(specification, words),
      describeGarment(specification, words),
      ...specification.callouts.map((one) => featureName(one, words)),
      ...specification.colours.flatMap(({ name, hex, uses }) => [name, hex, usesOf(uses, words)]),
      ...clothRowsOf(specification, words).flatMap(({ name, about }) => [name, about]),
      ...billOf(specification, words).flatMap(({ item, quantity }) => [item, quantity]),
      ...sizes,
      ...rows.flatMap(({ name, how, values }) => [name, how, ...values]),
      words.bodies[specification.body],
    ];
  };
  const { uses: _uses, ...page } = words.page;
  return [
    ...sketches.flatMap(({ styleName, prompt, garments, gap = '' }) => [
      styleName,
      prompt,
      gap,
      ...garments.flatMap(ofGarment),
    ]),
    fields.styleNumber,
    fields.season,
    fields.baseSize,
    date,
    words.title,
    ...Object.values(page),
    '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ#*±/,.:·…?',
  ];
}
