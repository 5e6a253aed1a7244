import { onnxFile } from './onnx-file.ts';
import { readTfjsModel } from './tfjs-model.ts';
import type { TfjsSource } from './tfjs-sources.ts';
import { convertGraph } from './tfjs-to-onnx.ts';

/**
 * A TensorFlow.js graph model as an ONNX file. `read` gives the files of the model by their names.
 * The same files give the same bytes.
 */
export function convertModel(
  { name, side, outputs }: TfjsSource,
  read: (file: string) => Uint8Array,
): Uint8Array {
  return onnxFile({
    name,
    ...convertGraph(readTfjsModel(`${name}.json`, read), Object.keys(outputs)),
    input: { name: 'picture', dims: [1, 3, side, side] },
    outputs: Object.entries(outputs).map(([output, dims]) => ({ name: output, dims })),
  });
}
