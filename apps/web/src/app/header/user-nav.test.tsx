import { useMutation } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LOG_OUT_KEY } from '../../lib/log-out-key.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { fakeEventSources } from '../../testing/fake-event-sources.ts';
import { renderScreen } from '../../testing/render-app.tsx';
import { UserNav } from './user-nav.tsx';

/** Begins to log out at a click; the end is the test's. */
function LogOut({ end }: { end: Promise<void> }) {
  const { mutate } = useMutation({ mutationKey: LOG_OUT_KEY, mutationFn: () => end });
  return <button type="button" onClick={() => mutate()} aria-label="Leave" />;
}

test('live updates that load while the user logs out ask for nothing', async () => {
  document.cookie = 'signed_in=1; path=/';
  fakeEventSources();
  const calls = fakeApi({
    'GET /active-generations/': { body: { jobs: [] } },
    'GET /get-user-credits/': {
      body: { credits: 40, username: 'ada', email: 'ada@example.com' },
    },
  });
  let finish = () => {};
  const promise = new Promise<void>((resolve) => {
    finish = resolve;
  });
  renderScreen(
    <>
      <LogOut end={promise} />
      <UserNav />
    </>,
  );
  fireEvent.click(await screen.findByLabelText('Leave'));
  const asked = () => calls.filter(({ route }) => route === 'GET /active-generations/').length;
  await act(async () => {
    await import('../live-sync.tsx');
    await new Promise((loaded) => setTimeout(loaded, 50));
  });
  expect(asked()).toBe(0);
  // A log-out that ends without an end of the session: the updates come back.
  await act(async () => finish());
  await waitFor(() => expect(asked()).toBe(1));
});
