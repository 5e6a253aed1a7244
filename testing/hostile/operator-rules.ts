import { get, NOBODY, postJson } from './calls.ts';
import type { RouteRule } from './route-rules.ts';

const WHY = 'Asked for by mail';

/** Rules of the routes for operators. */
export const OPERATOR_RULES: Readonly<Record<string, RouteRule>> = {
  'GET /api/operators/users/': { for: 'operators', call: get('/api/operators/users/?q=a') },
  'GET /api/operators/users/{id}/': {
    for: 'operators',
    call: get(`/api/operators/users/${NOBODY}/`),
  },
  'POST /api/operators/users/{id}/grant-credits/': {
    for: 'operators',
    call: postJson(`/api/operators/users/${NOBODY}/grant-credits/`, { credits: 40, reason: WHY }),
  },
  'POST /api/operators/users/{id}/end-sessions/': {
    for: 'operators',
    call: postJson(`/api/operators/users/${NOBODY}/end-sessions/`, { reason: WHY }),
  },
  'POST /api/operators/users/{id}/lock/': {
    for: 'operators',
    call: postJson(`/api/operators/users/${NOBODY}/lock/`, { reason: WHY }),
  },
  'POST /api/operators/users/{id}/unlock/': {
    for: 'operators',
    call: postJson(`/api/operators/users/${NOBODY}/unlock/`, { reason: WHY }),
  },
  'POST /api/operators/runs/{id}/refund/': {
    for: 'operators',
    call: postJson(`/api/operators/runs/${NOBODY}/refund/`, { reason: WHY }),
  },
  'GET /api/operators/audit-log/': { for: 'operators', call: get('/api/operators/audit-log/') },
  'GET /api/operators/queue/': { for: 'operators', call: get('/api/operators/queue/') },
  'GET /api/operators/engines/': { for: 'operators', call: get('/api/operators/engines/') },
};
