import { jobAcceptedSchema, maskAnswerSchema } from '@toile/contract';
import { createSessionsService } from '../../apps/server/src/modules/accounts/sessions.service.ts';
import { createLedger } from '../../apps/server/src/modules/credits/ledger.service.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import type { Database } from '../../apps/server/src/platform/database.ts';
import { createUser } from '../../apps/server/src/testing/create-user.ts';
import { readEventSource } from '../../apps/server/src/testing/event-source.ts';
import type { Product } from './product.ts';

const CREDITS = 1000;
const START = '/api/generate-image-with-sse/';

/** The answer to an order; without a job the order was refused. */
export type OrderAnswer = { status: number; jobId?: string };

/** A signed-in user, over HTTP. */
export type Visitor = {
  order: (fields: Readonly<Record<string, string | Uint8Array>>) => Promise<OrderAnswer>;
  /**
   * Requests the mask of a photo by a dot in its corner: the status, and the mask if there is one.
   */
  mask: (file: Uint8Array) => Promise<{ status: number; mask?: Uint8Array }>;
  /** Sends a body unchanged; resolves with the status of the answer. */
  postRaw: (type: string, body: Uint8Array) => Promise<number>;
  cancel: (jobId: string) => Promise<number>;
  /** Ids of the outputs of a run, once it has ended. */
  follow: (jobId: string) => Promise<string[]>;
  fetch: (path: string) => Promise<{ status: number; bytes: Uint8Array }>;
};

async function openSession(database: Database): Promise<string> {
  const userId = await createUser(database);
  const ledger = createLedger({ welcomeCredits: CREDITS });
  await database.transaction((tx) => ledger.grantWelcome(tx, { userId, email: userId }));
  return createSessionsService({ database, clock: systemClock }).open(userId);
}

async function fetchCsrfToken(origin: string, cookie: string): Promise<string> {
  const answer = await fetch(`${origin}/api/csrf/`, { headers: { cookie } });
  const cookies = answer.headers.getSetCookie().join(';');
  const token = cookies.match(/csrftoken=([^;]+)/)?.[1];
  if (!token) throw new Error('No CSRF token was set');
  return token;
}

function formOf(fields: Readonly<Record<string, string | Uint8Array>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.set(name, value);
    // Name and type are a picture's, whatever the file is.
    else form.set(name, new Blob([Buffer.from(value)], { type: 'image/png' }), 'picture.png');
  }
  return form;
}

/** A new user with credits and a session, written straight into the database. */
export async function openVisitor({ origin, database }: Product): Promise<Visitor> {
  const session = `sessionid=${await openSession(database)}`;
  const token = await fetchCsrfToken(origin, session);
  const cookie = `${session}; csrftoken=${token}`;
  const headers = { cookie, 'x-csrftoken': token };
  const post = (path: string, body?: FormData) =>
    fetch(`${origin}${path}`, { method: 'POST', headers, ...(body ? { body } : {}) });

  return {
    order: async (fields) => {
      const answer = await post(START, formOf(fields));
      const body: unknown = await answer.json();
      const job = jobAcceptedSchema.safeParse(body);
      return { status: answer.status, ...(job.success ? { jobId: job.data.job_id } : {}) };
    },
    mask: async (file) => {
      const form = formOf({ target_image: file, pos_coord: '[[0,0]]' });
      const answer = await post('/api/generate-mask/', form);
      const body = maskAnswerSchema.safeParse(await answer.json());
      const base64 = body.data?.output.split(',')[1];
      const mask = base64 === undefined ? {} : { mask: Buffer.from(base64, 'base64') };
      return { status: answer.status, ...mask };
    },
    postRaw: async (type, body) => {
      const answer = await fetch(`${origin}${START}`, {
        method: 'POST',
        headers: { ...headers, ...(type === '' ? {} : { 'content-type': type }) },
        body: Buffer.from(body),
      });
      return answer.status;
    },
    cancel: async (jobId) => (await post(`/api/cancel-generation/${jobId}/`)).status,
    follow: async (jobId) => {
      const outputs: string[] = [];
      const url = `${origin}/api/stream-image-generation/${jobId}/`;
      for await (const { event, data } of readEventSource(url, { cookie: session })) {
        if (event !== 'image') continue;
        if (typeof data === 'object' && data && 'output_image_id' in data) {
          outputs.push(String(data.output_image_id));
        }
      }
      return outputs;
    },
    fetch: async (path) => {
      const answer = await fetch(`${origin}${path}`, { headers: { cookie: session } });
      return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) };
    },
  };
}
