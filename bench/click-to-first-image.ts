import { createStudioEngine } from '@toile/studio';
import { getTool } from '@toile/tools';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../e2e/support/browser.ts';
import { startProduct } from '../e2e/support/product.ts';
import { logInAsDemo } from './log-in-as-demo.ts';
import { median } from './median.ts';

const PROMPTS = [
  'indigo ikat on cream',
  'ditsy floral in dusty pink and sage on cream',
  'leopard print in terracotta',
  'art deco fans in gold on black',
  'green and navy tartan',
];
const ROUNDS = 2;
const TARGET_MS = 1200;

/**
 * Milliseconds from the click on Generate to the first image of the run whose pixels are on screen.
 */
async function measureClick(page: Page, prompt: string): Promise<number> {
  await page.getByRole('textbox', { name: 'Prompt' }).fill(prompt);
  const measured = page.evaluate(watchFirstImage);
  await page.getByRole('button', { name: /Generate 4 images/ }).click();
  const elapsedMs = await measured;
  await page.getByText('All 4 images are ready').waitFor({ timeout: 120_000 });
  await page.getByRole('button', { name: 'Start over' }).click();
  return elapsedMs;
}

/** Waits for the click, in the page, then examines every frame. */
function watchFirstImage(): Promise<number> {
  return new Promise((resolve) => {
    document.addEventListener(
      'click',
      () => {
        const clicked = performance.now();
        const look = () => {
          const images = document.querySelectorAll<HTMLImageElement>(
            '[aria-label="Images of this run"] img',
          );
          const isShown = [...images].some((image) => image.complete && image.naturalWidth > 0);
          if (isShown) resolve(performance.now() - clicked);
          else requestAnimationFrame(look);
        };
        look();
      },
      { capture: true, once: true },
    );
  });
}

/**
 * Times of the same pictures with the engine alone, in a warm thread: the lower bound for every
 * server.
 */
async function measureEngine(): Promise<number[]> {
  const engine = createStudioEngine({ threads: 1 });
  const { brief } = getTool('create-pattern');
  if (!brief) throw new Error('The tool has no brief');
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const prompt of PROMPTS) {
      const order = brief({ ai_model: 'create-pattern', text_prompt: prompt, num_images: 1 }, {});
      const started = performance.now();
      await engine.render(order, { seed: round + 1, variant: 0 });
      if (round > 0) times.push(performance.now() - started);
    }
  }
  await engine.close();
  return times;
}

/** Prints a designer's wait for the first image, beside the engine's own time for it. */
export async function benchClickToFirstImage(): Promise<void> {
  const product = await startProduct({ DEMO_ACCOUNT: 'on' });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    // tsx wraps functions in a helper that pages do not have.
    await page.addInitScript('globalThis.__name = (value) => value');
    await logInAsDemo(page, product);
    await page.goto(`${product.url}/create-pattern/`);
    await measureClick(page, PROMPTS[0] ?? '');
    const clicks: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const prompt of PROMPTS) clicks.push(await measureClick(page, prompt));
    }
    await browser.close();
    const engine = await measureEngine();
    const [click, draw] = [median(clicks), median(engine)];
    console.log(`Click to first image on screen, ${clicks.length} runs of four, threads warm`);
    console.log(
      `  click to image  median ${click.toFixed(0)} ms, longest ${Math.max(...clicks).toFixed(0)} ms (target ${TARGET_MS} ms)`,
    );
    console.log(
      `  engine alone    median ${draw.toFixed(0)} ms, longest ${Math.max(...engine).toFixed(0)} ms`,
    );
    console.log(`  ratio           ${(click / draw).toFixed(2)}`);
  } finally {
    await browser.close();
    await product.stop();
  }
}
