import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Violations of one axe rule, in axe's own words. */
type Finding = { id: string; help: string; nodes: { target: string; summary: string }[] };

/** Fails with a readable list when the page, in its present state, breaks a rule of WCAG 2.2 AA. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await waitForMotion(page);
  // Evaluated, not added as a script: the page's own security policy would refuse that.
  await page.evaluate(axe.source);
  const findings = await page.evaluate(findViolations, STANDARDS);
  expect(findings.map(report).join('\n'), `accessibility of ${where}`).toBe('');
}

/** Waits for the end of animations: a colour half way to another would fail by its contrast. */
async function waitForMotion(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    // A cancelled animation has ended as well.
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Runs axe in the page, where it is a global. */
async function findViolations(standards: string[]): Promise<Finding[]> {
  const results = await window.axe.run(document, {
    runOnly: { type: 'tag', values: standards },
    rules: { 'target-size': { enabled: true } },
    resultTypes: ['violations'],
  });
  return results.violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ target, failureSummary }) => ({
      target: target.join(' '),
      summary: failureSummary ?? '',
    })),
  }));
}

function report({ id, help, nodes }: Finding): string {
  const places = nodes.map(({ target, summary }) => `  ${target}\n    ${summary}`);
  return [`${id}: ${help}`, ...places].join('\n');
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
