import { act, screen } from '@testing-library/react';
import { coreWords } from '@toile/contract';
import { expect, test } from 'vitest';
import { renderScreen } from '../testing/render-app.tsx';
import { takeOffline } from '../testing/take-offline.ts';
import { OfflineNote } from './offline-note.tsx';

test('says that there is no connection, as long as there is none', () => {
  renderScreen(<OfflineNote />);
  const { offline } = coreWords.common;
  expect(screen.queryByText(offline)).toBeNull();
  let comeBack = () => {};
  act(() => {
    comeBack = takeOffline();
  });
  expect(screen.getByText(offline)).toBeTruthy();
  act(() => comeBack());
  expect(screen.queryByText(offline)).toBeNull();
});
