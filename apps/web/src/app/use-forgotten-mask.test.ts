import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { findWork, keepWork, NO_WORK } from '../canvas/mask/kept-work.ts';
import { useForgottenMask } from './use-forgotten-mask.ts';

const place = { owner: 'ada', photoKey: 'photo' };
const work = {
  history: { marks: [{ kind: 'dot', x: 1, y: 2 } as const], done: 1 },
  colour: 'yellow' as const,
};

beforeEach(() => sessionStorage.clear());

test.each([
  ['started over', undefined],
  ['given another photo', 'other'],
])('the work on a mask goes when the wizard is %s', async (_how, next) => {
  await keepWork(place, work);
  type Props = { key: string | undefined };
  const { rerender } = renderHook<void, Props>(({ key }) => useForgottenMask('ada', key), {
    initialProps: { key: 'photo' },
  });
  expect(await findWork(place)).toEqual(work);
  rerender({ key: next });
  await waitFor(async () => expect(await findWork(place)).toBe(NO_WORK));
});

test('it goes when another tool is opened, and stays over a reload', async () => {
  await keepWork(place, work);
  const open = (key: string | undefined) => renderHook(() => useForgottenMask('ada', key)).unmount;
  open('photo')();
  const close = open('photo');
  expect(await findWork(place)).toEqual(work);
  close();
  open(undefined);
  await waitFor(async () => expect(await findWork(place)).toBe(NO_WORK));
});
