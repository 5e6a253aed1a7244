import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decodePose } from '../photo/pose/decode-pose.ts';
import { askPose } from '../photo/pose/find-pose.ts';
import { getModel } from './find-model.ts';
import { openModel } from './open-model.ts';
import { SELFIE } from './registry.ts';
import { runModel } from './run-model.ts';
import { trialPicture } from './testing/trial-picture.ts';

type Kept = Record<string, { stride: number; values: number[] }>;

const SIDE = 256;

const keptOf = (name: string): Kept =>
  JSON.parse(readFileSync(new URL(`../../models/${name}.origin.json`, import.meta.url), 'utf8'));

function planes(scale: number): Float32Array {
  const rgb = trialPicture(SIDE);
  const area = SIDE * SIDE;
  return Float32Array.from({ length: 3 * area }, (_, i) => {
    return rgb[(i % area) * 3 + Math.floor(i / area)] * scale;
  });
}

/** Of a map of channels first, the numbers that were kept of it with channels last. */
function sampled(values: Float32Array, channels: number, stride: number): number[] {
  const area = values.length / channels;
  const count = Math.ceil(values.length / stride);
  return Array.from({ length: count }, (_, i) => {
    const at = i * stride;
    return values[(at % channels) * area + Math.floor(at / channels)];
  });
}

function largestDifference(a: readonly number[], b: readonly number[]): number {
  expect(a.length).toBe(b.length);
  return Math.max(...a.map((value, i) => Math.abs(value - b[i])));
}

test('the selfie model answers as its origin does', async () => {
  const session = await openModel(getModel(SELFIE));
  const [mask] = await runModel(session, { values: planes(1 / 255), width: SIDE, height: SIDE });
  const [{ stride, values }] = Object.values(keptOf('selfie'));
  expect(largestDifference(sampled(mask, 1, stride), values)).toBeLessThan(1e-4);
});

test('the pose model answers as its origin does, joints included', async () => {
  const { maps } = await askPose(planes(1));
  const { Identity, ...kept } = keptOf('movenet-thunder');
  const answers = [maps.centre, maps.heat, maps.reach, maps.offset];
  for (const [at, { stride, values }] of Object.values(kept).entries()) {
    const channels = answers[at].length / (maps.side * maps.side);
    const largest = Math.max(...values.map(Math.abs));
    const difference = largestDifference(sampled(answers[at], channels, stride), values);
    expect(difference / largest).toBeLessThan(1e-3);
  }
  const joints = decodePose(maps).flatMap(({ x, y, score }) => [y / 64, x / 64, score]);
  expect(largestDifference(joints, Identity.values)).toBeLessThan(1e-3);
});
