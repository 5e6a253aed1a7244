import { expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { askPatiently } from './ask-patiently.ts';

const busy = new ApiError(503, undefined, 0.01);

function ask(request: () => Promise<string>, signal = new AbortController().signal) {
  const onWait = vi.fn();
  return { onWait, answer: askPatiently(request, { mostTries: 3, onWait, signal }) };
}

test('a service that is away for a while is asked again, and the waits are told', async () => {
  const request = vi.fn<() => Promise<string>>().mockRejectedValueOnce(busy);
  request.mockRejectedValueOnce(busy).mockResolvedValue('mask');
  const { answer, onWait } = ask(request);
  expect(await answer).toBe('mask');
  expect(onWait.mock.calls).toEqual([[1], [2]]);
});

test('the last try ends with its error', async () => {
  const request = vi.fn<() => Promise<string>>().mockRejectedValue(busy);
  await expect(ask(request).answer).rejects.toBe(busy);
  expect(request).toHaveBeenCalledTimes(3);
});

test.each([
  ['a refusal', new ApiError(422)],
  ['a fault without a time', new ApiError(503)],
  ['no answer', new TypeError('Failed to fetch')],
])('%s is not asked about again', async (_which, fault) => {
  const request = vi.fn<() => Promise<string>>().mockRejectedValue(fault);
  await expect(ask(request).answer).rejects.toBe(fault);
  expect(request).toHaveBeenCalledTimes(1);
});

test('whoever stops waits no longer', async () => {
  const stop = new AbortController();
  const request = vi.fn<() => Promise<string>>().mockRejectedValue(new ApiError(503, {}, 600));
  const { answer, onWait } = ask(request, stop.signal);
  await vi.waitFor(() => expect(onWait).toHaveBeenCalled());
  stop.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  expect(request).toHaveBeenCalledTimes(1);
});
