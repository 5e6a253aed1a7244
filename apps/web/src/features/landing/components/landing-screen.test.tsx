import { act, fireEvent, screen, within } from '@testing-library/react';
import { landingWords } from '@toile/contract';
import { listTools } from '@toile/tools';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findReturnPath } from '../../../lib/return-path.ts';
import { renderScreen } from '../../../testing/render-app.tsx';
import { MARKS } from '../model/marks.ts';
import { SLIDES } from '../model/slides.ts';
import { SLIDE_INTERVAL_MS } from '../model/use-slideshow.ts';
import { LandingScreen } from './landing-screen.tsx';

const onLogin = vi.fn();
const onRegister = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  renderScreen(<LandingScreen onLogin={onLogin} onRegister={onRegister} />);
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

const section = (name: string) => {
  const found = screen.getByRole('heading', { name }).closest('section');
  if (!found) throw new Error(`${name} stands in no section`);
  return within(found);
};

test('has a hero of title, description, slideshow, Register and Login', () => {
  expect(screen.getByRole('heading', { level: 1, name: landingWords.title })).toBeTruthy();
  expect(screen.getByText(landingWords.description)).toBeTruthy();
  expect(screen.getByRole('region', { name: landingWords.slideshow.label })).toBeTruthy();
  for (const button of screen.getAllByRole('button', { name: 'Register' })) fireEvent.click(button);
  fireEvent.click(screen.getAllByRole('button', { name: 'Login' })[0] as HTMLElement);
  expect(onRegister).toHaveBeenCalledTimes(2);
  expect(onLogin).toHaveBeenCalledOnce();
});

test('shows another cloth and its garment every three seconds, until it is paused', () => {
  const show = within(screen.getByRole('region', { name: landingWords.slideshow.label }));
  const nameOf = (index: number) => SLIDES[index]?.name ?? 'poppies';
  const words = (index: number) =>
    show.queryByText(`“${landingWords.patterns.words[nameOf(index)]}”`);
  const pass = () => act(() => void vi.advanceTimersByTime(SLIDE_INTERVAL_MS));
  expect(SLIDES.length).toBeGreaterThan(3);
  expect(words(0)).toBeTruthy();
  pass();
  expect(words(1)).toBeTruthy();
  expect(show.getByText(`cut as ${landingWords.slideshow.garments[nameOf(1)]}`)).toBeTruthy();
  fireEvent.click(show.getByRole('button', { name: landingWords.slideshow.pause }));
  pass();
  expect(words(1)).toBeTruthy();
  expect(show.getByRole('button', { name: landingWords.slideshow.play })).toBeTruthy();
});

test('has a strip of the formats and standards it speaks, which moves on every three seconds', () => {
  const strip = section(landingWords.marks.title);
  const list = strip.getByRole('list');
  expect(within(list).getAllByRole('listitem')).toHaveLength(MARKS.length);
  const scrolled = vi.fn();
  list.scrollTo = scrolled;
  act(() => void vi.advanceTimersByTime(SLIDE_INTERVAL_MS));
  expect(scrolled).toHaveBeenCalledOnce();
  fireEvent.click(strip.getByRole('button', { name: landingWords.marks.pause }));
  act(() => void vi.advanceTimersByTime(SLIDE_INTERVAL_MS));
  expect(scrolled).toHaveBeenCalledOnce();
});

test('shows before and after of each tool, with a line that keys move', () => {
  const lines = screen.getAllByRole('slider');
  expect(lines.map((line) => line.getAttribute('aria-label'))).toEqual(
    listTools().map(({ words }) => `${words.name}: line between before and after`),
  );
  for (const line of lines) {
    expect(line.getAttribute('aria-valuetext')).toBe('50 % of the picture before');
    fireEvent.keyDown(line, { key: 'ArrowRight' });
    fireEvent.keyDown(line, { key: 'PageUp' });
    expect(line.getAttribute('aria-valuetext')).toBe('75 % of the picture before');
    fireEvent.change(line, { target: { value: '10' } });
    expect(line.getAttribute('aria-valuetext')).toBe('10 % of the picture before');
  }
});

test('names each plate by its tool, says what its pictures show and leads to the tool', () => {
  for (const { id, words, plate: told } of listTools()) {
    const link = screen.getByText(words.name, { selector: 'a' });
    expect(link.getAttribute('href')).toBe(`/${id}/`);
    const plate = within(link.closest('li') as HTMLElement);
    expect(plate.getByAltText(told.madeAlt)).toBeTruthy();
    // The input is a picture, or the prompt.
    const { givenAlt } = told;
    const shown = givenAlt ? plate.queryByAltText(givenAlt) : plate.queryByText(told.words);
    expect(shown).toBeTruthy();
  }
});

test('a tool that is clicked is kept for the log-in', () => {
  fireEvent.click(screen.getByText('Swap garment', { selector: 'a' }));
  expect(findReturnPath()).toBe('/swap-garment/');
});

test('tells how it works in four steps, and what sets it apart', () => {
  expect(section('How it works').getAllByRole('listitem')).toHaveLength(4);
  const { title, list } = landingWords.features;
  expect(section(title).getAllByRole('term')).toHaveLength(list.length);
});

test('has two testimonials, each plainly marked as a sample', () => {
  const figures = section(landingWords.samples.title).getAllByRole('figure');
  expect(figures).toHaveLength(2);
  for (const figure of figures) expect(within(figure).getByText('Sample')).toBeTruthy();
});
