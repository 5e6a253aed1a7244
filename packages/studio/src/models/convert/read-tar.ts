const BLOCK = 512;

/** Reads the regular files of a tar archive (ustar), as they come; names longer than 100 characters are cut. */
export async function* readTar(
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ name: string; bytes: Uint8Array }> {
  const take = createTaker(source);
  for (;;) {
    const header = await take(BLOCK);
    // Blocks of nothing end an archive.
    if (!header || header[0] === 0) return;
    const name = textOf(header.subarray(0, 100));
    const size = Number.parseInt(textOf(header.subarray(124, 136)), 8);
    const body = await take(Math.ceil(size / BLOCK) * BLOCK);
    if (!body) throw new Error(`The archive ends within ${name}`);
    yield { name, bytes: body.subarray(0, size) };
  }
}

function textOf(bytes: Uint8Array): string {
  const end = bytes.indexOf(0);
  return Buffer.from(end < 0 ? bytes : bytes.subarray(0, end))
    .toString('utf8')
    .trim();
}

/** Answers so many bytes each time, undefined when the source has no more. */
function createTaker(source: AsyncIterable<Uint8Array>) {
  const chunks = source[Symbol.asyncIterator]();
  let rest: Uint8Array = new Uint8Array();
  return async (length: number): Promise<Uint8Array | undefined> => {
    const parts = [rest];
    let found = rest.length;
    while (found < length) {
      const next = await chunks.next();
      if (next.done === true) return undefined;
      parts.push(next.value);
      found += next.value.length;
    }
    const joined = Buffer.concat(parts);
    rest = joined.subarray(length);
    return joined.subarray(0, length);
  };
}
