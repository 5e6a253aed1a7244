import { listTools, opensWithInstructions } from '@toile/tools';
import type { Page } from 'playwright-core';

/** Keeps the tools' instructions from opening for a new account that has logged in on the page. */
export async function turnOffInstructions(page: Page): Promise<void> {
  const tools = listTools()
    .filter(opensWithInstructions)
    .map(({ id }) => id);
  const statuses = await page.evaluate(toggleInBrowser, tools);
  if (statuses.some((status) => status !== 200))
    throw new Error(`Not turned off: ${statuses.join(', ')}`);
}

/** Runs in the page. */
async function toggleInBrowser(tools: string[]): Promise<number[]> {
  const token = /csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? '';
  const statuses: number[] = [];
  for (const tool of tools) {
    const path = `/api/toggle-instruction-settings/${tool}/`;
    const headers = { 'X-CSRFToken': decodeURIComponent(token) };
    statuses.push((await fetch(path, { method: 'POST', headers })).status);
  }
  return statuses;
}
