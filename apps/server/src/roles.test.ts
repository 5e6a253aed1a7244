import { expect, it } from 'vitest';
import { assertEnginesOf, readPart } from './roles.ts';
import { createProbeEngine } from './testing/probe-engine.ts';

it.each([
  [[], ['api', 'worker'], undefined],
  [['--role', 'api'], ['api'], undefined],
  [['--role=worker'], ['worker'], undefined],
  [['--role=worker', '--engines', 'studio, fashn'], ['worker'], ['studio', 'fashn']],
  [['--engines=studio'], ['api', 'worker'], ['studio']],
])('reads %j as %j of %j', (args, roles, engines) => {
  const part = readPart(args);
  expect([...part.roles]).toEqual(roles);
  expect(part.engines && [...part.engines]).toEqual(engines);
});

it.each([
  [['--role']],
  [['--role', 'both']],
  [['--port', '80']],
  [['api']],
  [['--role=api', '--engines=studio']],
])('refuses %j', (args) => {
  expect(() => readPart(args)).toThrow(/wants api or worker|The only flags are|takes no orders/);
});

it('refuses engines that are not turned on', () => {
  const engine = createProbeEngine();
  const partOf = (name: string) => readPart(['--engines', name]);
  expect(() => assertEnginesOf(partOf('probe'), engine)).not.toThrow();
  expect(() => assertEnginesOf(partOf('fashn'), engine)).toThrow(
    '--engines names "fashn", but it wants engines that are turned on: probe.',
  );
});
