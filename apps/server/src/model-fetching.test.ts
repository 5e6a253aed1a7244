import type { Engine, LocalModels } from '@toile/engines';
import { expect, test, vi } from 'vitest';
import { startFetchingModels } from './model-fetching.ts';
import { createProbeEngine } from './testing/probe-engine.ts';

function engineWith(fetchMissing: LocalModels['fetchMissing']): Engine {
  const model = { id: 'pose', finds: 'joints', bytes: 9, licence: 'MIT', state: 'absent' as const };
  const localModels = { list: () => [model], areUsedFor: () => true, fetchMissing };
  return { ...createProbeEngine(), localModels };
}

const createSpyLog = () => ({ debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() });

test('the log names each model that is absent, and each reason in its first line', async () => {
  const faults = new AggregateError([
    new AggregateError([new Error('The model pose is missing: http://x/pose.onnx answers 404')]),
    new Error('The package a@1.0.0 could not be fetched by npm\n  at …'),
  ]);
  const log = createSpyLog();
  const stop = startFetchingModels({ engine: engineWith(() => Promise.reject(faults)), log });
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalled());
  await stop();
  expect(log.warn.mock.calls.map(([, line]) => line)).toEqual([
    'Models not fetched: pose. The model pose is missing: http://x/pose.onnx answers 404. The package a@1.0.0 could not be fetched by npm. Tools without photos work; the next try is in 10 minutes.',
  ]);
});
