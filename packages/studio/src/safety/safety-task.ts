import type { SafetyScores } from './safety-scores.ts';
import { scorePicture } from './score-picture.ts';

export type SafetyTask = { picture: Uint8Array; modelFile: string };

/** Runs in a thread: the model works on the processor and would hold up all requests. */
export default function score({ picture, modelFile }: SafetyTask): Promise<SafetyScores> {
  return scorePicture(picture, modelFile);
}
