import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createLoginLog } from './login-log.ts';

function write(secret: string, account: string, { isAccepted = false } = {}) {
  let line = '';
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      line += String(chunk);
      done();
    },
  });
  const address = '192.0.2.7';
  const log = createLoginLog({ log: pino(sink), secret });
  if (isAccepted) log.accepted({ how: 'google', isTwoFactor: true, account, address });
  else log.refused({ reason: 'wrong password', account, address });
  return { line, entry: JSON.parse(line) };
}

it('writes how a log-in was accepted, and of nobody in the clear', () => {
  const { line, entry } = write('secret a', 'elsa@atelier.example', { isAccepted: true });
  expect(entry).toMatchObject({
    how: 'google',
    isTwoFactor: true,
    account: write('secret a', 'elsa@atelier.example').entry.account,
    msg: 'A log-in was accepted',
  });
  expect(line).not.toContain('elsa');
});

it('writes why a log-in was refused, and neither account nor address', () => {
  const { line, entry } = write('secret a', 'elsa@atelier.example');
  expect(entry).toMatchObject({
    reason: 'wrong password',
    account: expect.stringMatching(/^[\da-f]{16}$/),
    address: expect.stringMatching(/^[\da-f]{16}$/),
    msg: 'A log-in was refused',
  });
  expect(line).not.toContain('elsa');
  expect(line).not.toContain('192.0.2.7');
});

it('disguises equal ones equally, and otherwise under another secret', () => {
  const first = write('secret a', 'elsa').entry;
  expect(write('secret a', 'elsa').entry).toMatchObject({
    account: first.account,
    address: first.address,
  });
  expect(write('secret a', 'coco').entry.account).not.toBe(first.account);
  expect(write('secret b', 'elsa').entry.account).not.toBe(first.account);
  expect(write('secret a', '192.0.2.7').entry.account).not.toBe(first.address);
});
