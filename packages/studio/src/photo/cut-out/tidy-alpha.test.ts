import { expect, test } from 'vitest';
import { tidyAlpha } from './tidy-alpha.ts';

test('islands that are small beside the subject go, soft edges stay', () => {
  const rows = [
    [255, 255, 0, 0, 0, 0],
    [255, 255, 40, 0, 0, 90],
    [255, 255, 0, 0, 0, 0],
  ];
  const alpha = Uint8Array.from(rows.flat());
  const wide = { width: 6, height: 3 };
  expect(tidyAlpha(alpha, wide)).toEqual(alpha);
  const large = { width: 60, height: 3 };
  const subject = Uint8Array.from({ length: 180 }, (_, i) => (i % 60 < 40 ? 255 : 0));
  const speck = subject.slice();
  speck[55] = 200;
  expect(tidyAlpha(speck, large)).toEqual(subject);
});

test('of nothing but specks there may be any number', () => {
  const size = { width: 1024, height: 1024 };
  const specks = Uint8Array.from({ length: 1024 * 1024 }, (_, i) =>
    (i + (i >> 10)) % 2 === 0 ? 255 : 0,
  );
  // Compared as bytes: toEqual looks at a million numbers one by one.
  expect(Buffer.compare(tidyAlpha(specks, size), specks)).toBe(0);
});
