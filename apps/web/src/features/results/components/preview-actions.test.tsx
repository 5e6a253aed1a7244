import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { detailsOf, generationOf } from '../../../testing/generation-fixtures.ts';
import { renderScreen } from '../../../testing/render-app.tsx';
import { PreviewActions } from './preview-actions.tsx';

test('an image is offered to be downloaded, upscaled and varied, not to be edited', async () => {
  const generation = generationOf('a');
  fakeApi({ 'GET /get-generation/a/': { body: detailsOf(generation) } });
  renderScreen(<PreviewActions generation={generation} locked={false} />);
  for (const name of [/^Download/, /^Upscale/, /^Vary|variation/i]) {
    expect(screen.getAllByRole('button', { name }).length).toBeGreaterThan(0);
  }
  expect(screen.queryByText(/\bedit\b/i)).toBeNull();
});
