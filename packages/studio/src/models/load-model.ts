import { InferenceSession } from 'onnxruntime-node';

/** Loads a model from its file. Rejects where that is absent or no model. */
export const loadModel = (path: string): Promise<InferenceSession> =>
  InferenceSession.create(path, { graphOptimizationLevel: 'all', logSeverityLevel: 3 });
