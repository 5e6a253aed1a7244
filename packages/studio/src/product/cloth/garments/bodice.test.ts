import { expect, it } from 'vitest';
import { dress } from './dresses.ts';

it('a dress with side slits has them in its skirt alone, not at the end of its bodice', () => {
  const parts = dress.build({ slit: 'side', skirt: 'a-line', length: 'midi' }, 'slits');
  const slits = parts.filter((part) => part.is === 'panel' && part.name.startsWith('slit'));
  expect(slits).toHaveLength(2);
});
