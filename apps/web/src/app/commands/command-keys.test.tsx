import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { listTools } from '@toile/tools';
import { beforeEach, expect, test } from 'vitest';
import { isOpenTool } from '../../lib/open-tools.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-app.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { askPalette } from './ask-palette.ts';
import { CommandKeys } from './command-keys.tsx';

beforeEach(() => void fakeApi({}));

const signIn = () => {
  document.cookie = 'signed_in=1; path=/';
};

const press = (key: string, more: Partial<KeyboardEventInit> = { ctrlKey: true }) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });

async function openPalette(): Promise<HTMLElement> {
  renderScreen(
    <>
      <button type="button">Before</button>
      <CommandKeys />
    </>,
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
