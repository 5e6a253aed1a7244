import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useUserCredits } from '../lib/credits/user-credits.ts';
import { beginSession, endSession } from '../lib/session.ts';
import { Queries } from '../lib/with-queries.tsx';
import { fakeApi } from '../testing/fake-api.ts';
import { SessionScope } from './session-scope.tsx';

function Name() {
  const { data } = useUserCredits();
  return <p>{data ? `signed in as ${data.username}` : 'nobody known'}</p>;
}

/** A server that answers for a session of the user. */
function serve(user: { name: string }) {
  fakeApi({
    'GET /get-user-credits/': () => ({
      body: { credits: 36, username: user.name, email: `${user.name}@example.com` },
    }),
  });
}

const signedIn = () => {
  document.cookie = 'signed_in=1; path=/';
};

/** Writes to the storage as another tab would, and dispatches the event that this tab receives. */
const otherTab = (name: string | null) => {
  if (name === null) localStorage.removeItem('toile-session');
  else localStorage.setItem('toile-session', name);
  window.dispatchEvent(new StorageEvent('storage', { key: 'toile-session' }));
};

beforeEach(() => localStorage.clear());

test('another user who logs in in another tab takes over this one, whose data is gone', async () => {
  const user = { name: 'ada' };
  serve(user);
  signedIn();
  otherTab('1');
  render(
    <SessionScope>
      <Queries>
        <Name />
      </Queries>
    </SessionScope>,
  );
  await screen.findByText('signed in as ada');
  user.name = 'bob';
  act(() => otherTab('2'));
  expect(screen.queryByText('signed in as ada')).toBeNull();
  expect(await screen.findByText('signed in as bob')).toBeTruthy();
});

test('a tab that heard nothing sees it when it gets the focus', async () => {
  const user = { name: 'ada' };
  serve(user);
  signedIn();
  localStorage.setItem('toile-session', '1');
  render(
    <SessionScope>
      <Queries>
        <Name />
      </Queries>
    </SessionScope>,
  );
  await screen.findByText('signed in as ada');
  user.name = 'bob';
  localStorage.setItem('toile-session', '2');
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(screen.queryByText('signed in as ada')).toBeNull();
  expect(await screen.findByText('signed in as bob')).toBeTruthy();
});

test('nothing is kept when the session ends, nor when the next one begins in this tab', async () => {
  const user = { name: 'ada' };
  serve(user);
  signedIn();
  render(
    <SessionScope>
      <Queries>
        <Name />
      </Queries>
    </SessionScope>,
  );
  await screen.findByText('signed in as ada');
  act(endSession);
  expect(screen.getByText('nobody known')).toBeTruthy();
  user.name = 'bob';
  signedIn();
  act(beginSession);
  expect(await screen.findByText('signed in as bob')).toBeTruthy();
});
