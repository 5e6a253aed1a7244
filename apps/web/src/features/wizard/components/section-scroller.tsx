import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';

/** Time without a scroll event after which a scroll has ended. */
const STILL_MS = 150;

type SectionScrollerProps = { current: number; children: ReactNode };

/**
 * Sections side by side, one in view: scrolls to the index times its width. Snapping keeps
 * the section in view when the width changes.
 */
export function SectionScroller({ current, children }: SectionScrollerProps) {
  const container = useRef<HTMLDivElement>(null);
  const shown = useRef(current);

  const stillness = useRef<ReturnType<typeof setTimeout>>(undefined);
  const moving = useRef(false);
  const settle = () => {
    clearTimeout(stillness.current);
    stillness.current = setTimeout(() => {
      moving.current = false;
      if (container.current) realign(container.current, shown.current);
    }, STILL_MS);
  };
  const startMoving = useEffectEvent(() => {
    moving.current = true;
    settle();
  });
  const onScroll = () => {
    // An unintended scroll, after a change of width for example, is corrected before it is painted.
    if (!moving.current && container.current) realign(container.current, shown.current);
    settle();
  };

  useLayoutEffect(() => {
    if (container.current) scrollToSection(container.current, shown.current, 'instant');
  }, []);

  useEffect(() => {
    const element = container.current;
    if (!element || shown.current === current) return;
    shown.current = current;
    startMoving();
    scrollToSection(element, current, scrollBehavior());
    const heading = element.children[current]?.querySelector<HTMLElement>('[data-step-heading]');
    heading?.focus({ preventScroll: true });
    bringIntoView(element);
  }, [current]);

  return (
    <div
      ref={container}
      onScroll={onScroll}
      className="relative -mx-2 flex scroll-mt-24 snap-x snap-mandatory items-start overflow-hidden"
    >
      {children}
    </div>
  );
}

type SectionProps = { active: boolean; labelledBy: string; children: ReactNode };

/** A section of the scroller. Out of view it is inert and takes no height. */
export function Section({ active, labelledBy, children }: SectionProps) {
  return (
    <section
      aria-labelledby={labelledBy}
      inert={!active}
      className={classNames('w-full shrink-0 snap-start px-2 py-1', !active && 'h-0')}
    >
      {children}
    </section>
  );
}

function scrollToSection(element: HTMLElement, index: number, behavior: ScrollBehavior): void {
  element.scrollTo({ left: index * element.clientWidth, behavior });
}

/**
 * Scrolls a section fully into view. Others scroll too, a search in the page for example, and would
 * leave it half in view.
 */
function realign(element: HTMLElement, index: number): void {
  // Nothing in it lies below another; a message that came into view may have scrolled it down.
  element.scrollTop = 0;
  const distancePx = Math.abs(element.scrollLeft - index * element.clientWidth);
  if (distancePx > 1) scrollToSection(element, index, 'instant');
}

/** Shows the head of a section to a user who left the section before at its foot. */
function bringIntoView(element: HTMLElement): void {
  const { top } = element.getBoundingClientRect();
  if (top >= 0 && top < innerHeight / 2) return;
  element.scrollIntoView({ block: 'start', behavior: scrollBehavior() });
}

function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
