import { get, NOBODY, post, postJson } from './calls.ts';
import type { RouteRule } from './route-rules.ts';
import type { Call } from './send.ts';

const ofBoard = (call: (id: string) => Call, ...answers: number[]): RouteRule => ({
  for: 'users',
  ofOwners: [{ of: 'board', call, answers }],
});

/** Rules of the routes of boards. */
export const BOARD_RULES: Readonly<Record<string, RouteRule>> = {
  'GET /api/boards/': { for: 'users', call: get('/api/boards/') },
  'POST /api/boards/': { for: 'users', call: postJson('/api/boards/', { name: '' }) },
  'GET /api/boards/{id}/': ofBoard((id) => get(`/api/boards/${id}/`), 200),
  'POST /api/boards/{id}/': ofBoard((id) => postJson(`/api/boards/${id}/`, { note: 'a' }), 204),
  'POST /api/boards/{id}/order/': ofBoard(
    (id) => postJson(`/api/boards/${id}/order/`, { ids: [NOBODY] }),
    204,
  ),
  'POST /api/boards/{id}/remove/': ofBoard(
    (id) => postJson(`/api/boards/${id}/remove/`, { ids: [NOBODY] }),
    200,
  ),
  // The output is nobody's, so the owner of the board is refused, too.
  'POST /api/boards/{id}/add/': ofBoard(
    (id) => postJson(`/api/boards/${id}/add/`, { ids: [NOBODY] }),
    404,
  ),
  'POST /api/boards/{id}/picture-note/': ofBoard(
    (id) => postJson(`/api/boards/${id}/picture-note/`, { output_image_id: NOBODY, note: 'a' }),
    404,
  ),
  'POST /api/boards/{id}/links/': ofBoard(
    (id) => postJson(`/api/boards/${id}/links/`, { days: 7 }),
    201,
  ),
  'POST /api/boards/{id}/links/{linkId}/end/': {
    for: 'users',
    ofOwners: [
      { of: 'board', call: (id) => post(`/api/boards/${id}/links/${NOBODY}/end/`), answers: [404] },
      { of: 'link', call: (id) => post(`/api/boards/${NOBODY}/links/${id}/end/`), answers: [404] },
    ],
  },
  'POST /api/boards/{id}/delete-comments/': ofBoard(
    (id) => postJson(`/api/boards/${id}/delete-comments/`, { ids: [NOBODY] }),
    204,
  ),
  // For who has the key of a link: everybody else gets nothing.
  'GET /api/shared-board/': { for: 'everyone', call: get('/api/shared-board/?key=none') },
  'GET /api/shared-board/pictures/{id}': {
    for: 'everyone',
    ofOwners: [
      {
        of: 'output',
        call: (id) => get(`/api/shared-board/pictures/${id}?key=none`),
        // Without the key not even for the owner.
        answers: [404],
      },
    ],
  },
  'POST /api/shared-board/comments/': {
    for: 'everyone',
    call: postJson('/api/shared-board/comments/', { key: 'none', name: 'Bo', text: 'a' }),
  },
  'POST /api/boards/{id}/delete/': {
    ...ofBoard((id) => postJson(`/api/boards/${id}/delete/`, {}), 204),
    isLast: true,
  },
};
