/** Moves the focus to the heading of the step that an element stands in; returns the heading. */
export function focusStepHeading(element: Element | null): HTMLElement | undefined {
  const section = element?.closest('section[aria-labelledby^="step-"]');
  const heading = section?.querySelector<HTMLElement>('[data-step-heading]') ?? undefined;
  heading?.focus({ preventScroll: true });
  return heading;
}
