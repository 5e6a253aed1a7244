import { expect, test, vi } from 'vitest';
import { takeOffline } from '../../testing/take-offline.ts';
import { ApiError } from '../api/api-error.ts';
import { askWhenOnline } from './ask-when-online.ts';

test('a request is sent at once where there is a connection', async () => {
  expect(await askWhenOnline(async () => 'answer')).toBe('answer');
});

test('without a connection it waits, and goes out when the connection is back', async () => {
  const comeBack = takeOffline();
  const request = vi.fn(async () => 'answer');
  const answer = askWhenOnline(request);
  await Promise.resolve();
  expect(request).not.toHaveBeenCalled();
  comeBack();
  expect(await answer).toBe('answer');
});

test('it is sent again when the connection broke under it', async () => {
  let comeBack = () => {};
  const request = vi.fn<() => Promise<string>>().mockImplementationOnce(async () => {
    comeBack = takeOffline();
    throw new TypeError('Failed to fetch');
  });
  request.mockResolvedValue('answer');
  const answer = askWhenOnline(request);
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(1));
  comeBack();
  expect(await answer).toBe('answer');
  expect(request).toHaveBeenCalledTimes(2);
});

test.each([
  ['a refusal', new ApiError(400)],
  ['a failure while there is a connection', new TypeError('Failed to fetch')],
])('%s is not asked about again', async (_which, fault) => {
  const request = vi.fn<() => Promise<string>>().mockRejectedValue(fault);
  await expect(askWhenOnline(request)).rejects.toBe(fault);
  expect(request).toHaveBeenCalledTimes(1);
});

test('whoever stops waits no longer', async () => {
  takeOffline();
  const stop = new AbortController();
  const answer = askWhenOnline(async () => 'answer', stop.signal);
  stop.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});
