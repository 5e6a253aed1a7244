const BOUNDARY = 'toile-test-boundary';

/** A multipart form of text fields, ready to be injected. */
export function multipartForm(fields: Readonly<Record<string, string>>) {
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const payload = `${parts.join('')}--${BOUNDARY}--\r\n`;
  return { type: `multipart/form-data; boundary=${BOUNDARY}`, payload };
}
