import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { boardFaultWords, type SharedBoard } from '@toile/contract';
import { expect, test } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderRoutes } from '../../testing/render-app.tsx';
import { SharedBoardPage } from './shared-board-page.tsx';

const BOARD: SharedBoard = {
  name: 'Winter',
  note: 'For Lyon',
  expires_at: '2026-04-01T10:00:00Z',
  takes_comments: true,
  pictures: [
    { id: 'a', width: 1024, height: 1024, note: 'Wool' },
    { id: 'b', width: 768, height: 1024, note: '' },
  ],
};

const open = () =>
  renderRoutes(
    [{ path: '/shared-board', element: <SharedBoardPage /> }],
    '/shared-board?key=k%2By',
  );

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const formOf = (name: string) => within(screen.getByRole('form', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('shows name, notes and pictures with the key of the address, and no menus', async () => {
  const calls = fakeApi({ 'GET /shared-board/': { body: BOARD } });
  open();
  await screen.findByRole('heading', { level: 1, name: 'Winter' });
  expect(calls.find(({ route }) => route === 'GET /shared-board/')?.query).toBe('?key=k%2By');
  expect(screen.getByText('Wool')).toBeTruthy();
  const picture = screen.getByRole('img', { name: 'Image 1: Wool', hidden: true });
  expect(picture.getAttribute('src')).toBe('/api/shared-board/pictures/a?key=k%2By');
  expect(picture.getAttribute('srcset')).toContain('?key=k%2By&w=512 512w');
  expect(screen.queryByRole('navigation')).toBeNull();
  const robots = document.head.querySelector('meta[name=robots]');
  expect(robots?.getAttribute('content')).toBe('noindex, nofollow');
});

test('a comment is sent once, with the name that was typed before', async () => {
  const calls = fakeApi({
    'GET /shared-board/': { body: BOARD },
    'POST /shared-board/comments/': { status: 204 },
  });
  open();
  await screen.findByText('Wool');
  press('Comment on image 2');
  const form = formOf('Comment on image 2');
  fireEvent.click(form.getByRole('button', { name: 'Send' }));
  expect(form.getByText(boardFaultWords.commentNameRequired)).toBeTruthy();
  type('Your name', 'Béa');
  type('Comment', 'Larger, please');
  fireEvent.click(form.getByRole('button', { name: 'Send' }));
  fireEvent.click(form.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Sent. Thank you.')).toBeTruthy();
  const sent = calls.filter(({ route }) => route === 'POST /shared-board/comments/');
  expect(sent.map(({ body }) => JSON.parse(String(body)))).toEqual([
    { key: 'k+y', picture_id: 'b', name: 'Béa', text: 'Larger, please', website: '' },
  ]);
  expect(screen.getByText('Larger, please')).toBeTruthy();
  press('Comment on the board');
  expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Béa');
});

test('a refusal is told, and what was typed stays', async () => {
  const full = { status: 409, body: { non_field_errors: [boardFaultWords.commentsFull] } };
  fakeApi({ 'GET /shared-board/': { body: BOARD }, 'POST /shared-board/comments/': full });
  open();
  await screen.findByText('Wool');
  press('Comment on the board');
  type('Your name', 'Béa');
  type('Comment', 'Lovely');
  press('Send');
  expect(await screen.findByText(boardFaultWords.commentsFull)).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Comment').value).toBe('Lovely');
});

test('a board that takes no more comments has no place for them', async () => {
  fakeApi({ 'GET /shared-board/': { body: { ...BOARD, takes_comments: false } } });
  open();
  expect(await screen.findByText('This board takes no more comments.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([400, 404])('a link that opens nothing (%i) says that it has ended', async (status) => {
  const body = { non_field_errors: [boardFaultWords.linkEnded] };
  fakeApi({ 'GET /shared-board/': { status, body } });
  open();
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This link has ended'),
  );
});

test('what was sent from this browser is there again after a reload', async () => {
  const sent = [{ pictureId: 'b', name: 'Béa', text: 'Larger, please' }];
  localStorage.setItem('toile-own-comments-k+y', JSON.stringify(sent));
  fakeApi({ 'GET /shared-board/': { body: BOARD } });
  open();
  const own = within(await screen.findByRole('list', { name: 'Your comments' }));
  expect(own.getByText('Larger, please')).toBeTruthy();
  expect(own.getByText('You, as Béa')).toBeTruthy();
});
