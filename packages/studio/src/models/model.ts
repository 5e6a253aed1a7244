import { z } from 'zod';

/** A name of a plain file: no folder, no way out of one. */
const fileNameSchema = z.string().regex(/^[a-z\d][a-z\d-]*(\.[a-z\d-]+)+$/);

/** A model that photos are read with, as the manifest lists it. */
const modelSchema = z.strictObject({
  id: z.string().regex(/^[a-z\d-]+$/),
  name: z.string(),
  /** Version of the package with the original weights, and the number of our conversion of it. */
  version: z.string(),
  /** The things that the model detects, in a few words. */
  finds: z.string(),
  /** Name of the ONNX file. Other weights get another name, so that no old file is taken for them. */
  file: fileNameSchema,
  bytes: z.int().positive(),
  sha256: z.string().regex(/^[\da-f]{64}$/),
  /** SPDX identifier. */
  licence: z.string(),
  licenceFile: fileNameSchema,
  /** npm package with the original weights: name and exact version. None of its code is read or run. */
  carrier: z.string().regex(/^(@[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+$/),
  /** Size of the package's archive. */
  archiveBytes: z.int().positive(),
  /** True: the file is in this repository. */
  isBundled: z.boolean().default(false),
});

export type Model = z.output<typeof modelSchema>;

/** The manifest of the models, `packages/studio/models/manifest.json`. */
export const manifestSchema = z.strictObject({ models: z.array(modelSchema) });
