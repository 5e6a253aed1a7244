const BOUNDARY = 'hem-and-seam';

/** A body with its content type. */
export type Body = { type: string; body: Buffer };

/** A field of a form: text, or a file. */
export type Field = readonly [name: string, value: string | Uint8Array, kind?: 'file' | 'text'];

function partOf([name, value, kind]: Field): Buffer {
  const isFile = kind === 'file' || (kind === undefined && typeof value !== 'string');
  const file = isFile ? '; filename="picture.png"\r\ncontent-type: image/png' : '';
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(value), Buffer.from('\r\n')]);
}

/** A multipart form of these fields, in this order; names may repeat. */
export function multipart(fields: readonly Field[]): Body {
  const body = Buffer.concat([...fields.map(partOf), Buffer.from(`--${BOUNDARY}--\r\n`)]);
  return { type: `multipart/form-data; boundary=${BOUNDARY}`, body };
}
