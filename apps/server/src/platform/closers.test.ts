import { expect, it } from 'vitest';
import { createClosers } from './closers.ts';

it('closes in reverse order, once, and all in spite of a failure', async () => {
  const closed: string[] = [];
  const closers = createClosers();
  closers.add(() => void closed.push('database'));
  closers.add(() => {
    throw new Error('stuck');
  });
  closers.add(async () => void closed.push('app'));
  await expect(closers.closeAll()).rejects.toThrow('Not everything ended');
  await closers.closeAll();
  expect(closed).toEqual(['app', 'database']);
});
