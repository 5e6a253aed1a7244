import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-app.tsx';
import { Section, SectionScroller } from './section-scroller.tsx';

const WIDTH_PX = 640;

/** Two sections, and a button that shows the other one; returns the recorded scrolls. */
function showSections(reducesMotion: boolean) {
  const scrollTo = vi.fn();
  vi.stubGlobal('matchMedia', () => ({ matches: reducesMotion }));
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH_PX);
  Object.assign(HTMLElement.prototype, { scrollTo });
  function Sections() {
    const [current, setCurrent] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setCurrent(1)}>
          on
        </button>
        <SectionScroller current={current}>
          {['one', 'two'].map((name, index) => (
            <Section key={name} active={index === current} labelledBy={name}>
              <h2 id={name} tabIndex={-1} data-step-heading>
                {name}
              </h2>
            </Section>
          ))}
        </SectionScroller>
      </>
    );
  }
  renderScreen(<Sections />);
  return scrollTo;
}

test.each([
  [false, 'smooth'],
  [true, 'instant'],
])('scrolls to the index times its width (less motion: %s): %s', (reducesMotion, behavior) => {
  const scrollTo = showSections(reducesMotion);
  act(() => screen.getByRole('button', { name: 'on' }).click());
  expect(scrollTo).toHaveBeenLastCalledWith({ left: WIDTH_PX, behavior });
  expect(document.activeElement?.textContent).toBe('two');
  expect(screen.getByText('one').closest('section')?.hasAttribute('inert')).toBe(true);
});
