import { readFile } from 'node:fs/promises';
import { InferenceSession } from 'onnxruntime-node';
import { outputsOf } from './convert/onnx-file.ts';

const OPTIONS = { graphOptimizationLevel: 'all', logSeverityLevel: 3 } as const;

/**
 * Loads a model from its file; `taps` are values within its graph that become answers too. Rejects
 * where the file is absent or no model.
 */
export async function loadModel(
  path: string,
  taps: readonly string[] = [],
): Promise<InferenceSession> {
  if (taps.length === 0) return InferenceSession.create(path, OPTIONS);
  // Messages of Protocol Buffers that follow one another are read as one.
  return InferenceSession.create(Buffer.concat([await readFile(path), outputsOf(taps)]), OPTIONS);
}
