import { get, postJson } from './calls.ts';
import type { RouteRule } from './route-rules.ts';
import type { Call } from './send.ts';

const ofPalette = (call: (id: string) => Call, ...answers: number[]): RouteRule => ({
  for: 'users',
  ofOwners: [{ of: 'palette', call, answers }],
});

/** Rules of the routes of palettes. */
export const PALETTE_RULES: Readonly<Record<string, RouteRule>> = {
  'GET /api/palettes/': { for: 'users', call: get('/api/palettes/') },
  'GET /api/colour-names/': { for: 'users', call: get('/api/colour-names/?hex=1b2c50') },
  'POST /api/palettes/': { for: 'users', call: postJson('/api/palettes/', { name: '' }) },
  'POST /api/palettes/{id}/': ofPalette(
    (id) => postJson(`/api/palettes/${id}/`, { name: 'House' }),
    204,
  ),
  'POST /api/palettes/{id}/delete/': {
    ...ofPalette((id) => postJson(`/api/palettes/${id}/delete/`, {}), 204),
    isLast: true,
  },
};
