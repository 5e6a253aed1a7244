import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { detailsOf, generationOf } from '../../../testing/generation-fixtures.ts';
import { renderScreen } from '../../../testing/render-app.tsx';
import { PreviewActions } from './preview-actions.tsx';

test('an image is offered to be downloaded, upscaled and varied, not to be edited', async () => {
  const generation = generationOf('a');
  fakeApi({ 'GET /get-generation/a/': { body: detailsOf(generation) } });
  renderScreen(<PreviewActions generation={generation} picture={generation} locked={false} />);
  for (const name of [/^Download/, /^Upscale/, /^Vary|variation/i]) {
    expect(screen.getAllByRole('button', { name }).length).toBeGreaterThan(0);
  }
  expect(screen.queryByText(/\bedit\b/i)).toBeNull();
});

test('while one image is upscaled no other can be', async () => {
  const [one, other] = [generationOf('a'), generationOf('b')];
  // The server takes its time.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  renderScreen(
    <>
      <PreviewActions generation={one} picture={one} locked={false} />
      <PreviewActions generation={other} picture={other} locked={false} />
    </>,
  );
  const buttons = screen.getAllByRole<HTMLButtonElement>('button', { name: /^Upscale/ });
  expect(buttons.map(({ disabled }) => disabled)).toEqual([false, false]);
  fireEvent.click(buttons[0] ?? document.body);
  await waitFor(() => expect(buttons[1]?.disabled).toBe(true));
  expect(buttons[0]?.getAttribute('aria-busy')).toBe('true');
});
