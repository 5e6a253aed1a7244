import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { generationOf, listOf } from '../../testing/generation-fixtures.ts';
import { NO_JOBS, openDashboard, setUpDashboard } from './dashboard-page.harness.tsx';

setUpDashboard();

/** A server whose only output is a pattern of poppies. */
function servePoppies() {
  const calls = fakeApi({
    ...NO_JOBS,
    'GET /dashboard/': ({ query }) => {
      const asked = new URLSearchParams(query);
      const fits =
        'poppies on navy'.includes(asked.get('q') ?? '') &&
        (asked.get('ai_model') ?? 'create-pattern') === 'create-pattern';
      return { body: listOf(fits ? [generationOf('a')] : []) };
    },
  });
  const asked = () =>
    calls.filter(({ route }) => route === 'GET /dashboard/').map(({ query }) => query);
  return { asked };
}

const search = () => screen.findByRole('searchbox', { name: 'Search in prompts' });
const filter = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Tool' });
const write = async (value: string) => fireEvent.change(await search(), { target: { value } });

test('searches once the typing has paused, and keeps the words in the address', async () => {
  const { asked } = servePoppies();
  const router = openDashboard('/dashboard?page=3');
  await screen.findByText('1 in all');
  await write('pop');
  await write('poppies');
  expect(await screen.findByText('1 found')).toBeTruthy();
  expect(router.state.location.search).toBe('?q=poppies');
  expect(asked().at(-1)).toBe('?q=poppies');
  expect(asked().filter((query) => query.includes('q='))).toHaveLength(1);
});

test('Enter searches at once, Escape empties the field', async () => {
  servePoppies();
  const router = openDashboard();
  await write('navy');
  fireEvent.keyDown(await search(), { key: 'Enter' });
  expect(router.state.location.search).toBe('?q=navy');
  fireEvent.keyDown(await search(), { key: 'Escape' });
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('shows one tool alone; the way back leads to all of them', async () => {
  const { asked } = servePoppies();
  const router = openDashboard();
  await screen.findByText('1 in all');
  fireEvent.change(await filter(), { target: { value: 'create-pattern' } });
  expect(await screen.findByText('1 found')).toBeTruthy();
  expect(asked().at(-1)).toBe('?ai_model=create-pattern');
  await act(() => router.navigate(-1));
  expect((await filter()).value).toBe('');
  expect(await screen.findByText('1 in all')).toBeTruthy();
});

test('says what was not found, and shows everything again', async () => {
  servePoppies();
  const router = openDashboard('/dashboard?ai_model=create-sketch&q=poppies');
  expect(await screen.findByText('Nothing found')).toBeTruthy();
  expect(
    screen.getByText('No prompt of yours for Create sketch has all of these words: “poppies”.'),
  ).toBeTruthy();
  expect((await filter()).value).toBe('create-sketch');
  fireEvent.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(await screen.findByRole('table')).toBeTruthy();
  expect(router.state.location.search).toBe('');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Generations' }));
});

test.each([
  ['ai_model=create-sketch', 'Nothing was made with Create sketch yet.'],
  ['q=tweed', 'No prompt of yours has all of these words: “tweed”.'],
])('with %s, nothing found is “%s”', async (query, text) => {
  servePoppies();
  openDashboard(`/dashboard?${query}`);
  expect(await screen.findByText(text)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(await screen.findByText('1 in all')).toBeTruthy();
});
