import { en } from '@toile/contract';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { launchBrowser } from '../e2e/support/browser.ts';
import { type ProductProcess, startProduct } from '../e2e/support/product.ts';
import {
  dragAlong,
  endWatch,
  type Place,
  startWatch,
  throttle,
  type Watch,
} from './canvas-frames.ts';
import { countPainted } from './count-painted.ts';
import { listScribble, listZigzag } from './drag-paths.ts';
import { openEmptyPage } from './empty-canvas-page.ts';
import { logInAsDemo } from './log-in-as-demo.ts';
import { traceTasks } from './main-thread-tasks.ts';
import { median } from './median.ts';
import { openMaskStudio } from './open-mask-studio.ts';
import { percentile } from './percentile.ts';
import { SIDE_PX } from './photo-box.ts';
import { sum } from './sum.ts';

const ROUNDS = 7;
/** Size of the window, high enough that nothing scrolls. */
const VIEW = { width: 1280, height: 1600 };
const MAX_FRAME_RATIO = 1.5;
const MAX_TASK_MS = 50;
/** Radius of the brush: the default, and the smallest. */
const RADII_PX = { usual: '50', smallest: '10' };

/** Measurements of one drag; tasks in milliseconds of processor time. */
type Drag = Watch & { tasksMs: number[] };

async function setRadius(page: Page, radiusPx: string): Promise<void> {
  await page.locator('section:not([inert])').getByRole('slider').fill(radiusPx);
}

async function watchDrag(
  { browser, page, session }: { browser: Browser; page: Page; session: CDPSession },
  path: readonly Place[],
): Promise<Drag> {
  await page.bringToFront();
  await startWatch(page);
  const tasksMs = await traceTasks({ browser, page }, () => dragAlong(session, path));
  return { ...(await endWatch(page)), tasksMs };
}

const p95 = ({ frameIntervalsMs }: Drag) => percentile(frameIntervalsMs, 95);

function report(studio: readonly Drag[], empty: readonly Drag[]): void {
  const middle = (drags: readonly Drag[]) => median(drags.map(p95)).toFixed(1);
  const ratio = median(studio.map((drag, round) => p95(drag) / p95(empty[round] ?? drag)));
  const longest = (drags: readonly Drag[]) =>
    Math.max(...drags.flatMap(({ tasksMs }) => tasksMs)).toFixed(1);
  const perMove = (drags: readonly Drag[]) =>
    median(drags.map(({ tasksMs, moves }) => sum(tasksMs) / moves)).toFixed(1);
  console.log(`  p95 of a frame, brush of ${RADII_PX.usual} px      ${middle(studio)} ms`);
  console.log(`  the same on an empty canvas       ${middle(empty)} ms`);
  console.log(
    `  ratio                             ${ratio.toFixed(2)} (at most ${MAX_FRAME_RATIO})`,
  );
  console.log(`  work for a move                   ${perMove(studio)} ms`);
  console.log(`  the same on an empty canvas       ${perMove(empty)} ms`);
  console.log(`  longest task                      ${longest(studio)} ms (at most ${MAX_TASK_MS})`);
  console.log(`  the same on an empty canvas       ${longest(empty)} ms`);
}

async function bench(browser: Browser, product: ProductProcess): Promise<void> {
  const page = await browser.newPage({ viewport: VIEW });
  // tsx wraps functions in a helper that pages do not have.
  await page.addInitScript('globalThis.__name = (it) => it');
  await logInAsDemo(page, product);
  const box = await openMaskStudio(page, product);
  const emptyPage = await openEmptyPage(browser, { box, viewport: VIEW });
  await emptyPage.evaluate('globalThis.__name = (it) => it');
  const studio = { browser, page, session: await throttle(page) };
  const empty = { browser, page: emptyPage, session: await throttle(emptyPage) };

  const drags: { studio: Drag[]; empty: Drag[] } = { studio: [], empty: [] };
  await setRadius(page, RADII_PX.usual);
  for (let round = 0; round < ROUNDS; round += 1) {
    drags.empty.push(await watchDrag(empty, listScribble(box)));
    drags.studio.push(await watchDrag(studio, listScribble(box)));
    await page.bringToFront();
    await page.getByRole('button', { name: en.masking.undo }).click();
  }
  await setRadius(page, RADII_PX.smallest);
  const zigzag = await watchDrag(studio, listZigzag(box));
  const painted = await countPainted(page, box, zigzag.coalesced);

  console.log(`Mask studio, ${SIDE_PX} × ${SIDE_PX} pixels, processor four times as slow`);
  console.log(
    `  pointer moves                     ${zigzag.coalesced.length}, told in ${zigzag.moves} events; painted ${painted}`,
  );
  report(drags.studio, drags.empty);
}

/**
 * Prints how the mask studio draws on a processor slowed four times: whether every reported pointer
 * move is painted, the longest task, and the frames beside those of a page with an empty canvas.
 */
export async function benchMaskStudio(): Promise<void> {
  const product = await startProduct({ DEMO_ACCOUNT: 'on' });
  const browser = await launchBrowser();
  try {
    await bench(browser, product);
  } finally {
    await browser.close();
    await product.stop();
  }
}
