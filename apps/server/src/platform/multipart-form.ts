import type { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import { en, formatMessage, TEXT_FIELD_MAX_BYTES } from '@toile/contract';
import { AppError } from './app-error.ts';
import { collectFile, decodeDataUri, type PictureContent } from './picture-content.ts';

/**
 * Values of a form by field: text, and the files of picture fields. Of a repeated field the last
 * value counts.
 */
export type FormBody = Record<string, string | Uint8Array>;

/** Limits of the parser; no form of ours has so many parts. */
const LIMITS = {
  fieldSize: TEXT_FIELD_MAX_BYTES,
  fieldNameSize: 100,
  files: 4,
  fields: 40,
  parts: 44,
  headerPairs: 10,
  headerSize: 4 * 1024,
};

type FormOptions = {
  contentType: string;
  /** Fields that hold pictures: as files, or as data URIs in text. */
  pictureFields: readonly string[];
  /** Called before bytes are kept; throws when there is no room for them. */
  keep: (bytes: number) => void;
};

/** True for a part without a file name, unless its type is that of any file. */
function isText(filename: string | undefined, type: string): boolean {
  return filename === undefined && type !== 'application/octet-stream';
}

/** Name of a part's field; empty for one without a name, whatever the parser's types say. */
const fieldNamed = (name: string | undefined): string => name ?? '';

function openParser({ contentType, pictureFields }: FormOptions) {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: LIMITS,
      isPartAFile: (name, type = '', filename) =>
        pictureFields.includes(fieldNamed(name)) || !isText(filename, type),
    });
  } catch {
    // The boundary is missing, or too long.
    throw new AppError('invalidRequest');
  }
}

function textTooLong(field: string): AppError {
  const message = formatMessage(en.validation.textTooLong, { max: TEXT_FIELD_MAX_BYTES / 1024 });
  return new AppError('tooLarge', { fields: { [field]: [message] } });
}

/**
 * Reads a multipart form as it arrives. Pictures are read as streams, however they are sent; files
 * in other fields are ignored, and nothing of them is kept. Throws `tooLarge` for too long a text,
 * for too large a picture and for too many parts, and `invalidRequest` for a body that is no form.
 */
export function readMultipartForm(body: Readable, options: FormOptions): Promise<FormBody> {
  const { pictureFields, keep } = options;
  const values = new Map<string, string | Uint8Array>();

  return new Promise((resolve, reject) => {
    const parser = openParser(options);

    /** Ends the reading; others handle the rest of the body. */
    function fail(error: unknown): void {
      body.unpipe(parser);
      reject(error);
    }

    function attempt(work: () => void): void {
      try {
        work();
      } catch (error) {
        fail(error);
      }
    }

    function take(field: string, file: Readable, content: PictureContent): void {
      values.delete(field);
      file.on('data', (chunk: Buffer) => attempt(() => content.push(chunk)));
      file.once('end', () =>
        attempt(() => {
          const picture = content.end();
          if (picture) values.set(field, picture);
        }),
      );
    }

    parser.on('file', (...[name, file, filename, , type]) => {
      const field = fieldNamed(name);
      // The form's own error reports it.
      file.on('error', () => undefined);
      if (!pictureFields.includes(field)) return void file.resume();
      const read = isText(filename, type) ? decodeDataUri : collectFile;
      take(field, file, read(field, keep));
    });
    parser.on('field', (...[name, text, , isCut]) =>
      attempt(() => {
        const field = fieldNamed(name);
        if (isCut) throw textTooLong(field);
        keep(text.length);
        values.set(field, text);
      }),
    );
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
      parser.on(limit, () => fail(new AppError('tooLarge')));
    }
    parser.on('error', () => fail(new AppError('invalidRequest')));
    parser.on('finish', () => resolve(Object.fromEntries(values)));
    body.on('error', fail);
    body.pipe(parser);
  });
}
