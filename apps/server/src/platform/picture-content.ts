import { en, formatMessage, PICTURE_MAX_BYTES } from '@toile/contract';
import { AppError } from './app-error.ts';

const { validation } = en;

/** Longest part of a data URI before its data: with a longer one it is no picture. */
const LONGEST_HEAD = 256;

const HEAD = /^data:[^,]*;base64$/i;

const COMMA = ','.charCodeAt(0);
const EQUALS = '='.charCodeAt(0);
const SPACE = 2;
const DIGIT = 1;

/** Kind of each byte in base64: a digit of either alphabet, white space, or nothing. */
const KIND_OF_BYTE = new Uint8Array(256);
for (const digit of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/-_') {
  KIND_OF_BYTE[digit.charCodeAt(0)] = DIGIT;
}
for (const space of '\t\n\v\f\r ') KIND_OF_BYTE[space.charCodeAt(0)] = SPACE;

/** The bytes of a picture as they arrive. */
export type PictureContent = {
  /** Adds the next piece. Throws once it cannot be a picture. */
  push: (chunk: Buffer) => void;
  /** The whole content; undefined when nothing came. */
  end: () => Buffer | undefined;
};

/** Called before bytes are kept; throws when there is no room for them. */
type Keep = (bytes: number) => void;

/** Small files fit in this many bytes; larger ones have room for the largest picture at once. */
const SMALL_BYTES = 64 * 1024;

/**
 * Collects a file of a field, up to the largest picture, in one buffer: a list of tiny pieces would
 * fill the memory with its overhead. It grows once, while it is small, for a copy of megabytes
 * would hold up everybody else. Of a large buffer the system gives only the pages that are written.
 */
export function collectFile(field: string, keep: Keep): PictureContent {
  let file = Buffer.alloc(0);
  let length = 0;

  function widen(wanted: number): void {
    const size = wanted > SMALL_BYTES ? PICTURE_MAX_BYTES : SMALL_BYTES;
    const wider = Buffer.allocUnsafeSlow(size);
    file.copy(wider, 0, 0, length);
    file = wider;
  }

  return {
    push(chunk) {
      const wanted = length + chunk.length;
      if (wanted > PICTURE_MAX_BYTES) {
        const max = PICTURE_MAX_BYTES / 1024 / 1024;
        const message = formatMessage(validation.pictureTooLarge, { max });
        throw new AppError('tooLarge', { fields: { [field]: [message] } });
      }
      keep(chunk.length);
      if (wanted > file.length) widen(wanted);
      chunk.copy(file, length);
      length = wanted;
    },
    end: () => (length === 0 ? undefined : file.subarray(0, length)),
  };
}

/**
 * Decodes a data URI, `data:<type>;base64,<data>`, piece by piece, so that it never becomes a
 * string of many megabytes. The declared type is ignored: the bytes decide. Accepts white space
 * within the data, which some encoders insert, both alphabets, and a missing padding.
 */
export function decodeDataUri(field: string, keep: Keep): PictureContent {
  const file = collectFile(field, keep);
  let head: Buffer | undefined = Buffer.alloc(0);
  let digits = Buffer.alloc(0);
  let hasDigits = false;
  let padding = 0;

  function refuse(): never {
    throw new AppError('invalidRequest', { fields: { [field]: [validation.dataUri] } });
  }

  /** The digits of a piece, without white space. */
  function sift(chunk: Buffer): Buffer {
    const sifted = Buffer.allocUnsafe(chunk.length);
    let length = 0;
    for (const byte of chunk) {
      const kind = KIND_OF_BYTE[byte];
      if (kind === SPACE) continue;
      if (byte === EQUALS) padding += 1;
      else if (kind !== DIGIT || padding > 0) refuse();
      else {
        sifted[length] = byte;
        length += 1;
      }
    }
    if (padding > 2) refuse();
    return sifted.subarray(0, length);
  }

  function decode(chunk: Buffer): void {
    const all = Buffer.concat([digits, sift(chunk)]);
    hasDigits ||= all.length > 0;
    const whole = all.length - (all.length % 4);
    digits = all.subarray(whole);
    if (whole > 0) file.push(Buffer.from(all.toString('latin1', 0, whole), 'base64'));
  }

  return {
    push(chunk) {
      if (head === undefined) return decode(chunk);
      head = Buffer.concat([head, chunk]);
      const comma = head.subarray(0, LONGEST_HEAD).indexOf(COMMA);
      if (comma === -1 && head.length < LONGEST_HEAD) return;
      if (comma === -1 || !HEAD.test(head.toString('latin1', 0, comma))) return refuse();
      const data = head.subarray(comma + 1);
      head = undefined;
      decode(data);
    },
    end() {
      if (head !== undefined) return head.length === 0 ? undefined : refuse();
      if (!hasDigits) return refuse();
      if (digits.length > 0) file.push(Buffer.from(digits.toString('latin1'), 'base64'));
      return file.end();
    },
  };
}
