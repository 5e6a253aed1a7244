import { listTools, type Tool } from '@toile/tools';
import type { Page } from 'playwright-core';
import { type LoadedScript, watchScripts } from './loaded-scripts.ts';
import type { Product } from './product.ts';
import { openStep } from './walk-tool.ts';

/**
 * The scripts that each tool's page loads before its mask step, if it has one: one tool after the
 * other, on pages of the user who has logged in on `page`.
 */
export async function listToolScripts(
  page: Page,
  { url }: Product,
): Promise<{ tool: Tool; scripts: LoadedScript[] }[]> {
  const routes: { tool: Tool; scripts: LoadedScript[] }[] = [];
  for (const tool of listTools()) {
    const tab = await page.context().newPage();
    const watch = watchScripts(tab);
    await tab.goto(`${url}/${tool.id}/`);
    await openStep(tab).getByRole('button').first().waitFor();
    routes.push({ tool, scripts: await watch.settle() });
    await tab.close();
  }
  return routes;
}
