import { fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import { listTools } from '@toile/tools';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { beforeEach, expect, test } from 'vitest';
import { isOpenTool } from '../../lib/open-tools.ts';
import { QueryPlaceContext } from '../../lib/query-place.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-app.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { askPalette } from './ask-palette.ts';
import { CommandKeys } from './command-keys.tsx';
import { CommandPalette } from './command-palette.tsx';
import { useEarlyLetters } from './use-early-letters.ts';

beforeEach(() => void fakeApi({}));

const signIn = () => {
  document.cookie = 'signed_in=1; path=/';
};

const press = (key: string, more: Partial<KeyboardEventInit> = { ctrlKey: true }) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });

/** As the frame of all pages shows it: outside of the components that ask the server. */
async function openPalette(): Promise<HTMLElement> {
  const element = (
    <>
      <button type="button">Before</button>
      <CommandKeys />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  render(
    <QueryPlaceContext value={{}}>
      <RouterProvider router={router} />
    </QueryPlaceContext>,
  );
  screen.getByText('Before').focus();
  press('k');
  return screen.findByRole('dialog', { name: 'Go to' });
}

test('opens on the keys, lists every open tool, and gives the focus back', async () => {
  signIn();
  const palette = await openPalette();
  const names = within(palette)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  for (const tool of listTools().filter(isOpenTool)) expect(names).toContain(tool.words.name);
  press('k');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByText('Before'));
});

test('finds a tool by a word of its sentence, and tells where there is none', async () => {
  signIn();
  const palette = await openPalette();
  const input = within(palette).getByRole('combobox');
  fireEvent.change(input, { target: { value: 'dashb' } });
  await waitFor(() => expect(within(palette).getAllByRole('option')).toHaveLength(1));
  expect(within(palette).getByRole('option').textContent).toBe('Dashboard');
  fireEvent.change(input, { target: { value: 'qzxv' } });
  await within(palette).findByText(/Nothing found/);
});

test('offers visitors the way in, and nothing of users', async () => {
  const palette = await openPalette();
  expect(within(palette).getByText('Login')).toBeTruthy();
  expect(within(palette).queryByText('Logout')).toBeNull();
  expect(within(palette).queryByText('My Credits')).toBeNull();
});

test('shows the keys, and goes back', async () => {
  const palette = await openPalette();
  fireEvent.click(within(palette).getByText('Keyboard shortcuts'));
  const keys = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(keys).getByText('Ctrl + Enter')).toBeTruthy();
  fireEvent.click(within(keys).getByText('Back'));
  expect(await screen.findByRole('dialog', { name: 'Go to' })).toBeTruthy();
});

test('opens where a menu asks, and on no other key', async () => {
  renderScreen(<CommandKeys />);
  press('k', {});
  press('k', { ctrlKey: true, shiftKey: true });
  expect(screen.queryByRole('dialog')).toBeNull();
  askPalette();
  expect(await screen.findByRole('dialog', { name: 'Go to' })).toBeTruthy();
});

test('leaves another dialog alone', async () => {
  renderScreen(
    <>
      <Dialog open title="Other" onClose={() => undefined} />
      <CommandKeys />
    </>,
  );
  press('k');
  await new Promise((done) => setTimeout(done, 20));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('shows the credits in its place, for which it asks itself', async () => {
  signIn();
  fakeApi({
    'GET /get-user-credits/': { body: { credits: 40, username: 'ada', email: 'ada@example.com' } },
    'GET /credit-history/': { body: { entries: [], has_more: false } },
  });
  const palette = await openPalette();
  fireEvent.click(within(palette).getByText('My Credits'));
  expect(await screen.findByRole('dialog', { name: 'My Credits' })).toBeTruthy();
});

test('finds a board by its name, two of one name apart', async () => {
  signIn();
  const board = { note: '', pictures: 3, comments: 0, cover: null };
  const boards = ['x', 'y'].map((id) => ({
    ...board,
    id,
    name: 'Eisvogel',
    changed_at: '2026-03-01T10:00:00Z',
  }));
  fakeApi({ 'GET /boards/': { body: { boards } } });
  const palette = within(await openPalette());
  expect(await palette.findAllByText('Eisvogel')).toHaveLength(2);
  fireEvent.change(palette.getByRole('combobox'), { target: { value: 'eisv' } });
  await waitFor(() => expect(palette.getAllByRole('option')).toHaveLength(2));
});

test('letters that are typed while it opens are collected, and reach nothing else', () => {
  const { result, rerender } = renderHook(useEarlyLetters, { initialProps: true });
  const reached = ['p', 'r', 'x', 'Backspace', 'i'].filter((key) => press(key, {}));
  expect(result.current.current).toBe('pri');
  expect(reached).toEqual([]);
  rerender(false);
  expect(press('n', {})).toBe(true);
  expect(result.current.current).toBe('pri');
});

test('what was typed while it opened stands in the search', async () => {
  renderScreen(
    <CommandPalette
      onClose={() => undefined}
      returnFocusTo={{ current: null }}
      onReady={() => 'pric'}
    />,
  );
  const palette = within(await screen.findByRole('dialog', { name: 'Go to' }));
  const input = palette.getByRole<HTMLInputElement>('combobox');
  await waitFor(() => expect(input.value).toBe('pric'));
  expect(document.activeElement).toBe(input);
  await waitFor(() => expect(palette.getAllByRole('option')).toHaveLength(1));
});
