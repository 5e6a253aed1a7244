import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';

type SectionScrollerProps = { current: number; children: ReactNode };

/** Sections side by side, one in view: scrolls to the index times its width. */
export function SectionScroller({ current, children }: SectionScrollerProps) {
  const container = useRef<HTMLDivElement>(null);
  const shown = useRef(current);

  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const align = () => scrollToSection(element, shown.current, 'instant');
    align();
    const observer = new ResizeObserver(align);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const element = container.current;
    if (!element || shown.current === current) return;
    shown.current = current;
    scrollToSection(element, current, prefersStillness() ? 'instant' : 'smooth');
    const heading = element.children[current]?.querySelector<HTMLElement>('[data-step-heading]');
    heading?.focus({ preventScroll: true });
  }, [current]);

  return (
    <div ref={container} className="-mx-2 flex items-start overflow-hidden">
      {children}
    </div>
  );
}

type SectionProps = { active: boolean; labelledBy: string; children: ReactNode };

/** A section of the scroller. Out of view it cannot be reached and takes no height. */
export function Section({ active, labelledBy, children }: SectionProps) {
  return (
    <section
      aria-labelledby={labelledBy}
      inert={!active}
      className={classNames('w-full shrink-0 px-2 py-1', !active && 'h-0')}
    >
      {children}
    </section>
  );
}

function scrollToSection(element: HTMLElement, index: number, behavior: ScrollBehavior): void {
  // jsdom has no layout and no scrolling.
  element.scrollTo?.({ left: index * element.clientWidth, behavior });
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
