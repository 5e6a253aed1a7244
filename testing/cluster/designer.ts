import { setTimeout as sleep } from 'node:timers/promises';
import {
  checkoutAnswerSchema,
  downloadAnswerSchema,
  jobAcceptedSchema,
  PLANS,
} from '@toile/contract';
import { pickWhole, type Random } from '../faults/random.ts';
import { type Browser, openBrowser } from './browser.ts';
import { follow, type Order, order, outputsOf } from './runs.ts';
import { logIn, signUp } from './sign-up.ts';
import type { Tally } from './tally.ts';

const START = '/api/generate-image-with-sse/';
const PATTERNS = [
  'indigo ikat on cream',
  'small red florals',
  'navy and ecru stripes',
  'blue gingham',
];
const SKETCHES = ['rust red wrap coat', 'navy midi dress with puff sleeves', 'cream linen shirt'];
const LONGEST_BREAK_MS = 4000;
/** Actions of a person under one name; then another signs up. */
const STAY = 40;

/** What designers did that the checks at the end look for. */
export type Deeds = {
  orders: Order[];
  /** Deletions that were answered with success. */
  deleted: Set<string>;
  signUps: number;
  plansBought: number;
  plansEnded: number;
  /** Pictures and downloads that were read to their end. */
  picturesRead: number;
  pagesRead: number;
};

export const createDeeds = (): Deeds => ({
  orders: [],
  deleted: new Set(),
  signUps: 0,
  plansBought: 0,
  plansEnded: 0,
  picturesRead: 0,
  pagesRead: 0,
});

export type Studio = {
  origin: string;
  dataDir: string;
  tally: Tally;
  deeds: Deeds;
  random: Random;
  isOver: () => boolean;
};

/** A designer at work: outputs of the present account by tool. */
type Desk = Studio & {
  browser: Browser;
  username: string;
  patterns: string[];
  sketches: string[];
};

type Action = (desk: Desk) => Promise<void>;

const post = (desk: Desk, path: string, json?: unknown) =>
  desk.browser.send(path, { method: 'POST', ...(json === undefined ? {} : { json }) });

const pick = <T>(random: Random, members: readonly T[]): T | undefined =>
  members[pickWhole(random, 0, members.length - 1)];

/** Orders a run and follows it; now and then the user cancels it, or cuts the connection. */
async function run(desk: Desk, path: string, fields: Record<string, string>): Promise<string[]> {
  const { browser, random, deeds } = desk;
  const { jobId, ...placed } = await order(browser, { path, fields });
  const noted: Order = placed;
  deeds.orders.push(noted);
  if (jobId === undefined) return [];
  const isCanceled = random() < 0.06;
  const following = follow(browser, jobId, pickWhole(random, 2, 12));
  if (isCanceled) {
    await sleep(pickWhole(random, 200, 3000));
    await post(desk, `/api/cancel-generation/${jobId}/`);
  }
  noted.seen = await following;
  return outputsOf(noted.seen);
}

async function makePattern(desk: Desk): Promise<void> {
  const num_images = desk.random() < 0.2 ? '4' : '1';
  const text_prompt = pick(desk.random, PATTERNS) ?? '';
  const fields = { ai_model: 'create-pattern', text_prompt, num_images, repeat: 'straight' };
  desk.patterns.push(...(await run(desk, START, fields)));
}

async function makeSketch(desk: Desk): Promise<void> {
  const text_prompt = pick(desk.random, SKETCHES) ?? '';
  const fields = { ai_model: 'create-sketch', text_prompt, num_images: '1' };
  desk.sketches.push(...(await run(desk, START, fields)));
}

async function renderSketch(desk: Desk): Promise<void> {
  const source = pick(desk.random, desk.sketches);
  if (source === undefined) return makeSketch(desk);
  await run(desk, START, {
    ai_model: 'sketch-to-image',
    source_output_id: source,
    num_images: '1',
  });
}

async function vary(desk: Desk): Promise<void> {
  const id = pick(desk.random, desk.patterns);
  if (id === undefined) return makePattern(desk);
  const fields = { output_image_id: id, num_images: '1' };
  desk.patterns.push(...(await run(desk, '/api/reroll-output-with-sse/', fields)));
}

async function upscale(desk: Desk): Promise<void> {
  const resultId = pick(desk.random, desk.patterns);
  if (resultId === undefined) return makePattern(desk);
  const reply = await post(desk, '/api/upscale-image/create-pattern/', { resultId });
  if (reply.status !== 202) return;
  const { job_id: jobId } = jobAcceptedSchema.parse(JSON.parse(reply.body.toString()));
  const seen = await follow(desk.browser, jobId, 50);
  desk.deeds.orders.push({ key: '', status: 202, sent: 1, seen });
}

async function mark(desk: Desk): Promise<void> {
  const id = pick(desk.random, desk.patterns);
  if (id === undefined) return;
  await post(desk, `/api/favourite/${id}/`);
  await post(desk, '/api/vote/', { vote_value: '1', image_id: id });
}

async function remove(desk: Desk): Promise<void> {
  const id = pick(desk.random, desk.patterns);
  if (id === undefined || desk.patterns.length < 3) return;
  desk.patterns = desk.patterns.filter((each) => each !== id);
  const { status } = await post(desk, `/api/delete-image/${id}/`);
  if (status < 300) desk.deeds.deleted.add(id);
}

async function download(desk: Desk): Promise<void> {
  const id = pick(desk.random, [...desk.patterns, ...desk.sketches]);
  if (id === undefined) return;
  const reply = await post(desk, `/api/download-image/${id}/`);
  if (reply.status !== 200) return;
  const { download_url: url } = downloadAnswerSchema.parse(JSON.parse(reply.body.toString()));
  if ((await desk.browser.send(url)).status === 200) desk.deeds.picturesRead += 1;
}

async function readHistory(desk: Desk): Promise<void> {
  const paths = ['/api/dashboard/', '/api/get-user-credits/', '/api/credit-history/', '/'];
  for (const path of paths) {
    if ((await desk.browser.send(path)).status === 200) desk.deeds.pagesRead += 1;
  }
}

/** Buys a plan on the sandbox's page, and now and then ends it. */
async function buyPlan(desk: Desk): Promise<void> {
  const { browser, deeds, random } = desk;
  const plan = pick(random, PLANS);
  const subscription_plan = plan?.priceId;
  const reply = await post(desk, '/api/create-checkout-session/', { subscription_plan });
  if (reply.status === 200) {
    const { url } = checkoutAnswerSchema.parse(JSON.parse(reply.body.toString()));
    const form = { act: 'pay' };
    const { status } = await browser.send(url, { method: 'POST', form });
    if (status === 303) deeds.plansBought += 1;
  }
  await browser.send('/api/get-user-subscription/');
  if (random() < 0.5) return;
  if ((await post(desk, '/api/cancel-subscription/')).status === 200) deeds.plansEnded += 1;
}

async function comeBack(desk: Desk): Promise<void> {
  await desk.browser.send('/api/logout/', { method: 'POST' });
  while (!(await logIn(desk.browser, desk.username))) await sleep(1000);
}

const ACTIONS: readonly { share: number; act: Action }[] = [
  { share: 22, act: makePattern },
  { share: 6, act: makeSketch },
  { share: 4, act: renderSketch },
  { share: 10, act: vary },
  { share: 5, act: upscale },
  { share: 12, act: mark },
  { share: 6, act: remove },
  { share: 10, act: download },
  { share: 18, act: readHistory },
  { share: 4, act: buyPlan },
  { share: 3, act: comeBack },
];

function pickAction(random: Random): Action {
  let left = random() * ACTIONS.reduce((sum, { share }) => sum + share, 0);
  for (const { share, act } of ACTIONS) {
    left -= share;
    if (left < 0) return act;
  }
  return makePattern;
}

/** A designer until the studio closes: acts, pauses, and comes back under another name. */
export async function work(studio: Studio): Promise<void> {
  while (!studio.isOver()) {
    const browser = openBrowser(studio.origin, studio.tally);
    const username = await signUp(browser, studio.dataDir);
    studio.deeds.signUps += 1;
    const desk: Desk = { ...studio, browser, username, patterns: [], sketches: [] };
    for (let place = 0; place < STAY && !studio.isOver(); place += 1) {
      await pickAction(studio.random)(desk);
      await sleep(pickWhole(studio.random, 100, LONGEST_BREAK_MS));
    }
  }
}
