import { fireEvent, screen } from '@testing-library/react';
import { en, formatMessage } from '@toile/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { NO_WORK } from '../../../canvas/mask/kept-work.ts';
import { createMaskSession } from '../../../canvas/mask/mask-session.ts';
import { giveBlankCanvases } from '../../../testing/blank-canvases.ts';
import { renderScreen } from '../../../testing/render-app.tsx';
import { summarize } from '../model/mask-summary.ts';
import { MOST_TRIES } from '../model/most-tries.ts';
import { StageArea } from './stage-area.tsx';

beforeEach(giveBlankCanvases);

function showStage(generating: boolean, waits = 0) {
  const session = createMaskSession({
    size: { width: 8, height: 8 },
    pictures: new Map(),
    ...NO_WORK,
  });
  const onStop = vi.fn();
  const view = { ...session.getState(), summary: summarize([]) };
  const hand = { mode: 'erase', marks: 'dots', shape: { radius: 50, box: false } } as const;
  const stage = { image: new Image(), session, view, generating, waits, onStop, keysId: 'keys' };
  renderScreen(<StageArea {...stage} {...hand} />);
  return onStop;
}

test('is covered while a selection is processed, which can be stopped', () => {
  const onStop = showStage(true);
  expect(screen.getByText('Processing selection')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: en.masking.stopProcessing }));
  expect(onStop).toHaveBeenCalledOnce();
});

test('says that it asks again while the models are loaded', () => {
  showStage(true, 2);
  const words = { tries: 3, most: MOST_TRIES };
  expect(screen.getByText(formatMessage(en.masking.asksAgain, words))).toBeTruthy();
});

test('is free otherwise', () => {
  showStage(false);
  expect(screen.queryByText(en.masking.processing)).toBeNull();
});
