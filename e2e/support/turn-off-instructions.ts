import { listTools, opensWithInstructions } from '@toile/tools';
import type { Page } from 'playwright-core';

/** Keeps the tools' instructions from opening for the account that has logged in on the page. */
export async function turnOffInstructions(page: Page): Promise<void> {
  const tools = listTools()
    .filter(opensWithInstructions)
    .map(({ id }) => id);
  await page.evaluate(turnOffInBrowser, tools);
}

/**
 * Turns instructions off, in the page. The server can only toggle, so tools without them are
 * skipped.
 */
async function turnOffInBrowser(tools: string[]): Promise<void> {
  const settings = await (await fetch('/api/get-instruction-settings/')).text();
  const token = /csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? '';
  for (const tool of tools) {
    if (settings.includes(`"${tool}"`)) continue;
    const path = `/api/toggle-instruction-settings/${tool}/`;
    const headers = { 'X-CSRFToken': decodeURIComponent(token) };
    const { ok, status } = await fetch(path, { method: 'POST', headers });
    if (!ok) throw new Error(`Instructions not turned off: ${status}`);
  }
}
