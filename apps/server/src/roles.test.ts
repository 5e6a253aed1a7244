import { expect, it } from 'vitest';
import { readRoles } from './roles.ts';

it.each([
  [[], ['api', 'worker']],
  [['--role', 'api'], ['api']],
  [['--role=worker'], ['worker']],
])('reads %j as %j', (args, roles) => {
  expect([...readRoles(args)]).toEqual(roles);
});

it.each([[['--role']], [['--role', 'both']], [['--port', '80']], [['api']]])(
  'refuses %j',
  (args) => {
    expect(() => readRoles(args)).toThrow(/wants api or worker|The only flag is --role/);
  },
);
