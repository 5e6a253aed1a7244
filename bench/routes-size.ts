import { launchBrowser } from '../e2e/support/browser.ts';
import { sumBytes } from '../e2e/support/loaded-scripts.ts';
import { startProduct } from '../e2e/support/product.ts';
import { listToolScripts } from '../e2e/support/tool-scripts.ts';
import { logInAsDemo } from './log-in-as-demo.ts';

const TARGET_KB = 220;

/** Prints the size of the JavaScript that each tool's page loads before its mask step, gzipped. */
export async function benchRoutesSize(): Promise<void> {
  const product = await startProduct({ DEMO_ACCOUNT: 'on' });
  const browser = await launchBrowser();
  try {
    const page = await (await browser.newContext()).newPage();
    await logInAsDemo(page, product);
    console.log(`JavaScript of the tools' pages, gzipped (at most ${TARGET_KB} kB)`);
    for (const { tool, scripts } of await listToolScripts(page, product)) {
      const size = `${(sumBytes(scripts) / 1000).toFixed(1)} kB`;
      console.log(`  ${tool.id.padEnd(20)} ${size.padStart(9)} in ${scripts.length} files`);
    }
  } finally {
    await browser.close();
    await product.stop();
  }
}
