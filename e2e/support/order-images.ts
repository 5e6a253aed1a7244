import { activeJobsSchema } from '@toile/contract';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const RUN_WITHIN_MS = 180_000;
const PER_RUN = 4;

/** Fields of a run's request, without the number of images. */
type RunOrder = { ai_model: string; text_prompt: string };

/** Orders images for the user of a page, without a screen, and waits until all are delivered. */
export async function orderImages(page: Page, order: RunOrder, count: number): Promise<void> {
  for (let left = count; left > 0; ) {
    const images = left >= PER_RUN ? PER_RUN : 1;
    await page.evaluate(sendRun, { ...order, num_images: String(images) });
    left -= images;
  }
  await expect
    .poll(() => countRuns(page), {
      timeout: RUN_WITHIN_MS,
      message: 'all runs have ended',
    })
    .toBe(0);
}

/** Sends the request from the page, with its session. */
async function sendRun(fields: Record<string, string>): Promise<void> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  await fetch('/api/csrf/');
  const token = document.cookie.match(/csrftoken=([^;]*)/)?.[1] ?? '';
  const headers = { 'X-CSRFToken': decodeURIComponent(token) };
  const answer = await fetch('/api/generate-image-with-sse/', { method: 'POST', body, headers });
  if (answer.status !== 202) throw new Error(`The run was answered by ${answer.status}`);
}

async function countRuns(page: Page): Promise<number> {
  const answer = await page.evaluate(async (): Promise<unknown> => {
    const response = await fetch('/api/active-generations/');
    return response.json();
  });
  return activeJobsSchema.parse(answer).jobs.length;
}
