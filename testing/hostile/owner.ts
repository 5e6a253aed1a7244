import { setTimeout as sleep } from 'node:timers/promises';
import {
  boardAnswerSchema,
  boardLinkAnswerSchema,
  generationListSchema,
  jobAcceptedSchema,
  paletteAnswerSchema,
  voteAnswerSchema,
} from '@toile/contract';
import { postJson } from './calls.ts';
import { multipart } from './forms.ts';
import { openPerson, type Person, sendAs } from './people.ts';
import type { Product } from './product.ts';
import type { Thing } from './route-rules.ts';

const RUN_PATIENCE_MS = 180_000;
const PAUSE_MS = 50;

/** A user with an output and other things of theirs. */
export type Owner = { person: Person; things: Readonly<Record<Thing, string>> };

/** Orders a run of one pattern; returns its id. */
async function orderPattern(product: Product, person: Person): Promise<string> {
  const { type, body } = multipart([
    ['ai_model', 'create-pattern'],
    ['text_prompt', 'indigo ikat on cream'],
    ['num_images', '1'],
    ['repeat', 'straight'],
  ]);
  const path = '/api/generate-image-with-sse/';
  const headers = { 'content-type': type };
  const answer = await sendAs(product, person, { method: 'POST', path, headers, body });
  if (answer.status !== 202) throw new Error(`A run was answered ${answer.status}`);
  return jobAcceptedSchema.parse(JSON.parse(answer.body.toString())).job_id;
}

/** The newest output of a user, once there is one besides the known ones. */
async function awaitOutput(product: Product, person: Person, known = 0) {
  const end = performance.now() + RUN_PATIENCE_MS;
  while (performance.now() < end) {
    const path = '/api/dashboard/';
    const { status, body } = await sendAs(product, person, { method: 'GET', path });
    if (status === 200) {
      const list = generationListSchema.parse(JSON.parse(body.toString()));
      const [newest] = list.generation_data;
      if (newest && list.pagination.total_output_images > known) return newest;
    }
    await sleep(PAUSE_MS);
  }
  throw new Error('A run did not end');
}

async function voteFor(product: Product, person: Person, id: string): Promise<string> {
  const answer = await sendAs(product, person, {
    method: 'POST',
    path: '/api/vote/',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ vote_value: '1', image_id: id }),
  });
  return voteAnswerSchema.parse(JSON.parse(answer.body.toString())).vote_id;
}

/** Makes a board with an output on it and a link to it; returns the ids of both. */
async function makeBoard(product: Product, person: Person, output: string) {
  const make = postJson('/api/boards/', { name: 'Spring' });
  const answer = await sendAs(product, person, make);
  const { id } = boardAnswerSchema.parse(JSON.parse(answer.body.toString())).board;
  await sendAs(product, person, postJson(`/api/boards/${id}/add/`, { ids: [output] }));
  const opened = await sendAs(product, person, postJson(`/api/boards/${id}/links/`, { days: 7 }));
  const { link } = boardLinkAnswerSchema.parse(JSON.parse(opened.body.toString()));
  return { board: id, link: link.id };
}

/** Makes a palette; returns its id. */
async function makePalette(product: Product, person: Person): Promise<string> {
  const call = postJson('/api/palettes/', { name: 'House', colours: [{ hex: '#1b2c50' }] });
  const answer = await sendAs(product, person, call);
  return paletteAnswerSchema.parse(JSON.parse(answer.body.toString())).palette.id;
}

/** A new user with a palette who has made one pattern, likes it and has put it on a board. */
export async function openOwner(product: Product): Promise<Owner> {
  const person = await openPerson(product);
  const run = await orderPattern(product, person);
  const { output_image_id: output, image_id: picture } = await awaitOutput(product, person);
  const vote = await voteFor(product, person, output);
  const boardThings = await makeBoard(product, person, output);
  const palette = await makePalette(product, person);
  return { person, things: { output, picture, run, vote, palette, ...boardThings } };
}
