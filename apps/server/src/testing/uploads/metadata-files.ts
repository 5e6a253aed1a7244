import { deflateSync } from 'node:zlib';
import { DIGITAL_SOURCE_TYPES, sourceTypeXmp } from '@toile/raster';
import type { Sharp } from 'sharp';
import { latin, pngChunk, withChunks, withSegment } from './file-parts.ts';
import { CLOTH_SIZE, paintCloth } from './paint-cloth.ts';
import { taken, type UploadCase } from './upload-case.ts';

/** Traces of a photo's place and camera, which no stored picture may have. */
export const PLACE_TRACES = ['GPSLatitude', '48,51.5', 'Ricoh of Ada', 'Exif'] as const;

const KINDS = ['jpeg', 'png', 'webp', 'avif'] as const;
const APPLICATION_1 = 0xe1;
const TRAINED = 'trainedAlgorithmicMedia';

const EXIF = {
  IFD0: { Model: 'Ricoh of Ada', Artist: 'Ada' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '48/1 51/1 30/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '2/1 21/1 0/1',
  },
};

/** An XMP packet with the given content of its one description. */
function packet(inside: string): string {
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">${inside}</rdf:Description></rdf:RDF></x:xmpmeta>`;
}

const PLACE = '<exif:GPSLatitude>48,51.5N</exif:GPSLatitude>';
const AS_ELEMENT = `<Iptc4xmpExt:DigitalSourceType>${DIGITAL_SOURCE_TYPES}${TRAINED}</Iptc4xmpExt:DigitalSourceType>`;

const encoded = (cloth: Sharp, kind: (typeof KINDS)[number]) =>
  (kind === 'avif' ? cloth.avif({ effort: 0 }) : cloth.toFormat(kind)).toBuffer();

async function casesOf(kind: (typeof KINDS)[number]): Promise<UploadCase[]> {
  const withXmp = (xmp: string) => encoded(paintCloth().withXmp(xmp), kind);
  const located = await encoded(paintCloth().withExif(EXIF), kind);
  return [
    taken(`metadata: GPS in a ${kind}`, located),
    taken(
      `metadata: GPS in a ${kind} and bytes behind it`,
      Buffer.concat([located, latin('GPSLatitude')]),
    ),
    taken(`metadata: GPS in the XMP of a ${kind}`, await withXmp(packet(PLACE))),
    taken(`marker: in a ${kind}`, await withXmp(sourceTypeXmp(TRAINED)), { marker: TRAINED }),
    taken(`marker: beside GPS in a ${kind}`, await withXmp(packet(PLACE + AS_ELEMENT)), {
      marker: TRAINED,
    }),
    taken(`marker: none for a camera's ${kind}`, await withXmp(sourceTypeXmp('digitalCapture'))),
  ];
}

/** Pictures with every EXIF orientation. */
async function turned(): Promise<UploadCase[]> {
  const { width, height } = CLOTH_SIZE;
  const cases: UploadCase[] = [];
  for (let orientation = 1; orientation <= 8; orientation += 1) {
    const size = orientation > 4 ? { width: height, height: width } : CLOTH_SIZE;
    const held = paintCloth().withMetadata({ orientation });
    const name = `metadata: orientation ${orientation}`;
    cases.push(taken(`${name} of a JPEG`, await held.clone().jpeg().toBuffer(), { size }));
    cases.push(taken(`${name} of a WebP`, await held.clone().webp().toBuffer(), { size }));
  }
  return cases;
}

/** Photos with metadata. Of all of it, only the mark of a machine-made picture stays. */
export async function buildMetadataFiles(): Promise<UploadCase[]> {
  const png = await paintCloth().png().toBuffer();
  const jpeg = await paintCloth().jpeg().toBuffer();
  const marker = TRAINED;
  const marked = sourceTypeXmp(marker);
  const packedXmp = Buffer.concat([latin('XML:com.adobe.xmp\0\x01\0\0\0'), deflateSync(marked)]);
  const overHttps = marked.replace('http://cv.iptc.org', 'https://cv.iptc.org');
  const credentials = latin(`jumb c2pa.actions ${DIGITAL_SOURCE_TYPES}${TRAINED}`);
  const spoiltExif = Buffer.concat([latin('Exif\0\0MM\0*'), Buffer.alloc(64, 0xff)]);
  const composite = 'compositeWithTrainedAlgorithmicMedia';
  return [
    ...(await Promise.all(KINDS.map(casesOf))).flat(),
    ...(await turned()),
    taken('metadata: spoilt EXIF', withSegment(jpeg, APPLICATION_1, spoiltExif)),
    taken('marker: in packed XMP', withChunks(png, pngChunk('iTXt', packedXmp)), { marker }),
    taken('marker: over https', await paintCloth().withXmp(overHttps).jpeg().toBuffer(), {
      marker,
    }),
    taken('marker: in content credentials', withChunks(png, pngChunk('caBX', credentials)), {
      marker,
    }),
    taken(
      'marker: of a composite',
      await paintCloth().withXmp(sourceTypeXmp(composite)).png().toBuffer(),
      {
        marker: composite,
      },
    ),
  ];
}
