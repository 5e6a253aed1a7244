import { expect, test } from 'vitest';
import { placeOn } from './support/hand.ts';
import { look } from './support/look.ts';
import {
  bringMask,
  button,
  dragOver,
  openStudio,
  saveMask,
  takeUp,
  writeMask,
} from './support/mask-studio.ts';
import { openStage } from './support/stage.ts';

const { product, browser } = await openStage();

test('masks come and go as files; Control erases; steps are taken back after a reload', async () => {
  const { page, guard, stage } = await openStudio({ browser, product }, { username: 'filer' });
  const eraseBar = page.getByRole('group', { name: 'Refine the selection' });
  expect(await eraseBar.count()).toBe(0);
  await bringMask(page, await writeMask({ width: 300, height: 400 }));
  await page.getByText(/The mask must be .* pixels. This one is 300 × 400/).waitFor();
  await bringMask(page, await writeMask({ width: 768, height: 1024 }));
  await button(page, 'Next').and(page.locator(':enabled')).waitFor();
  expect(await saveMask(page)).toMatchObject({ selected: 60_000, width: 768, height: 1024 });

  expect(await eraseBar.isVisible()).toBe(true);

  // Painted over the square and beside it, then erased across it with Control held.
  await takeUp(page, 'Draw');
  await dragOver(page, stage, [
    [0.4, 0.4],
    [0.6, 0.4],
  ]);
  const { selected: painted } = await saveMask(page);
  expect(painted).toBeGreaterThan(60_000);
  await page.keyboard.down('Control');
  await dragOver(page, stage, [
    [0.45, 0.5],
    [0.55, 0.5],
  ]);
  await page.keyboard.up('Control');
  const { selected: erased, file } = await saveMask(page);
  expect(erased).toBeLessThan(painted);

  await page.reload();
  await stage.waitFor();
  await button(page, 'Undo').click();
  expect((await saveMask(page)).selected).toBe(painted);
  await button(page, 'Undo').click();
  expect((await saveMask(page)).selected).toBe(60_000);
  await button(page, 'Undo').click();
  expect(await button(page, 'Undo').isDisabled()).toBe(true);
  expect(await button(page, 'Next').isDisabled()).toBe(true);
  await bringMask(page, file);
  await button(page, 'Next').and(page.locator(':enabled')).waitFor();
  // Imported again it is the same, except that its soft edge is now hard.
  const brought = (await saveMask(page)).selected;
  expect(Math.abs(brought - erased)).toBeLessThan(erased / 100);

  // Inverted, it selects the complement; reset, nothing.
  await button(page, 'Invert selection').click();
  expect((await saveMask(page)).selected).toBeGreaterThan(600_000);
  await button(page, 'Reset selection').click();
  expect(await button(page, 'Reset selection').isDisabled()).toBe(true);
  guard.expectQuiet();
});

test('a box is filled and emptied, the edge grows, shrinks and is smoothed, by mouse and by keys', async () => {
  const { page, guard, stage } = await openStudio({ browser, product }, { username: 'boxer' });
  await bringMask(page, await writeMask({ width: 768, height: 1024 }));
  await button(page, 'Next').and(page.locator(':enabled')).waitFor();
  const countOf = async () => (await saveMask(page)).selected;

  await button(page, 'Grow').click();
  // Three pixels on every side, and round corners.
  expect(await countOf()).toBe(206 * 306 - 4);
  await button(page, 'Shrink').click();
  expect(await countOf()).toBe(60_000);
  await button(page, 'Smooth').press('Enter');
  // Its corners are rounded, and no more.
  expect(await countOf()).toBeGreaterThan(59_800);
  await button(page, 'Undo').click();

  const box = page.getByRole('checkbox', { name: 'Box' });
  await box.check();
  expect(await page.getByRole('slider', { name: /Radius/ }).isDisabled()).toBe(true);
  await takeUp(page, 'Draw');
  await dragOver(page, stage, [
    [0.9, 0.9],
    [0.6, 0.8],
  ]);
  const drawn = await countOf();
  expect(drawn).toBeGreaterThan(70_000);
  await page.keyboard.down('Control');
  await dragOver(page, stage, [
    [0.55, 0.78],
    [0.95, 0.92],
  ]);
  await page.keyboard.up('Control');
  expect(await countOf()).toBe(60_000);

  // By keys: from one Enter to the next, and Escape takes a box back that is under way.
  await takeUp(page, 'Erase');
  await stage.press('Enter');
  await stage.press('Shift+ArrowDown');
  await stage.press('Shift+ArrowRight');
  await look(page, 'mask-box');
  await stage.press('Escape');
  expect(await countOf()).toBe(60_000);
  await stage.press('Enter');
  await stage.press('Shift+ArrowUp');
  await stage.press('Shift+ArrowLeft');
  await stage.press('Enter');
  const erased = await countOf();
  expect(erased).toBeLessThan(60_000);
  await page.reload();
  await stage.waitFor();
  expect(await countOf()).toBe(erased);
  await button(page, 'Undo').click();
  expect(await countOf()).toBe(60_000);
  guard.expectQuiet();
});

test('a dot on what to leave out waits for one on what to keep, and both are sent', async () => {
  const { page, guard, stage } = await openStudio({ browser, product }, { username: 'leaver' });
  const sent: string[] = [];
  await page.route('**/generate-mask/', async (route) => {
    sent.push(route.request().postData() ?? '');
    const mask = await writeMask({ width: 768, height: 1024 });
    const output = `data:image/png;base64,${mask.toString('base64')}`;
    await route.fulfill({ json: { output } });
  });
  const confirm = button(page, 'Confirm selection');
  await page.getByText('Leave out', { exact: true }).click();
  await stage.focus();
  await stage.press('Enter');
  await page.getByText('1 dot', { exact: false }).first().waitFor({ state: 'attached' });
  expect(await confirm.isDisabled()).toBe(true);
  await page.getByText('Mark', { exact: true }).click();
  await stage.press('ArrowUp');
  await stage.press('Enter');
  await confirm.click();
  await page.getByRole('group', { name: 'Refine the selection' }).waitFor();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatch(/name="pos_coord"\s+\[\[384,\d+\]\]/);
  expect(sent[0]).toMatch(/name="negative_coord"\s+\[\[384,512\]\]/);
  guard.expectQuiet();
});

test('six dots are warned of, until that is not wanted any more', async () => {
  const { page, guard, stage } = await openStudio({ browser, product }, { username: 'dotter' });
  const warning = page.getByRole('dialog', { name: 'Fewer dots work better' });
  const setDots = async (count: number) => {
    await stage.focus();
    for (let dot = 0; dot < count; dot += 1) {
      await stage.press('ArrowRight');
      await stage.press('Enter');
    }
  };
  await setDots(5);
  expect(await warning.isVisible()).toBe(false);
  await setDots(1);
  await warning.waitFor();
  await look(page, 'dots-warning');
  const before = await page.evaluate(() => scrollY);
  await warning.getByRole('checkbox', { name: 'Do not show this again' }).check();
  await warning.getByRole('button', { name: 'Go on' }).click();
  await warning.waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await button(page, 'Reset selection').click();
  await setDots(6);
  expect(await warning.isVisible()).toBe(false);
  guard.expectQuiet();
});

test('the subject is dragged, sized, turned and let go; a reload comes back to it', async () => {
  const {
    page,
    guard,
    stage: photo,
  } = await openStudio({ browser, product }, { username: 'mover' });
  await bringMask(page, await writeMask({ width: 768, height: 1024 }));
  await photo.waitFor();
  await button(page, 'Move the subject').click();
  const stage = page.getByRole('application', { name: 'The cut-out subject' });
  await button(page, 'Got it').click();
  const placeText = page.getByText(/^At /);
  expect(await placeText.textContent()).toBe('At 284, 362, 200 px wide, turned by 0°');

  await dragOver(page, stage, [
    [0.5, 0.5],
    [0.6, 0.5],
  ]);
  await expect.poll(() => placeText.textContent()).toMatch(/At 4\d\d, 362, 200 px wide/);
  await page.reload();
  await stage.waitFor();
  expect(await placeText.textContent()).toMatch(/At 4\d\d, 362, 200 px wide/);
  await button(page, 'Reset position').click();

  // The square's box in the view: the picture is as high as the stage, less its margins.
  const box = await stage.boundingBox();
  if (!box) throw new Error('The stage is not on the screen');
  const scale = (box.height - 112) / 1024;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const corner = { x: middle.x + 100 * scale, y: middle.y + 150 * scale };
  await page.mouse.move(corner.x, corner.y);
  await page.mouse.down();
  await page.mouse.move(corner.x + 60 * scale, corner.y + 90 * scale, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => placeText.textContent()).toMatch(/2[56]\d px wide, turned by 0°/);
  await button(page, 'Reset position').click();
  await page.mouse.move(middle.x, middle.y - 150 * scale - 30);
  await page.mouse.down();
  await page.mouse.move(middle.x + 200, middle.y, { steps: 10 });
  await page.mouse.up();
  await expect.poll(() => placeText.textContent()).toMatch(/turned by (8|9)\d°/);

  // A click beside it deselects it: a drag moves nothing until it is selected again.
  await button(page, 'Reset position').click();
  await page.mouse.click(box.x + 8, box.y + 8);
  const still = await placeText.textContent();
  await dragOver(page, stage, [
    [0.5, 0.5],
    [0.6, 0.6],
  ]);
  expect(await placeText.textContent()).toBe(still);
  await page.mouse.click(middle.x, middle.y);
  await dragOver(page, stage, [
    [0.5, 0.5],
    [0.5, 0.6],
  ]);
  await expect.poll(() => placeText.textContent()).not.toBe(still);
  await stage.press('.');
  await page.getByText(/turned by 2°/).waitFor();
  guard.expectQuiet();
});

test('is worked by fingers at 390 pixels: a tap sets a dot, two fingers bring it nearer', async () => {
  const { page, guard, stage } = await openStudio(
    { browser, product },
    {
      username: 'toucher',
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    },
  );
  await stage.scrollIntoViewIfNeeded();
  const { x, y } = await placeOn(stage, 0.5, 0.4);
  await page.touchscreen.tap(x, y);
  await button(page, 'Confirm selection').and(page.locator(':enabled')).waitFor();
  expect(await page.getByText('1 dot', { exact: false }).count()).toBeGreaterThan(0);

  const scaleOf = () =>
    stage.evaluate((surface) => {
      const sheet = surface.querySelector('img')?.parentElement;
      return sheet ? new DOMMatrix(getComputedStyle(sheet).transform).a : 0;
    });
  const before = await scaleOf();
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: x - apart, y, id: 0 },
              { x: x + apart, y, id: 1 },
            ],
    });
  await touch('touchStart', 30);
  for (let apart = 35; apart <= 90; apart += 5) await touch('touchMove', apart);
  await touch('touchEnd', 0);
  await expect.poll(scaleOf).toBeGreaterThan(before * 2);
  // The pinch has set no dot.
  expect(await page.getByText('2 dots').count()).toBe(0);
  guard.expectQuiet();
});
