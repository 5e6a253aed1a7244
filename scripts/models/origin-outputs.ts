import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { z } from 'zod';
import { trialPicture } from '../../packages/studio/src/models/testing/trial-picture.ts';

/** Distance between the numbers of an answer that are stored, so that the file stays small. */
const STRIDE = 97;

const manifestSchema = z.object({
  weightsManifest: z.array(
    z.looseObject({ paths: z.array(z.string()), weights: z.array(z.unknown()) }),
  ),
});

const TFJS = ['tfjs-core', 'tfjs-converter', 'tfjs-backend-cpu'].map(
  (part) => `@tensorflow/${part}`,
);

/** The part of TensorFlow.js that is used here; it is installed only for the conversion. */
type Tfjs = {
  tensor4d: (values: unknown, shape: readonly number[], dtype: string) => unknown;
  loadGraphModel: (source: unknown) => Promise<{
    inputs: readonly { dtype: string }[];
    execute: (input: unknown, outputs: readonly string[]) => Answer | Answer[];
  }>;
};

const tfjsSchema = z.custom<Tfjs>((given) => {
  return typeof given === 'object' && given !== null && 'tensor4d' in given;
});

type Answer = { shape: number[]; data: () => Promise<ArrayLike<number>> };

/**
 * Answers of TensorFlow.js to the trial picture: of each output every 97th number, channels last,
 * and the model's final output whole where it has one.
 */
export async function originOutputs(
  jsonPath: string,
  { side, outputs, folder }: { side: number; outputs: readonly string[]; folder: string },
): Promise<Record<string, { stride: number; values: number[] }>> {
  const tf = loadTfjs(folder);
  const model = await tf.loadGraphModel(sourceOf(jsonPath));
  const dtype = model.inputs[0]?.dtype ?? 'float32';
  const scale = dtype === 'int32' ? 1 : 1 / 255;
  const picture = Float32Array.from(trialPicture(side), (level) => level * scale);
  const input = tf.tensor4d(picture, [1, side, side, 3], dtype);
  const wanted = [...outputs, ...(scale === 1 ? ['Identity'] : [])];
  // TensorFlow.js answers in the order of the names, with one tensor for one name.
  const answers = [model.execute(input, wanted)].flat();
  const entries = wanted.map(async (name, at) => {
    const stride = name === 'Identity' ? 1 : STRIDE;
    const all = Array.from((await answers[at]?.data()) ?? []);
    const values = all
      .filter((_, i) => i % stride === 0)
      .map((value) => Number(value.toPrecision(6)));
    return [name, { stride, values }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

function loadTfjs(folder: string): Tfjs {
  execFileSync('npm', [
    'install',
    '--silent',
    '--prefix',
    folder,
    ...TFJS.map((p) => `${p}@4.22.0`),
  ]);
  const require = createRequire(join(folder, 'package.json'));
  const [core, converter] = TFJS.map((name): unknown => require(name));
  // The three packages are one library in parts.
  return tfjsSchema.parse(Object.assign({}, core, converter));
}

function sourceOf(jsonPath: string) {
  const json = z
    .looseObject({ modelTopology: z.unknown() })
    .parse(JSON.parse(readFileSync(jsonPath, 'utf8')));
  const { weightsManifest } = manifestSchema.parse(json);
  const paths = weightsManifest.flatMap((group) => group.paths);
  const bytes = Buffer.concat(paths.map((path) => readFileSync(join(jsonPath, '..', path))));
  return {
    load: async () => ({
      ...json,
      weightSpecs: weightsManifest.flatMap((group) => group.weights),
      weightData: new Uint8Array(bytes).buffer,
    }),
  };
}
