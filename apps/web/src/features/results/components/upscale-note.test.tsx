import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { EngineOffer } from '@toile/contract';
import { expect, test } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { generationOf } from '../../../testing/generation-fixtures.ts';
import { renderScreen } from '../../../testing/render-app.tsx';
import { PreviewActions } from './preview-actions.tsx';

const offerOf = (engine: string, own: Partial<EngineOffer>): EngineOffer => ({
  engine,
  name: engine.toUpperCase(),
  model: `${engine} 1`,
  method: 'rules',
  credits: 2,
  ignores_mask: false,
  takes_backdrop: false,
  poses_people: false,
  ready: true,
  ...own,
});

const studio = offerOf('studio', {});

test.each<[string, EngineOffer[], string, string, RegExp | undefined]>([
  ['this machine', [studio], 'studio', '2 credits', undefined],
  [
    'a model',
    [offerOf('cards', { method: 'model', credits: 4 }), studio],
    'cards',
    '4 credits',
    /Enlarged by CARDS with cards 1/,
  ],
  [
    'rules, as the model is away',
    [offerOf('cards', { method: 'model', credits: 4, ready: false }), studio],
    'studio',
    '2 credits',
    /CARDS is away\. Until it is back, STUDIO enlarges by rules/,
  ],
])('an upscale by %s is named with its price, and ordered there', async (_what, ...expected) => {
  const [upscale, engine, price, note] = expected;
  const generation = generationOf('a');
  const calls = fakeApi({
    'GET /engine-offers/': { body: { tools: {}, upscale } },
    'POST /upscale-image/create-pattern/': { status: 409, body: {} },
  });
  renderScreen(<PreviewActions generation={generation} picture={generation} locked={false} />);
  if (note) await screen.findByText(note);
  const button = await screen.findByRole('button', { name: /^Upscale/ });
  await waitFor(() => expect(button.textContent).toContain(price));
  await waitFor(() =>
    expect(calls.some(({ route }) => route === 'GET /engine-offers/')).toBe(true),
  );
  expect(screen.queryByText(/by rules|Enlarged/) !== null).toBe(note !== undefined);
  fireEvent.click(button);
  const orders = () => calls.filter(({ route }) => route.startsWith('POST /upscale'));
  await waitFor(() => expect(orders()).toHaveLength(1));
  expect(JSON.parse(String(orders()[0]?.body))).toEqual({
    resultId: 'a',
    engine,
    credits: Number.parseInt(price, 10),
  });
});
