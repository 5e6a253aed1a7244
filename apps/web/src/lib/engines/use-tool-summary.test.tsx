import { screen } from '@testing-library/react';
import { getTool } from '@toile/tools';
import { expect, test } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-app.tsx';
import { useToolSummary } from './use-tool-summary.ts';

const BACKGROUND = getTool('create-background');
const PATTERN = getTool('create-pattern');

function show(tool: typeof BACKGROUND, poses: boolean): void {
  const offer = {
    engine: 'one',
    name: 'One',
    model: 'one-1',
    method: 'model',
    credits: 1,
    poses_people: poses,
    ignores_mask: false,
    takes_backdrop: false,
    ready: true,
  };
  fakeApi({
    'GET /engine-offers/': { body: { tools: { [tool.id]: [offer] }, upscale: [] } },
  });
  function Screen() {
    return <p>{useToolSummary(tool)}</p>;
  }
  renderScreen(<Screen />);
}

test('a new pose is claimed where the engine makes one', async () => {
  show(BACKGROUND, true);
  expect(await screen.findByText(BACKGROUND.words.summary)).toBeTruthy();
});

test('where the pose stays, the summary says so', () => {
  show(BACKGROUND, false);
  expect(screen.getByText('A new background for a model photo; pose and face stay.')).toBeTruthy();
});

test('a tool without people has one summary', () => {
  show(PATTERN, false);
  expect(screen.getByText(PATTERN.words.summary)).toBeTruthy();
});
