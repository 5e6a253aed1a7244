import { type Browser, chromium } from 'playwright-core';
import { ensureBrowser } from '../../scripts/steps/browser.mjs';

/** The browser that `npm test` found or unpacked. */
export async function launchBrowser(): Promise<Browser> {
  const { program, env } = ensureBrowser();
  return chromium.launch({
    executablePath: program,
    args: ['--no-sandbox'],
    env: { ...definedOnly(process.env), ...env },
  });
}

function definedOnly(env: NodeJS.ProcessEnv): Record<string, string> {
  const defined: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) {
    if (value !== undefined) defined[name] = value;
  }
  return defined;
}
