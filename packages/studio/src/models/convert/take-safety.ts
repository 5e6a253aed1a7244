import { z } from 'zod';
import { readKerasModel } from './keras-model.ts';
import { convertLayers } from './keras-to-onnx.ts';
import { onnxFile } from './onnx-file.ts';
import { readArchive } from './read-archive.ts';

const FOLDER = 'package/dist/models/mobilenet_v2/';
const SIDE = 224;
const CLASSES = 5;

/** Module in a bundle that exports one value. */
const EXPORTED = /\.exports=(?<value>[{"].*[}"])\},\{\}\]\},\{\},\[1\]\)\(1\)\}\);\s*$/s;

/** The value that a bundled file exports, as text. The file is not run. */
function exportedBy(files: ReadonlyMap<string, Uint8Array>, name: string): string {
  const bytes = files.get(name);
  const { value } = EXPORTED.exec(Buffer.from(bytes ?? []).toString())?.groups ?? {};
  if (value === undefined) throw new Error(`The archive has no ${name} that can be read`);
  return value;
}

/** A value as a minifier writes it, as JSON has it: names in quotes, truth in words, whole numbers. */
function toJson(text: string): string {
  return text
    .replaceAll(/([{,])([a-z_]\w*):/gi, '$1"$2":')
    .replaceAll(
      /([:,[])!([01])/g,
      (_all, before: string, digit: string) => `${before}${digit === '0'}`,
    )
    .replaceAll(/([:,[]-?)\./g, '$10.');
}

/** The small model of nsfwjs out of its package, which has it for TensorFlow.js, as ONNX. */
export async function takeSafety(archive: string): Promise<Uint8Array> {
  const files = new Map<string, Uint8Array>();
  for await (const { name, bytes } of readArchive(archive)) {
    if (name.startsWith(FOLDER)) files.set(name.slice(FOLDER.length), bytes.slice());
  }
  const description: unknown = JSON.parse(toJson(exportedBy(files, 'model.min.js')));
  const weights = z.string().parse(JSON.parse(exportedBy(files, 'group1-shard1of1.min.js')));
  const model = readKerasModel(description, Buffer.from(weights, 'base64'));
  return onnxFile({
    name: 'nsfw-mobilenet-v2',
    ...convertLayers(model),
    input: { name: 'picture', dims: [1, 3, SIDE, SIDE] },
    outputs: [{ name: model.layers.at(-1)?.name ?? '', dims: [1, CLASSES] }],
  });
}
