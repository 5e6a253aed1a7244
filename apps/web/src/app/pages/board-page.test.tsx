import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { boardFaultWords } from '@toile/contract';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { generationOf } from '../../testing/generation-fixtures.ts';
import { renderRoutes } from '../../testing/render-app.tsx';
import { BoardPage } from './board-page.tsx';
import { BoardsPage } from './boards-page.tsx';

const BOARD = {
  id: 'spring',
  name: 'Spring',
  note: 'For Lyon',
  pictures: 2,
  comments: 0,
  cover: null,
  changed_at: '2026-03-01T10:00:00Z',
};
const DETAIL = {
  links: [],
  comments: [],
  board: { ...BOARD, cover_id: 'b' },
  pictures: [
    { generation: generationOf('a'), note: '' },
    { generation: generationOf('b'), note: 'Silk' },
  ],
};

const open = (path: string) =>
  renderRoutes(
    [
      { path: '/boards', element: <BoardsPage /> },
      { path: '/boards/:id', element: <BoardPage /> },
      { path: '*', element: null },
    ],
    path,
  );

beforeEach(() => {
  document.cookie = 'signed_in=1; path=/';
});

const pictures = () => screen.queryAllByRole('button', { name: /^Open image / });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a board of a name that is taken is not made, and the form says why', async () => {
  const taken = { status: 409, body: { non_field_errors: [boardFaultWords.nameTaken] } };
  fakeApi({ 'GET /boards/': { body: { boards: [] } }, 'POST /boards/': taken });
  open('/boards');
  await screen.findByText('No boards yet');
  press('New board');
  const dialog = within(screen.getByRole('dialog', { name: 'New board' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Make the board' }));
  expect(dialog.getAllByText(boardFaultWords.nameRequired).length).toBeGreaterThan(0);
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Spring' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Make the board' }));
  expect(await dialog.findByText(boardFaultWords.nameTaken)).toBeTruthy();
});

test('a doubled click makes one board, which then opens', async () => {
  const calls = fakeApi({
    'GET /boards/': { body: { boards: [] } },
    'POST /boards/': { status: 201, body: { board: BOARD } },
    'GET /boards/spring/': { body: { ...DETAIL, pictures: [] } },
  });
  const router = open('/boards');
  await screen.findByText('No boards yet');
  press('New board');
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: ' Spring ' } });
  const make = dialog.getByRole('button', { name: 'Make the board' });
  fireEvent.click(make);
  fireEvent.click(make);
  await screen.findByText('Nothing on this board yet');
  expect(router.state.location.pathname).toBe('/boards/spring');
  const made = calls.filter(({ route }) => route === 'POST /boards/');
  expect(made.map(({ body }) => body)).toEqual(['{"name":"Spring","note":""}']);
});

test('a note is sent when its field is left, and only when it has changed', async () => {
  const calls = fakeApi({
    'GET /boards/spring/': { body: DETAIL },
    'POST /boards/spring/picture-note/': { status: 204 },
  });
  open('/boards/spring');
  const note = await screen.findByLabelText<HTMLTextAreaElement>('Note for image 2');
  expect(note.value).toBe('Silk');
  fireEvent.change(note, { target: { value: 'Silk ' } });
  fireEvent.blur(note);
  fireEvent.change(note, { target: { value: 'Wool' } });
  fireEvent.blur(note);
  const route = 'POST /boards/spring/picture-note/';
  await waitFor(() => expect(calls.some((call) => call.route === route)).toBe(true));
  expect(calls.filter((call) => call.route === route).map(({ body }) => body)).toEqual([
    '{"output_image_id":"b","note":"Wool"}',
  ]);
});

test('a picture that was taken off comes back, and the cover is let go of by a second click', async () => {
  const calls = fakeApi({
    'GET /boards/spring/': { body: DETAIL },
    'POST /boards/spring/': { status: 204 },
  });
  open('/boards/spring');
  await waitFor(() => expect(pictures()).toHaveLength(2));
  press('Take image 1 off the board');
  expect(pictures()).toHaveLength(1);
  press('Undo');
  expect(pictures()).toHaveLength(2);
  press('Image 2 is the cover');
  await waitFor(() =>
    expect(calls.find(({ route }) => route === 'POST /boards/spring/')?.body).toBe(
      '{"cover_id":null}',
    ),
  );
  expect(calls.some(({ route }) => route.endsWith('/remove/'))).toBe(false);
});

test('a board of another user is not found', async () => {
  fakeApi({});
  open('/boards/spring');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
});

test('a comment is marked at its picture, and new in the list until the board was seen', async () => {
  const comment = {
    id: 'c',
    output_image_id: 'b',
    name: 'Béa',
    text: 'Larger',
    timestamp: '2026-03-01T10:00:00Z',
  };
  fakeApi({
    'GET /boards/': { body: { boards: [{ ...BOARD, comments: 1 }] } },
    'GET /boards/spring/': { body: { ...DETAIL, comments: [comment] } },
  });
  const router = open('/boards');
  await screen.findByText('1 new');
  await act(() => router.navigate('/boards/spring'));
  const mark = await screen.findByRole('link', { name: 'Image 2: 1 comment' });
  expect(mark.getAttribute('href')).toBe('#comments-title');
  expect(screen.queryByRole('link', { name: /^Image 1: / })).toBeNull();
  await act(() => router.navigate('/boards'));
  await screen.findByText(/1 comment/);
  expect(screen.queryByText('1 new')).toBeNull();
});
