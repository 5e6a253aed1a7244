import { expect, it } from 'vitest';
import type { MailPort } from '../../adapters/mail/mail-port.ts';
import { sendPatiently } from './mail-sending.ts';

const mail = { to: 'a@b.example', subject: 's', text: 't', html: 'h' };

/** A mail server that refuses a number of times. */
function createRefusingPort(refusals: number): MailPort & { tries: () => number } {
  let tries = 0;
  return {
    destination: 'nowhere',
    send: async () => {
      tries += 1;
      if (tries <= refusals) throw new Error('Try again later');
    },
    close: () => undefined,
    tries: () => tries,
  };
}

it.each([
  [0, 1],
  [2, 3],
])('tries again after %i refusals', async (refusals, tries) => {
  const port = createRefusingPort(refusals);
  await sendPatiently(port, mail, [1, 1]);
  expect(port.tries()).toBe(tries);
});

it('gives up at last', async () => {
  const port = createRefusingPort(9);
  await expect(sendPatiently(port, mail, [1, 1])).rejects.toThrow('Try again later');
  expect(port.tries()).toBe(3);
});
