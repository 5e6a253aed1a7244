import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { landingWords, trialFaultWords } from '@toile/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { findCarriedPrompt } from '../../../lib/carried-prompt.ts';
import { findReturnPath } from '../../../lib/return-path.ts';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api.ts';
import { renderScreen } from '../../../testing/render-app.tsx';
import { takeOffline } from '../../../testing/take-offline.ts';
import { LandingScreen } from '../components/landing-screen.tsx';
// Loaded beforehand: on a busy machine its load takes longer than a test waits.
import './trial-desk.ts';

vi.mock(import('altcha-lib'), async (load) => ({
  ...(await load()),
  solveChallenge: async () => ({ counter: 7, derivedKey: 'ab', time: 1 }),
}));

const { trial: words } = landingWords;
const PIXEL = 'data:image/webp;base64,AAAA';
/** Time for an answer on a busy machine. */
const PATIENT = { timeout: 15_000 };

const challenge = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    expiresAt: 4_000_000_000,
    keyLength: 32,
    keyPrefix: 'ab',
    keySignature: 'cd',
    nonce: '01',
    salt: '02',
  },
  signature: 'ef',
};
const drawn = { output: PIXEL, width: 512, height: 512, unread: ['gryphon'] };
const usedUp = { status: 429, body: { non_field_errors: [trialFaultWords.used] } };

const onRegister = vi.fn();

function open(answers: Record<string, FakeAnswer | (() => FakeAnswer)> = {}) {
  const calls = fakeApi({
    'GET /trial-challenge/': { body: { challenge } },
    'POST /trial-picture/': { body: drawn },
    'POST /trial-reading/': { body: { marks: [] } },
    ...answers,
  });
  renderScreen(<LandingScreen onLogin={vi.fn()} onRegister={onRegister} />);
  return calls;
}

function type(text: string) {
  fireEvent.change(screen.getByLabelText(words.prompt), { target: { value: text } });
}

const draw = () => fireEvent.click(screen.getByRole('button', { name: words.draw }));

beforeEach(() => {
  localStorage.clear();
  onRegister.mockClear();
});

test('draws the words, and shows the picture in place of the slideshow', async () => {
  const calls = open();
  type('gryphons on navy ');
  draw();
  expect(
    await screen.findByRole('img', { name: 'Drawn from your words: gryphons on navy' }, PATIENT),
  ).toHaveProperty('src', PIXEL);
  expect(screen.getByText('Not drawn: gryphon')).toBeTruthy();
  const { body } = calls.find(({ route }) => route === 'POST /trial-picture/') ?? {};
  expect(JSON.parse(String(body))).toEqual({
    ai_model: 'create-pattern',
    text_prompt: 'gryphons on navy',
    challenge,
    solution: { counter: 7, derivedKey: 'ab' },
  });
  expect(screen.queryByRole('button', { name: words.draw })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: words.back }));
  expect(screen.queryByRole('img', { name: /^Drawn from your words/ })).toBeNull();
});

test('Enter draws, Shift and Enter make a line; the other tool is asked when it is chosen', async () => {
  const calls = open();
  type('bias cut slip dress');
  fireEvent.click(screen.getByRole('radio', { name: 'Create sketch' }));
  const field = screen.getByLabelText(words.prompt);
  fireEvent.keyDown(field, { key: 'Enter', shiftKey: true });
  fireEvent.keyDown(field, { key: 'Enter' });
  await screen.findByRole('img', { name: /^Drawn from your words/ }, PATIENT);
  const orders = calls.filter(({ route }) => route === 'POST /trial-picture/');
  expect(orders.map(({ body }) => JSON.parse(String(body)).ai_model)).toEqual(['create-sketch']);
});

test('the words and their tool come along to the account', () => {
  open();
  type(' indigo ikat ');
  fireEvent.click(screen.getByRole('button', { name: words.four }));
  expect(onRegister).toHaveBeenCalledOnce();
  expect(findReturnPath()).toBe('/create-pattern/');
  expect(findCarriedPrompt('create-pattern')).toBe('indigo ikat');
  expect(findCarriedPrompt('create-sketch')).toBeUndefined();
});

test('the words that will not be drawn are marked and listed', async () => {
  open({
    'POST /trial-reading/': {
      body: { marks: [{ start: 0, end: 7, words: ['gryphon'], fate: 'undrawn' }] },
    },
  });
  type('gryphon on navy');
  expect(await screen.findByText('Not drawn: gryphon', undefined, PATIENT)).toBeTruthy();
  expect(screen.getByText('gryphon', { selector: 'span' }).className).toContain('decoration-wavy');
});

test('whoever had a picture today is led to an account', async () => {
  open({ 'GET /trial-challenge/': usedUp, 'POST /trial-picture/': usedUp });
  type('indigo ikat');
  draw();
  expect(await screen.findByText(words.used, undefined, PATIENT)).toBeTruthy();
  expect(screen.queryByRole('button', { name: words.draw })).toBeNull();
  expect(screen.getByRole('button', { name: words.four })).toBeTruthy();
});

test.each([
  [404, words.off],
  [503, 'Busy'],
])('an answer of %i says: %s', async (status, text) => {
  const answer = { status, body: { non_field_errors: ['Busy'] } };
  open({ 'GET /trial-challenge/': answer, 'POST /trial-picture/': answer });
  type('indigo ikat');
  draw();
  expect(await screen.findByText(text, undefined, PATIENT)).toBeTruthy();
});

test('a proof that grew too old is made anew, once', async () => {
  let tries = 0;
  open({
    'POST /trial-picture/': () => {
      tries += 1;
      const refusal = { status: 400, body: { non_field_errors: [trialFaultWords.proofRefused] } };
      return tries === 1 ? refusal : { body: drawn };
    },
  });
  type('indigo ikat');
  draw();
  await screen.findByRole('img', { name: /^Drawn from your words/ }, PATIENT);
  expect(tries).toBe(2);
});

test('without words nothing is asked', async () => {
  const calls = open();
  draw();
  expect(await screen.findByText(words.empty, undefined, PATIENT)).toBeTruthy();
  expect(calls.filter(({ route }) => route === 'POST /trial-picture/')).toEqual([]);
});

test('without a connection the words stay, and it says so', async () => {
  open();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  let comeBack = () => {};
  act(() => {
    comeBack = takeOffline();
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  type('indigo ikat');
  draw();
  expect(await screen.findByText(words.offline, undefined, PATIENT)).toBeTruthy();
  expect(screen.getByLabelText(words.prompt)).toHaveProperty('value', 'indigo ikat');
  act(() => comeBack());
  await waitFor(() => expect(screen.getByRole('button', { name: words.again })).toBeTruthy());
});
