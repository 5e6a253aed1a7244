import { z } from 'zod';

const attributeSchema = z.looseObject({
  s: z.string().optional(),
  i: z.string().optional(),
  b: z.boolean().optional(),
  list: z
    .object({ i: z.array(z.string()).optional(), s: z.array(z.string()).optional() })
    .optional(),
});

const nodeSchema = z.object({
  name: z.string(),
  op: z.string(),
  input: z.array(z.string()).default([]),
  attr: z.record(z.string(), attributeSchema).default({}),
});

const fileSchema = z.object({
  modelTopology: z.object({ node: z.array(nodeSchema) }),
  weightsManifest: z.array(
    z.object({
      paths: z.array(z.string()),
      weights: z.array(
        z.object({
          name: z.string(),
          shape: z.array(z.number()),
          dtype: z.enum(['float32', 'int32']),
          quantization: z.object({ dtype: z.literal('float16') }).optional(),
        }),
      ),
    }),
  ),
});

export type TfNode = z.infer<typeof nodeSchema>;

/** A weight as it is stored: halves for floats, whole numbers as they are. */
export type TfWeight = {
  shape: readonly number[];
  halves?: Uint16Array;
  integers?: Int32Array;
};

export type TfModel = { nodes: readonly TfNode[]; weights: ReadonlyMap<string, TfWeight> };

/**
 * Reads a TensorFlow.js graph model whose floats are stored as halves: `list` is its JSON file, which
 * names the others. Throws for any other kind.
 */
export function readTfjsModel(list: string, read: (file: string) => Uint8Array): TfModel {
  const file = fileSchema.parse(JSON.parse(Buffer.from(read(list)).toString()));
  const weights = new Map<string, TfWeight>();
  for (const { paths, weights: specs } of file.weightsManifest) {
    const bytes = Buffer.concat(paths.map(read));
    let offset = 0;
    for (const { name, shape, dtype, quantization } of specs) {
      const count = shape.reduce((product, size) => product * size, 1);
      const size = count * (dtype === 'float32' ? 2 : 4);
      const { buffer } = new Uint8Array(bytes.subarray(offset, offset + size));
      if (dtype === 'int32') weights.set(name, { shape, integers: new Int32Array(buffer) });
      else if (quantization) weights.set(name, { shape, halves: new Uint16Array(buffer) });
      else throw new Error(`${name} is not stored as halves`);
      offset += size;
    }
  }
  return { nodes: file.modelTopology.node, weights };
}
