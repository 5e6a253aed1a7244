import { type InferenceSession, Tensor } from 'onnxruntime-node';

/** One channel after the other, each row by row. */
export type Planes = { values: Float32Array; width: number; height: number };

/** Runs a model on one picture of three planes. The answers are in the order of `outputs`. */
export async function runModel(
  session: InferenceSession,
  { values, width, height }: Planes,
  outputs: readonly string[] = session.outputNames.slice(0, 1),
): Promise<Float32Array[]> {
  const picture = new Tensor('float32', values, [1, 3, height, width]);
  const answers = await session.run({ [session.inputNames[0]]: picture }, [...outputs]);
  return outputs.map((name) => {
    const { data } = answers[name];
    if (!(data instanceof Float32Array)) throw new TypeError(`${name} gives no floats`);
    return data;
  });
}
