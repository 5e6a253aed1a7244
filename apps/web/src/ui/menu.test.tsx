import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/render-app.tsx';
import { Menu, MenuAction } from './menu.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Shows an open menu of three lines. */
async function openMenu() {
  const chosen = vi.fn();
  renderScreen(
    <Menu defaultOpen trigger={<button type="button">Account</button>}>
      {['Instructions', 'Credits', 'Logout'].map((line) => (
        <MenuAction key={line} onSelect={() => chosen(line)}>
          {line}
        </MenuAction>
      ))}
    </Menu>,
  );
  await wait(100);
  const menu = screen.getByRole('menu');
  act(() => menu.focus());
  return { menu, chosen };
}

async function type(key: string) {
  fireEvent.keyDown(document.activeElement ?? document.body, { key });
  await wait(10);
}

const current = () => document.activeElement?.textContent;

test('letters find a line by how it begins', async () => {
  await openMenu();
  await type('c');
  expect(current()).toBe('Credits');
  await type('r');
  expect(current()).toBe('Credits');
});

test('letters begin anew after a second', async () => {
  await openMenu();
  await type('i');
  expect(current()).toBe('Instructions');
  await wait(900);
  await type('l');
  expect(current()).toBe('Instructions');
  await wait(1000);
  await type('l');
  expect(current()).toBe('Logout');
});

test('arrows walk, Enter chooses', async () => {
  const { chosen } = await openMenu();
  await type('ArrowDown');
  await type('ArrowDown');
  expect(current()).toBe('Credits');
  await type('Enter');
  expect(chosen.mock.calls).toEqual([['Credits']]);
});
