import { expect, test } from 'vitest';
import { createSealedText } from './sealed-text.ts';

const seals = createSealedText({ secret: 'warp', purpose: 'test' });

test('a sealed text opens again, and looks different each time', () => {
  const [one, two] = [seals.seal('weft ✂'), seals.seal('weft ✂')];
  expect(one).not.toBe(two);
  expect(one).not.toContain('weft');
  expect([seals.open(one), seals.open(two)]).toEqual(['weft ✂', 'weft ✂']);
});

test.each([
  ['another secret', { secret: 'woof', purpose: 'test' }],
  ['another purpose', { secret: 'warp', purpose: 'other' }],
])('under %s it does not open', (_what, key) => {
  expect(createSealedText(key).open(seals.seal('weft'))).toBeUndefined();
});

test('a changed text does not open', () => {
  const bytes = Buffer.from(seals.seal('weft'), 'base64url');
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
  expect(seals.open(bytes.toString('base64url'))).toBeUndefined();
  expect(seals.open('short')).toBeUndefined();
});
