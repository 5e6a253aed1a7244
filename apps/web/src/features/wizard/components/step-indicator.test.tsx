import { fireEvent, screen, within } from '@testing-library/react';
import { en } from '@toile/contract';
import type { StepId } from '@toile/tools';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-app.tsx';
import { StepIndicator } from './step-indicator.tsx';

const STEPS: StepId[] = ['upload', 'mask', 'source', 'prompt', 'face', 'result'];

/** The number of each step, with its chalk colour where it has one. */
function showSteps(current: number): string[] {
  renderScreen(<StepIndicator tool={{ steps: STEPS }} current={current} />);
  const list = within(screen.getByRole('list', { name: en.wizard.stepsLabel }));
  return STEPS.map((_, index) => {
    const { className } = list.getByText(String(index + 1));
    return `${index + 1} ${/bg-chalk-(\w+)/.exec(className)?.[1] ?? '-'}`;
  });
}

test('steps up to the current one are coloured, five colours in turn', () => {
  expect(showSteps(5)).toEqual(['1 blue', '2 red', '3 yellow', '4 purple', '5 green', '6 blue']);
});

test('steps to come have no colour, and the current one says that it is', () => {
  expect(showSteps(1)).toEqual(['1 blue', '2 red', '3 -', '4 -', '5 -', '6 -']);
  const [current] = screen.getAllByRole('listitem', { current: 'step' });
  expect(current?.textContent).toContain(en.wizard.steps.mask);
});

test('a step that may be opened leads there, any other does not', () => {
  const onOpen = vi.fn();
  renderScreen(
    <StepIndicator
      tool={{ steps: STEPS }}
      current={2}
      canOpen={(index) => index < 4}
      onOpen={onOpen}
    />,
  );
  const buttons = screen.getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    '1Photo',
    '2Selection',
    '4Prompt',
  ]);
  if (buttons[2]) fireEvent.click(buttons[2]);
  expect(onOpen).toHaveBeenCalledWith(3);
});
