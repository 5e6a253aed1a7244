import { fireEvent, screen } from '@testing-library/react';
import { en } from '@toile/contract';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-app.tsx';
import { RunActions } from './run-actions.tsx';

function show(onChangePicture?: () => void): void {
  const handlers = { onBack: vi.fn(), onRegenerate: vi.fn(), onChangePicture };
  renderScreen(
    <RunActions active locked={false} pending={false} credits={1} initialCount={4} {...handlers} />,
  );
}

test('where the picture was in vain, changing it is offered before the same once more', () => {
  const onChangePicture = vi.fn();
  show(onChangePicture);
  expect(screen.getByText(en.results.pictureInVain)).toBeTruthy();
  const change = screen.getByRole('button', { name: en.results.changePicture });
  const again = screen.getByRole('button', { name: new RegExp(`^${en.results.regenerate}`) });
  expect([change.className, again.className].map((look) => look.includes('bg-ink'))).toEqual([
    true,
    false,
  ]);
  fireEvent.click(change);
  expect(onChangePicture).toHaveBeenCalledOnce();
});

test('elsewhere the same once more is the main action', () => {
  show();
  expect(screen.queryByRole('button', { name: en.results.changePicture })).toBeNull();
  const again = screen.getByRole('button', { name: new RegExp(`^${en.results.regenerate}`) });
  expect(again.className).toContain('bg-ink');
});
