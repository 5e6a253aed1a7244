const BOUNDARY = 'toile-test-boundary';

/** Text, or a file. */
export type MultipartForm = Readonly<Record<string, string | Uint8Array>>;

function partOf([name, value]: [string, string | Uint8Array]): Buffer {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"`;
  if (typeof value === 'string') return Buffer.from(`${head}\r\n\r\n${value}\r\n`);
  // Name and type are a picture's, whatever the file is.
  const file = `${head}; filename="picture.png"\r\ncontent-type: image/png\r\n\r\n`;
  return Buffer.concat([Buffer.from(file), value, Buffer.from('\r\n')]);
}

/** A multipart form, ready to be injected. */
export function multipartForm(fields: MultipartForm) {
  const parts = Object.entries(fields).map(partOf);
  const payload = Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
  return { type: `multipart/form-data; boundary=${BOUNDARY}`, payload };
}
