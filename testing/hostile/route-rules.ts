import { BOARD_RULES } from './board-rules.ts';
import { get, NOBODY, post, postFields, postForm, postJson } from './calls.ts';
import { OPERATOR_RULES } from './operator-rules.ts';
import { PALETTE_RULES } from './palette-rules.ts';
import { PASSKEY_RULES } from './passkey-rules.ts';
import type { Call } from './send.ts';
import { TRIAL_RULES } from './trial-rules.ts';

/** A thing with an owner, named by its id. */
export type Thing = 'output' | 'picture' | 'run' | 'vote' | 'board' | 'link' | 'palette';

/** A call that names a thing of its owner's, and the owner's answer. */
type OwnerCall = { of: Thing; call: (id: string) => Call; answers: readonly number[] };

/** The callers that a route accepts, and a valid call. */
export type RouteRule = {
  /** `users`: signed-in users; `operators`: users with that role. */
  for: 'everyone' | 'users' | 'operators';
  /** A valid call that names no thing of an owner's. */
  call?: Call;
  /** Calls that name things; a stranger's answer is as for an unknown id. */
  ofOwners?: readonly OwnerCall[];
  /** A changing route without a CSRF token: the reason, and the answers to an unsigned call. */
  withoutToken?: { because: string; answers: readonly number[] };
  /** True: the route ends things that others need, and is tried last. */
  isLast?: boolean;
};

const ofOutput = (call: OwnerCall['call'], ...answers: number[]): OwnerCall => ({
  of: 'output',
  call,
  answers,
});

const RUN = '/api/generate-image-with-sse/';
const MASK = '/api/generate-mask/';
const PATTERN = { ai_model: 'create-pattern', text_prompt: 'indigo ikat', num_images: '1' };
const NEW_PASSWORD = { password1: 'warp and weft 94', password2: 'warp and weft 94' };
const PLACED = { ai_model: 'pattern-to-image', text_prompt: 'wrap dress', num_images: '1' };
const BACKGROUND = { ai_model: 'create-background', text_prompt: 'sunny beach', num_images: '1' };

/**
 * The rules of every route in the product's description. A route without a line here is an error:
 * nobody has decided who may call it.
 */
export const ROUTE_RULES: Readonly<Record<string, RouteRule>> = {
  'GET /api/csrf/': { for: 'everyone', call: get('/api/csrf/') },
  'POST /api/signup/': {
    for: 'everyone',
    call: postFields('/api/signup/', {
      username: 'selvedge',
      email: 'selvedge@atelier.example',
      password1: 'warp and weft 93',
      password2: 'warp and weft 93',
    }),
  },
  'POST /api/login/': {
    for: 'everyone',
    call: postFields('/api/login/', { username: 'selvedge', password: 'warp and weft 93' }),
  },
  'GET /api/verify-email/': { for: 'everyone', call: get('/api/verify-email/?data=none') },
  'POST /api/verify-email/': {
    for: 'everyone',
    call: postJson('/api/verify-email/', { data: 'none', password: 'warp and weft 93' }),
  },
  'POST /api/resend-verification/': {
    for: 'everyone',
    call: postJson('/api/resend-verification/', { credential: 'nobody@atelier.example' }),
  },
  'POST /api/forgot-password/': {
    for: 'everyone',
    call: postFields('/api/forgot-password/', { email: 'nobody@atelier.example' }),
  },
  'POST /api/reset-password/': {
    for: 'everyone',
    call: postFields('/api/reset-password/', { data: 'none', ...NEW_PASSWORD }),
  },
  'GET /api/can-export-data/': { for: 'users', call: get('/api/can-export-data/') },
  'GET /api/export-data/': { for: 'users', call: get('/api/export-data/') },
  'GET /api/account/': { for: 'users', call: get('/api/account/') },
  'POST /api/change-username/': {
    for: 'users',
    call: postFields('/api/change-username/', { username: 'a' }),
  },
  'POST /api/change-email/': {
    for: 'users',
    call: postFields('/api/change-email/', { email: 'other@atelier.example', password: 'no' }),
  },
  'POST /api/confirm-email-change/': {
    for: 'users',
    call: postFields('/api/confirm-email-change/', { data: 'none' }),
  },
  'POST /api/change-password/': {
    for: 'users',
    call: postFields('/api/change-password/', { password: 'not this one', ...NEW_PASSWORD }),
  },
  'GET /api/sessions/': { for: 'users', call: get('/api/sessions/') },
  'POST /api/end-session/{id}/': { for: 'users', call: post(`/api/end-session/${NOBODY}/`) },
  'POST /api/end-other-sessions/': { for: 'users', call: post('/api/end-other-sessions/') },
  'GET /api/google-client/': { for: 'everyone', call: get('/api/google-client/') },
  'POST /api/google-login/': {
    for: 'everyone',
    call: postJson('/api/google-login/', { accessToken: 'none' }),
  },
  'POST /api/connect-google/': {
    for: 'users',
    call: postJson('/api/connect-google/', { accessToken: 'none', password: 'not this one' }),
  },
  'POST /api/disconnect-google/': { for: 'users', call: post('/api/disconnect-google/') },
  'POST /api/two-factor/begin/': {
    for: 'users',
    call: postFields('/api/two-factor/begin/', { password: 'not this one' }),
  },
  'POST /api/two-factor/confirm/': {
    for: 'users',
    call: postFields('/api/two-factor/confirm/', { code: '000000' }),
  },
  'POST /api/two-factor/end/': {
    for: 'users',
    call: postFields('/api/two-factor/end/', { password: 'not this one', code: '000000' }),
  },
  'POST /api/two-factor/recovery-codes/': {
    for: 'users',
    call: postFields('/api/two-factor/recovery-codes/', { password: 'not this one' }),
  },
  'POST /api/delete-account/': {
    for: 'users',
    call: postFields('/api/delete-account/', { password: 'not this one' }),
  },
  'POST /api/logout/': { for: 'everyone', call: post('/api/logout/'), isLast: true },
  'GET /api/get-user-credits/': { for: 'users', call: get('/api/get-user-credits/') },
  'GET /api/get-instruction-settings/': {
    for: 'users',
    call: get('/api/get-instruction-settings/'),
  },
  'POST /api/toggle-instruction-settings/{instruction}/': {
    for: 'users',
    call: post('/api/toggle-instruction-settings/create-pattern/'),
  },
  'GET /api/plans/': { for: 'everyone', call: get('/api/plans/') },
  'GET /api/engine-offers/': { for: 'everyone', call: get('/api/engine-offers/') },
  'GET /api/catalogue/': { for: 'everyone', call: get('/api/catalogue/') },
  'POST /api/read-prompt/': {
    for: 'users',
    call: postJson('/api/read-prompt/', { ai_model: 'create-pattern', text_prompt: 'red ikat' }),
  },
  'GET /api/get-user-subscription/': { for: 'users', call: get('/api/get-user-subscription/') },
  'GET /api/receipts/': { for: 'users', call: get('/api/receipts/') },
  'POST /api/create-checkout-session/': {
    for: 'users',
    call: postJson('/api/create-checkout-session/', { subscription_plan: 'price_basic_monthly' }),
  },
  'POST /api/update-subscription/': {
    for: 'users',
    call: postJson('/api/update-subscription/', { new_plan_price_id: 'price_basic_monthly' }),
  },
  'POST /api/preview-subscription/': {
    for: 'users',
    call: postJson('/api/preview-subscription/', { new_plan_price_id: 'price_basic_monthly' }),
  },
  'POST /api/cancel-subscription/': { for: 'users', call: post('/api/cancel-subscription/') },
  'POST /api/billing-portal/': { for: 'users', call: post('/api/billing-portal/') },
  'POST /api/payments/webhook/': {
    for: 'everyone',
    call: postJson('/api/payments/webhook/', { type: 'invoice.paid' }),
    withoutToken: { because: 'The provider signs its calls.', answers: [400] },
  },
  'GET /api/credit-history/': { for: 'users', call: get('/api/credit-history/') },
  // Tried before the runs, or it would wait behind them.
  'POST /api/upscale-image/{aiModel}/': {
    for: 'users',
    ofOwners: [
      ofOutput((id) => postJson('/api/upscale-image/create-pattern/', { resultId: id }), 200, 202),
    ],
  },
  'POST /api/generate-image-with-sse/': {
    for: 'users',
    call: postForm(RUN, PATTERN),
    ofOwners: [
      ofOutput((id) => postForm(RUN, { ...PLACED, source_output_id: id }), 202),
      // A pattern is no photo and has no mask, so the owner's call is refused.
      ofOutput((id) => postForm(RUN, { ...BACKGROUND, target_output_id: id }), 202, 400, 422),
    ],
  },
  'POST /api/reroll-output-with-sse/': {
    for: 'users',
    ofOwners: [
      ofOutput(
        (id) => postForm('/api/reroll-output-with-sse/', { output_image_id: id, num_images: '1' }),
        202,
      ),
    ],
  },
  'POST /api/cancel-generation/{jobId}/': {
    for: 'users',
    ofOwners: [{ of: 'run', call: (id) => post(`/api/cancel-generation/${id}/`), answers: [409] }],
  },
  'GET /api/active-generations/': { for: 'users', call: get('/api/active-generations/') },
  'GET /api/stream-image-generation/{jobId}/': {
    for: 'users',
    ofOwners: [
      { of: 'run', call: (id) => get(`/api/stream-image-generation/${id}/`), answers: [200] },
    ],
  },
  'POST /api/recolour-pattern/{id}/': {
    for: 'users',
    ofOwners: [
      ofOutput((id) => postJson(`/api/recolour-pattern/${id}/`, { palette: ['#112233'] }), 200),
    ],
  },
  'GET /api/colourways/{id}/': {
    for: 'users',
    ofOwners: [ofOutput((id) => get(`/api/colourways/${id}/`), 200)],
  },
  'POST /api/photo-parts/': {
    for: 'users',
    ofOwners: [ofOutput((id) => postForm('/api/photo-parts/', { target_output_id: id }), 200, 422)],
  },
  'POST /api/generate-mask/': {
    for: 'users',
    ofOwners: [
      ofOutput(
        (id) => postForm(MASK, { target_output_id: id, pos_coord: '[[500,500]]' }),
        // Nothing on a pattern can be marked.
        200,
        422,
      ),
    ],
  },
  'POST /api/preview-run/': {
    for: 'users',
    // A pattern has no preview.
    call: postForm('/api/preview-run/', PATTERN),
  },
  'GET /api/uploads/': { for: 'users', call: get('/api/uploads/?field=source_image') },
  'GET /api/dashboard/': { for: 'users', call: get('/api/dashboard/') },
  'GET /api/fetch-previous-generations': {
    for: 'users',
    call: get('/api/fetch-previous-generations'),
  },
  'GET /api/get-generation/{id}/': {
    for: 'users',
    ofOwners: [ofOutput((id) => get(`/api/get-generation/${id}/`), 200)],
  },
  'GET /api/tech-pack/{id}/': {
    for: 'users',
    ofOwners: [ofOutput((id) => get(`/api/tech-pack/${id}/`), 200, 422)],
  },
  'POST /api/download-image/{id}/': {
    for: 'users',
    ofOwners: [ofOutput((id) => post(`/api/download-image/${id}/`), 200)],
  },
  // Tried before the votes: a second vote replaces the first.
  'POST /api/undo-vote/': {
    for: 'users',
    ofOwners: [
      { of: 'vote', call: (id) => postJson('/api/undo-vote/', { vote_id: id }), answers: [204] },
    ],
  },
  'POST /api/vote/': {
    for: 'users',
    ofOwners: [ofOutput((id) => postJson('/api/vote/', { vote_value: '1', image_id: id }), 200)],
  },
  'POST /api/favourite/{id}/': {
    for: 'users',
    ofOwners: [ofOutput((id) => post(`/api/favourite/${id}/`), 200)],
  },
  'GET /api/export-image/{id}/': {
    for: 'users',
    ofOwners: [
      ofOutput((id) => get(`/api/export-image/${id}/`), 200),
      ofOutput((id) => get(`/api/export-image/${id}/?format=tiff`), 200),
    ],
  },
  'GET /api/export-images/': {
    for: 'users',
    ofOwners: [ofOutput((id) => get(`/api/export-images/?ids=${id}`), 200)],
  },
  'GET /api/images/{id}': {
    for: 'users',
    ofOwners: [
      { of: 'picture', call: (id) => get(`/api/images/${id}`), answers: [200] },
      { of: 'picture', call: (id) => get(`/api/images/${id}?w=256`), answers: [200] },
    ],
  },
  ...OPERATOR_RULES,
  ...BOARD_RULES,
  ...PALETTE_RULES,
  ...TRIAL_RULES,
  ...PASSKEY_RULES,
  'POST /api/delete-images/': {
    for: 'users',
    ofOwners: [ofOutput((id) => postJson('/api/delete-images/', { ids: [id] }), 200)],
    isLast: true,
  },
  'POST /api/delete-image/{id}/': {
    for: 'users',
    // The rule before has deleted it.
    ofOwners: [ofOutput((id) => post(`/api/delete-image/${id}/`), 404)],
    isLast: true,
  },
};

/** Calls of a rule, with an unknown id where a thing is named. */
export function exampleCalls({ call, ofOwners = [] }: RouteRule): Call[] {
  return [...(call ? [call] : []), ...ofOwners.map((one) => one.call(NOBODY))];
}
