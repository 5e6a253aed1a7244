import { expect, it } from 'vitest';
import { createRestartPolicy, type EndedLife } from './restart-policy.ts';

const WELL_MS = 10_000;
const killed: EndedLife = { code: null, signal: 'SIGKILL', servedMs: 1000, isMisconfigured: false };
const failed: EndedLife = { code: 1, signal: null, servedMs: undefined, isMisconfigured: false };

function pausesOf(lives: readonly EndedLife[]): (number | undefined)[] {
  const judge = createRestartPolicy();
  return lives.map((life) => {
    const verdict = judge(life);
    return verdict.act === 'restart' ? verdict.afterMs : undefined;
  });
}

it.each<[string, Partial<EndedLife>]>([
  ['killed', {}],
  ['out of memory', { signal: 'SIGABRT' }],
  ['ended by an error that nobody caught', { code: 1, signal: null }],
])('starts a server again that was %s', (_what, end) => {
  expect(createRestartPolicy()({ ...killed, ...end })).toEqual({ act: 'restart', afterMs: 200 });
});

it('waits longer from one death to the next, ten seconds at most', () => {
  const pauses = pausesOf(Array.from({ length: 8 }, () => killed));
  expect(pauses).toEqual([200, 400, 800, 1600, 3200, 6400, 10_000, 10_000]);
});

it('waits for a short time again after ten seconds of health', () => {
  const lives = [killed, killed, { ...killed, servedMs: WELL_MS }, killed];
  expect(pausesOf(lives)).toEqual([200, 400, 200, 400]);
});

it('tries on when a later start fails, for what it needs may come back', () => {
  expect(pausesOf([killed, failed, failed, killed])).toEqual([200, 400, 800, 1600]);
});

it.each<[string, EndedLife, number]>([
  ['an orderly end', { ...killed, code: 0, signal: null }, 0],
  ['a first start that fails', failed, 1],
  ['a first start that fails with a code of its own', { ...failed, code: 9 }, 9],
  ['a first start that is killed', { ...failed, code: null, signal: 'SIGKILL' }, 1],
])('ends with %s', (_what, life, code) => {
  expect(createRestartPolicy()(life)).toEqual({ act: 'end', code });
});

it('ends with a fault of the settings, also when it has served before', () => {
  const judge = createRestartPolicy();
  judge(killed);
  expect(judge({ ...failed, isMisconfigured: true })).toEqual({ act: 'end', code: 1 });
});
