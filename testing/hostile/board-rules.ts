import { get, NOBODY, postJson } from './calls.ts';
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
  'POST /api/boards/{id}/delete/': {
    ...ofBoard((id) => postJson(`/api/boards/${id}/delete/`, {}), 204),
    isLast: true,
  },
};
