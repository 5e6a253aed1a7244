import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { en } from '@toile/contract';
import { listTools } from '@toile/tools';
import type { Browser, CDPSession, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { launchBrowser } from '../e2e/support/browser.ts';
import { type Product, startProduct } from '../e2e/support/product.ts';
import {
  dragAlong,
  endWatch,
  type Place,
  startWatch,
  throttle,
  type Watch,
} from './canvas-frames.ts';
import { logInAsDemo } from './log-in-as-demo.ts';
import { traceTasks } from './main-thread-tasks.ts';
import { median } from './median.ts';
import { percentile } from './percentile.ts';

const SIDE_PX = 1024;
const ROUNDS = 7;
const SCRIBBLE_MOVES = 250;
const EMPTY_PAGE = 'http://127.0.0.1/empty';
/** High enough that nothing scrolls. */
const VIEW = { width: 1280, height: 1600 };
const MAX_FRAME_RATIO = 1.5;
const MAX_TASK_MS = 50;
/** Radius of the brush at first, and the smallest. */
const RADII_PX = { usual: '50', smallest: '10' };
/** After the last step the mask is read. */
const SETTLES_WITHIN_MS = 2000;

/** What was seen of a drag; tasks in milliseconds of the processor. */
type Drag = Watch & { tasksMs: number[] };

/** Where the photo lies on the page. */
type Box = Place & { side: number };

const toPage = ({ x, y, side }: Box, at: Place): Place => ({
  x: x + (at.x / SIDE_PX) * side,
  y: y + (at.y / SIDE_PX) * side,
});

/** A scribble over all of the photo, as hands do it: a second long. */
function listScribble(box: Box): Place[] {
  return Array.from({ length: SCRIBBLE_MOVES }, (_, at) => {
    const turn = (at / SCRIBBLE_MOVES) * Math.PI * 2;
    return toPage(box, {
      x: SIDE_PX * (0.5 + 0.42 * Math.sin(turn * 4)),
      y: SIDE_PX * (0.5 + 0.42 * Math.sin(turn * 3 + 1)),
    });
  });
}

/**
 * A zigzag in rows whose every tooth stands so far from the others that the smallest brush paints
 * its tip only by going there: a move that was left out leaves its tip unpainted.
 */
function listZigzag(box: Box): Place[] {
  const [step, tooth, rowPitch] = [24, 60, 110];
  const places: Place[] = [];
  for (let row = 0; row < 9; row += 1) {
    for (let at = 0; at < 40; at += 1) {
      const along = row % 2 === 0 ? at : 39 - at;
      places.push(toPage(box, { x: 40 + along * step, y: 50 + row * rowPitch + (at % 2) * tooth }));
    }
  }
  return places;
}

/** The studio on a photo of 1024 × 1024 pixels, with a small mask to draw on. */
async function openStudio(page: Page, product: Product): Promise<Box> {
  const tool = listTools().find(({ masking }) => masking?.marks === 'dots');
  if (!tool) throw new Error('No tool is masked');
  const folder = mkdtempSync(join(tmpdir(), 'toile-bench-'));
  const [photo, mask] = [join(folder, 'photo.png'), join(folder, 'mask.png')];
  const sheet = { width: SIDE_PX, height: SIDE_PX, channels: 4 } as const;
  const square = { create: { width: 40, height: 40, channels: 4, background: '#fff' } } as const;
  await sharp({ create: { ...sheet, background: '#9a8f80' } })
    .png()
    .toFile(photo);
  await sharp({ create: { ...sheet, background: '#0000' } })
    .composite([{ input: square, left: 984, top: 984 }])
    .png()
    .toFile(mask);

  await page.goto(`${product.url}/${tool.id}/`);
  const step = page.locator('section:not([inert])');
  await step.locator('input[type=file]').first().setInputFiles(photo);
  await step.getByRole('button', { name: en.wizard.next, exact: true }).click();
  await step.getByRole('application', { name: en.masking.stageLabel }).waitFor();
  await step.locator('input[type=file]').setInputFiles(mask);
  await step.getByText(en.masking.modes.draw, { exact: true }).click();
  rmSync(folder, { recursive: true });
  return findPhoto(step.getByRole('application', { name: en.masking.stageLabel }));
}

/** The photo is as large as the stage allows, in its middle. */
async function findPhoto(stage: Locator): Promise<Box> {
  await stage.scrollIntoViewIfNeeded();
  const box = await stage.boundingBox();
  if (!box) throw new Error('The stage is not on the screen');
  const side = Math.min(box.width, box.height);
  return { x: box.x + (box.width - side) / 2, y: box.y + (box.height - side) / 2, side };
}

/** A page that has a canvas of the same size, and nothing else; secure as the product's, so that moves are joined. */
async function openEmptyPage(browser: Browser, { x, y, side }: Box): Promise<Page> {
  const page = await browser.newPage({ viewport: VIEW });
  const style = `position: absolute; left: ${x}px; top: ${y}px; width: ${side}px; height: ${side}px`;
  await page.route(EMPTY_PAGE, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<canvas width="${SIDE_PX}" height="${SIDE_PX}" style="${style}"></canvas>`,
    }),
  );
  await page.goto(EMPTY_PAGE);
  return page;
}

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

/** How many of the places are selected in the mask that the page saves. */
async function countPainted(page: Page, box: Box, places: readonly Place[]): Promise<number> {
  await page.waitForTimeout(SETTLES_WITHIN_MS);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: en.masking.exportMask }).click();
  const { data } = await sharp(await (await saved).path())
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isPainted = (place: Place) => {
    const x = Math.floor(((place.x - box.x) / box.side) * SIDE_PX);
    const y = Math.floor(((place.y - box.y) / box.side) * SIDE_PX);
    return (data[y * SIDE_PX + x] ?? 0) > 0;
  };
  return places.filter(isPainted).length;
}

const p95 = ({ frameIntervalsMs }: Drag) => percentile(frameIntervalsMs, 95);

function report(studio: readonly Drag[], empty: readonly Drag[]): void {
  const middle = (drags: readonly Drag[]) => median(drags.map(p95)).toFixed(1);
  const ratio = median(studio.map((drag, round) => p95(drag) / p95(empty[round] ?? drag)));
  const longest = (drags: readonly Drag[]) =>
    Math.max(...drags.flatMap(({ tasksMs }) => tasksMs)).toFixed(1);
  console.log(`  p95 of a frame, brush of ${RADII_PX.usual} px      ${middle(studio)} ms`);
  console.log(`  the same on an empty canvas       ${middle(empty)} ms`);
  console.log(
    `  ratio                             ${ratio.toFixed(2)} (at most ${MAX_FRAME_RATIO})`,
  );
  console.log(`  longest task                      ${longest(studio)} ms (at most ${MAX_TASK_MS})`);
  console.log(`  the same on an empty canvas       ${longest(empty)} ms`);
}

async function bench(browser: Browser, product: Product): Promise<void> {
  const page = await browser.newPage({ viewport: VIEW });
  // What tsx puts around functions is not there in the page.
  await page.addInitScript('globalThis.__name = (it) => it');
  await logInAsDemo(page, product);
  const box = await openStudio(page, product);
  const emptyPage = await openEmptyPage(browser, box);
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
 * Prints how the mask studio draws with four times as slow a processor: whether every pointer move
 * that the browser tells of is painted, the longest task, and the frames beside those of a page
 * with an empty canvas.
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
