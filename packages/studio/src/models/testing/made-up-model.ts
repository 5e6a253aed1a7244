import { createHash } from 'node:crypto';
import type { Model } from '../model.ts';

/** A model of the manifest's shape with these weights. */
export function madeUpModel(weights: string | Uint8Array, changes: Partial<Model> = {}): Model {
  return {
    id: 'trial',
    name: 'Trial',
    version: '1.0.0-1',
    finds: 'nothing',
    file: 'trial.onnx',
    bytes: Buffer.byteLength(weights),
    sha256: createHash('sha256').update(weights).digest('hex'),
    licence: 'MIT',
    licenceFile: 'is-net.licence.txt',
    carrier: 'carrier@1.0.0',
    archiveBytes: 1,
    isBundled: false,
    ...changes,
  };
}
