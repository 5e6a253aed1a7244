import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from './picture.tsx';

test('a spinner stands in the place of a picture until it is there', () => {
  const { container } = render(
    <Picture sources={{ src: '/a.png' }} alt="a coat" fallback="It is gone" />,
  );
  const spinner = () => container.querySelector('svg');
  expect(spinner()).not.toBeNull();
  fireEvent.load(screen.getByRole('img', { name: 'a coat' }));
  expect(spinner()).toBeNull();
});

test('words stand in the place of a picture that never comes', () => {
  render(<Picture sources={{ src: '/a.png' }} alt="a coat" fallback="It is gone" />);
  fireEvent.error(screen.getByRole('img', { name: 'a coat' }));
  expect(screen.getByText('It is gone')).toBeTruthy();
});
