import { setTimeout as sleep } from 'node:timers/promises';
import { jobAcceptedSchema } from '@toile/contract';
import { readEventSource } from '../../apps/server/src/testing/event-source.ts';
import { multipart } from './forms.ts';
import type { Owner } from './owner.ts';
import { sendAs } from './people.ts';
import type { Product } from './product.ts';
import type { Answer, Call } from './send.ts';

/** Time limit of a wait. */
const PATIENCE_MS = 180_000;

/** Waits of one user for a run, an upload and an export, in milliseconds. */
export type Waits = { run: number; upload: number; export: number };

/** Sends a call again while the product is full, as its web app does. */
async function persist(product: Product, { person }: Owner, call: Call): Promise<Answer> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const answer = await sendAs(product, person, call);
    const isFull = answer.status === 503 || answer.status === 429;
    if (!isFull || performance.now() > deadline) return answer;
    await sleep(Number(answer.headers['retry-after'] ?? 1) * 1000);
  }
}

function must(what: string, { status }: Answer, wanted: number): void {
  if (status !== wanted) throw new Error(`${what} was answered ${status}`);
}

async function order(product: Product, owner: Owner, form: ReturnType<typeof multipart>) {
  const path = '/api/generate-image-with-sse/';
  const headers = { 'content-type': form.type };
  const call = { method: 'POST', path, headers, body: form.body };
  const answer = await persist(product, owner, call);
  must('A run', answer, 202);
  return jobAcceptedSchema.parse(JSON.parse(answer.body.toString())).job_id;
}

/** Time of a run of one pattern, from the click to its picture. */
async function waitForRun(product: Product, owner: Owner): Promise<void> {
  const run = await order(
    product,
    owner,
    multipart([
      ['ai_model', 'create-pattern'],
      ['text_prompt', 'indigo ikat on cream'],
      ['num_images', '1'],
    ]),
  );
  const url = `http://127.0.0.1:${product.port}/api/stream-image-generation/${run}/`;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const cookie = owner.person.headers['cookie'] ?? '';
  for await (const { event } of readEventSource(url, { cookie, signal })) {
    if (event === 'done') return;
  }
}

/** Time of an upload until it is accepted; its run is cancelled. */
async function waitForUpload(product: Product, owner: Owner, picture: Buffer): Promise<void> {
  const run = await order(
    product,
    owner,
    multipart([
      ['ai_model', 'pattern-to-image'],
      ['text_prompt', 'wrap dress'],
      ['num_images', '1'],
      ['source_image', picture],
    ]),
  );
  const path = `/api/cancel-generation/${run}/`;
  await sendAs(product, owner.person, { method: 'POST', path });
}

/** Time of a print file. */
async function waitForExport(product: Product, owner: Owner): Promise<void> {
  const path = `/api/export-image/${owner.things.output}/?format=tiff&repeat_cm=32&dpi=150`;
  must('An export', await persist(product, owner, { method: 'GET', path }), 200);
}

async function time(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  // A final refusal counts as an endless wait.
  return work().then(
    () => performance.now() - startedAt,
    () => Number.POSITIVE_INFINITY,
  );
}

/** Measures one of each wait, one after the other. */
export async function measureWaits(
  product: Product,
  owner: Owner,
  picture: Buffer,
): Promise<Waits> {
  return {
    run: await time(() => waitForRun(product, owner)),
    upload: await time(() => waitForUpload(product, owner, picture)),
    export: await time(() => waitForExport(product, owner)),
  };
}

/** The median, or the longest, of each kind of wait. */
export function summarise(all: readonly Waits[], kind: 'middle' | 'longest'): Waits {
  const pick = (name: keyof Waits) => {
    const sorted = all.map((waits) => waits[name]).toSorted((one, other) => one - other);
    const at = kind === 'middle' ? Math.floor(sorted.length / 2) : sorted.length - 1;
    return sorted[at] ?? 0;
  };
  return { run: pick('run'), upload: pick('upload'), export: pick('export') };
}
