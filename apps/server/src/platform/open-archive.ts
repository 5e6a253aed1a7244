import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export type Archive = Awaited<ReturnType<typeof openArchive>>;

/** A ZIP that is written while it is read; `signal` ends it. */
export function openArchive(signal: AbortSignal) {
  const zip = new ZipFile();
  const content = new Readable().wrap(zip.outputStream);
  zip.on('error', (error: Error) => content.destroy(error));

  async function add(name: string, stream: Readable, compress: boolean): Promise<void> {
    zip.addReadStream(stream, name, { compress });
    try {
      await finished(stream, { signal });
    } finally {
      stream.destroy();
    }
  }

  return {
    content,
    /** Resolves when the entry was read: a caller that waits has one file open at a time. */
    addPicture: (name: string, stream: Readable) => add(name, stream, false),
    addText: (name: string, parts: Iterable<string> | AsyncIterable<string>) =>
      add(name, Readable.from(parts, { objectMode: false }), true),
    end: () => zip.end(),
    fail: (error: unknown) =>
      content.destroy(error instanceof Error ? error : new Error('The archive broke off')),
  };
}
