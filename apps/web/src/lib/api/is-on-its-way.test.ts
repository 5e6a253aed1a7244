import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { isOnItsWay } from './is-on-its-way.ts';

const key = ['paint'];

test('a change is on its way from the click to its answer, for its own thing', async () => {
  const queryClient = new QueryClient();
  let answer = () => {};
  const change = new MutationObserver<void, Error, string>(queryClient, {
    mutationKey: key,
    mutationFn: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  expect(isOnItsWay(queryClient, { key })).toBe(false);
  const sent = change.mutate('red');
  await Promise.resolve();
  expect(isOnItsWay(queryClient, { key })).toBe(true);
  expect(isOnItsWay(queryClient, { key, variables: 'red' })).toBe(true);
  expect(isOnItsWay(queryClient, { key, variables: 'blue' })).toBe(false);
  expect(isOnItsWay(queryClient, { key: ['draw'] })).toBe(false);
  answer();
  await sent;
  expect(isOnItsWay(queryClient, { key })).toBe(false);
});
