import type { Page } from 'playwright-core';

/** A text on the screen that is in another language than its page, or that is cut. */
export type TextFault = { kind: 'foreign' | 'cut' | 'sideways'; text: string; where: string };

/** What runs in the page: a pattern's source names texts in another language. */
function scan({ foreign, known }: { foreign: string; known: readonly string[] }): TextFault[] {
  const isForeign = new RegExp(foreign, 'u');
  const faults: TextFault[] = [];
  /** Parts in a language of their own, names, moments and what users wrote. */
  const APART = '[lang], [translate=no], time, script, style, noscript, textarea, code';
  const root = document.documentElement;

  const isApart = (element: Element): boolean => {
    const part = element.closest(APART);
    return part !== null && part !== root;
  };
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
    element.closest('[inert]') === null;
  const nameOf = (element: Element): string => {
    const names: string[] = [];
    for (let one: Element | null = element; one && names.length < 4; one = one.parentElement) {
      const [name] = one.classList;
      names.unshift(one.tagName.toLowerCase() + (one.id || name ? `.${one.id || name}` : ''));
    }
    return names.join(' > ');
  };
  const withoutKnown = (text: string): string =>
    known.reduce((rest, each) => rest.replace(new RegExp(each, 'gu'), ''), text);
  const add = (kind: TextFault['kind'], text: string, element: Element) =>
    faults.push({ kind, text: text.trim().slice(0, 120), where: nameOf(element) });

  const scrolls = (element: Element): boolean => {
    for (let one: Element | null = element; one && one !== root; one = one.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(one).overflowX)) return true;
    }
    return false;
  };
  /** Text that only a screen reader has is clipped to nothing. */
  const isSpoken = (element: Element): boolean =>
    element.closest('.sr-only, [class*="sr-only"]') !== null;

  function look(element: Element, node: Node): void {
    const text = node.textContent ?? '';
    if (!isApart(element) && isForeign.test(withoutKnown(text))) add('foreign', text, element);
    if (isSpoken(element) || scrolls(element)) return;
    const { display, textOverflow } = getComputedStyle(element);
    const isBox = !display.startsWith('inline') || display !== 'inline';
    // What users wrote may end in an ellipsis.
    const mayEnd = textOverflow === 'ellipsis' && isApart(element);
    const place = document.createRange();
    place.selectNodeContents(node);
    const { left, right } = place.getBoundingClientRect();
    if (mayEnd) return;
    if (left < -1 || right > root.clientWidth + 1) add('cut', text, element);
    else if (isBox && element.scrollWidth > element.clientWidth + 1) add('cut', text, element);
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element && /\p{L}/u.test(node.textContent ?? '') && isSeen(element)) look(element, node);
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [alt], [placeholder]')) {
    if (!isSeen(element) || isApart(element)) continue;
    for (const name of ['aria-label', 'title', 'alt', 'placeholder']) {
      const text = element.getAttribute(name) ?? '';
      if (isForeign.test(withoutKnown(text))) add('foreign', `${name}: ${text}`, element);
    }
  }
  if (isForeign.test(withoutKnown(document.title))) add('foreign', document.title, root);
  if (root.scrollWidth > root.clientWidth) {
    const wide = [...document.body.querySelectorAll('*')].find(
      (one) => one.getBoundingClientRect().right > root.clientWidth + 1 && !scrolls(one),
    );
    add('sideways', `${root.scrollWidth} px wide`, wide ?? root);
  }
  return faults;
}

/**
 * Texts of a page that a pattern finds, those that their boxes cut, and a page that is wider than
 * its window. Parts with a `lang` of their own, with `translate="no"`, and what the patterns `known` find
 * may be in any language.
 */
export function findFaults(
  page: Page,
  { foreign, known }: { foreign: RegExp; known: readonly string[] },
): Promise<TextFault[]> {
  return page.evaluate(scan, { foreign: foreign.source, known });
}
