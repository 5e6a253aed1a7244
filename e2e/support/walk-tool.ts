import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { en, faceWords, formatMessage } from '@toile/contract';
import { findOwnStep, type StepId, type Tool } from '@toile/tools';
import type { Locator, Page } from 'playwright-core';
import { drag, type Hand, placeOn, tabTo } from './hand.ts';
import { promptFor } from './prompt-for.ts';
import { drawSourceFile } from './source-picture.ts';
import { startRun } from './start-run.ts';

const MASK_WITHIN_MS = 120_000;
const RUN_WITHIN_MS = 300_000;

export type Walk = {
  page: Page;
  tool: Tool;
  hand: Hand;
  /**
   * Called in each step once its entries are complete, and at the result once the run has ended.
   */
  onStep?: (step: StepId) => Promise<void>;
};

const STEP_TITLES: Partial<Record<StepId, string>> = en.wizard.stepTitles;

/** What the face step says of the studio engine, after the engine's name. */
const [, KEPT_FACE = ''] = faceWords.kept.split('{name} ');

/** Title of a step: common, or the tool's own. */
function titleOf(tool: Tool, step: StepId): string {
  const title = STEP_TITLES[step] ?? findOwnStep(tool, step)?.title;
  if (title === undefined) throw new Error(`The step ${step} of ${tool.id} has no title`);
  return title;
}

/** A pattern that finds a message with any number at its mark. */
const patternOf = (message: string): string =>
  message.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace('{count}', '\\d+');

const { next, generate_one: one, generate_other: several } = en.wizard;
const WAY_ON = new RegExp(`^(?:${patternOf(next)}$|${patternOf(one)}|${patternOf(several)})`);

/** The step in view; the others are inert. */
export const openStep = (page: Page): Locator => page.locator('section:not([inert], [inert] *)');

const stepButton = (page: Page, name: string): Locator =>
  openStep(page).getByRole('button', { name, exact: true });

/** The button that leads on from a step: to the next one, or to the images. */
export const wayOn = (page: Page): Locator =>
  openStep(page).getByRole('button', { name: WAY_ON }).and(page.locator(':enabled'));

/** Walks through a tool from its first step to its results, and expects each step in turn. */
export async function walkTool({ page, tool, hand, onStep }: Walk): Promise<void> {
  for (const step of tool.steps.slice(0, -1)) {
    await openStep(page)
      .getByRole('heading', { name: titleOf(tool, step) })
      .waitFor();
    await WAYS[step]?.({ page, tool, hand });
    await wayOn(page).waitFor({ timeout: MASK_WITHIN_MS });
    await onStep?.(step);
    const goOn = () => hand.press(wayOn(page));
    await (step === tool.steps.at(-2) ? startRun(page, goOn) : goOn());
  }
  await page
    .getByText(formatMessage(en.results.ready_other, { count: 4 }))
    .waitFor({ timeout: RUN_WITHIN_MS });
  await onStep?.('result');
}

type Way = (walk: Walk) => Promise<void>;

const WAYS: Partial<Record<StepId, Way>> = {
  upload: ({ page, hand }) => bringPicture(page, hand, 'model'),
  source: ({ page, tool, hand }) => bringPicture(page, hand, tool.source ?? 'flatlay'),
  mask: markFigure,
  prompt: writePrompt,
  // The studio engine keeps the face: there is none to press.
  face: ({ page }) => openStep(page).getByText(KEPT_FACE).waitFor(),
};

async function bringPicture(
  page: Page,
  hand: Hand,
  kind: Parameters<typeof drawSourceFile>[0],
): Promise<void> {
  const path = await drawSourceFile(kind);
  await hand.chooseFile(stepButton(page, en.wizard.source.choose), path);
  await stepButton(page, en.wizard.source.replace).waitFor();
  // The browser has stored the picture: its file is no longer needed.
  rmSync(dirname(path), { recursive: true });
}

async function writePrompt({ page, tool, hand }: Walk): Promise<void> {
  const prompt = promptFor(tool);
  if (hand.kind === 'touch' && tool.examples.includes(prompt))
    return hand.press(stepButton(page, formatMessage(en.wizard.useExample, { example: prompt })));
  await hand.write(
    openStep(page).getByRole('textbox', { name: en.wizard.promptLabel, exact: true }),
    prompt,
  );
}

/** Points on face, bodice, skirt, hand and leg of the drawn figure, in fractions of its picture. */
const FIGURE_DOTS = [
  [0.48, 0.1],
  [0.48, 0.27],
  [0.48, 0.52],
  [0.34, 0.46],
  [0.5, 0.76],
] as const;
const PHOTO_ASPECT = 768 / 1024;

/**
 * A point on the photo, which is wholly visible in the middle of the stage, in fractions of its
 * size.
 */
async function placeOnPhoto(stage: Locator, across: number, down: number) {
  const [start, end] = [await placeOn(stage, 0, 0), await placeOn(stage, 1, 1)];
  const room = { width: end.x - start.x, height: end.y - start.y };
  const width = Math.min(room.width, room.height * PHOTO_ASPECT);
  const height = width / PHOTO_ASPECT;
  return {
    x: start.x + (room.width - width) / 2 + width * across,
    y: start.y + (room.height - height) / 2 + height * down,
  };
}

/** Marks the drawn figure by dots, or her dress by a line over it. */
async function markFigure({ page, tool, hand }: Walk): Promise<void> {
  const stage = page.getByRole('application', { name: en.masking.stageLabel });
  await stage.waitFor();
  if ((await wayOn(page).count()) > 0)
    throw new Error('There is a way on before anything is marked');
  const isLine = tool.masking?.marks === 'line';
  if (hand.kind === 'keys') {
    await tabTo(page, stage);
    const keys = isLine ? ['Enter', 'Shift+ArrowDown', 'Enter'] : ['Enter'];
    for (const key of ['Shift+ArrowUp', ...keys]) await page.keyboard.press(key);
  } else if (isLine) {
    const line = [await placeOn(stage, 0.5, 0.36), await placeOn(stage, 0.5, 0.48)] as const;
    await drag(page, hand.kind, [...line]);
  } else {
    for (const [across, down] of FIGURE_DOTS) {
      const { x, y } = await placeOnPhoto(stage, across, down);
      await (hand.kind === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    }
  }
  await hand.press(stepButton(page, en.masking.confirm));
}
