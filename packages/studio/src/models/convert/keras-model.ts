import { z } from 'zod';

const layerSchema = z.object({
  name: z.string(),
  class_name: z.string(),
  config: z.looseObject({
    strides: z.array(z.number()).optional(),
    pool_size: z.array(z.number()).optional(),
    padding: z.union([z.string(), z.array(z.array(z.number()))]).optional(),
    activation: z.string().optional(),
    max_value: z.number().nullish(),
    epsilon: z.number().optional(),
  }),
  /** Layers that it reads: one call, a list of [layer, call, place, options]. */
  inbound_nodes: z.array(z.array(z.tuple([z.string()], z.unknown()))),
});

const fileSchema = z.object({
  modelTopology: z.object({
    model_config: z.object({ config: z.object({ layers: z.array(layerSchema) }) }),
  }),
  weightsManifest: z.tuple([
    z.object({
      weights: z.array(
        z.object({
          name: z.string(),
          shape: z.array(z.number()),
          quantization: z.object({ min: z.number(), scale: z.number(), dtype: z.literal('uint8') }),
        }),
      ),
    }),
  ]),
});

export type KerasLayer = z.infer<typeof layerSchema>;

export type KerasWeight = { shape: readonly number[]; values: Float32Array };

export type KerasModel = {
  layers: readonly KerasLayer[];
  /** By layer and role, for example `Conv1/kernel`. */
  weights: ReadonlyMap<string, KerasWeight>;
};

/**
 * Reads a layers model of TensorFlow.js whose weights are stored as a byte each: its description
 * and its bytes. Throws for any other kind.
 */
export function readKerasModel(description: unknown, bytes: Uint8Array): KerasModel {
  const { modelTopology, weightsManifest } = fileSchema.parse(description);
  const weights = new Map<string, KerasWeight>();
  let offset = 0;
  for (const { name, shape, quantization } of weightsManifest[0].weights) {
    const { min, scale } = quantization;
    const count = shape.reduce((product, size) => product * size, 1);
    const stored = bytes.subarray(offset, offset + count);
    weights.set(name, { shape, values: Float32Array.from(stored, (level) => level * scale + min) });
    offset += count;
  }
  if (offset !== bytes.length) throw new Error('The weights are not those of the description');
  return { layers: modelTopology.model_config.config.layers, weights };
}
