import { expect, test, vi } from 'vitest';
import { holdStart } from './hold-start.ts';

function createRow() {
  const row = document.createElement('ul');
  const scrollTo = vi.fn<(to: ScrollToOptions) => void>();
  // jsdom has no layout.
  row.scrollTo = (to?: ScrollToOptions | number) => {
    if (typeof to === 'object') scrollTo(to);
  };
  const release = holdStart(row);
  const scroll = (left: number) => {
    row.scrollLeft = left;
    row.dispatchEvent(new Event('scroll'));
  };
  const add = async () => {
    row.prepend(document.createElement('li'));
    await Promise.resolve();
  };
  return { scrollTo, scroll, add, release };
}

test('a row at its start shows the newest tile from there', async () => {
  const { scrollTo, scroll, add } = createRow();
  await add();
  expect(scrollTo).toHaveBeenCalledWith({ left: 0, behavior: 'instant' });
  scroll(240);
  scroll(0);
  await add();
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

test('a row that was scrolled stays where it is', async () => {
  const { scrollTo, scroll, add } = createRow();
  scroll(240);
  await add();
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a row that has gone is let go', async () => {
  const { scrollTo, add, release } = createRow();
  release();
  await add();
  expect(scrollTo).not.toHaveBeenCalled();
});
