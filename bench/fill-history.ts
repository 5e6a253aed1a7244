import { sql } from 'drizzle-orm';
import type { Database } from '../apps/server/src/platform/database.ts';

/** Runs of four images in a history, and of each user. */
export type HistorySize = { runs: number; runsOfUser: number };

const IMAGES_OF_RUN = 4;
/** The first progress, three for each image, the images among them, and the end. */
export const EVENTS_OF_RUN = 16;

/** One run of so many was given a picture. */
const RUNS_WITH_UPLOAD = 4;

/** Ids are made of numbers, so that each table knows those of the others. */
const idOf = (kind: string, number: string) => sql.raw(`md5('${kind}' || ${number})::uuid`);

/** Age of a run: they are spread evenly over a year, the last has just ended. */
const AGE = sql.raw(`interval '1 year' * (1 - run::float / total)`);

/**
 * Writes the history of a product that has worked for a year: users, runs, slots, pictures and
 * events, as the product would have written them. Rules between tables are not checked meanwhile.
 */
export async function fillHistory(
  database: Database,
  { runs, runsOfUser }: HistorySize,
  say: (table: string) => void,
): Promise<void> {
  const all = sql`(select ${runs}::int as total) as counted, generate_series(1, ${runs}::int) as run`;
  const users = Math.ceil(runs / runsOfUser);
  const userId = sql.raw(`md5('user' || run % ${users})::uuid`);
  const slots = sql`generate_series(0, ${IMAGES_OF_RUN - 1}) as slot`;
  const steps: Record<string, ReturnType<typeof sql>> = {
    users: sql`
      insert into users (id, username, email, email_verified_at)
      select ${idOf('user', 'n')}, 'user' || n, 'user' || n || '@a.example', now()
      from generate_series(0, ${users - 1}) as n`,
    jobs: sql`
      insert into jobs (id, user_id, tool, prompt, settings, seed, total, slot_price, state,
        created_at, finished_at, request_hash, idempotency_key, last_seq)
      select ${idOf('run', 'run')}, ${userId}, 'create-pattern', 'small indigo leaves on cream',
        '{"v": 2, "repeat": "half-drop"}', run, ${IMAGES_OF_RUN}, 1, 'done', now() - ${AGE},
        now() - ${AGE}, md5(run::text), md5('key' || run), ${EVENTS_OF_RUN}
      from ${all}`,
    slots: sql`
      insert into slots (job_id, index, user_id, state, attempt, started_at, created_at, not_before)
      select ${idOf('run', 'run')}, slot, ${userId}, 'delivered', 1, now() - ${AGE}, now() - ${AGE},
        now() - ${AGE}
      from ${all}, ${slots}`,
    images: sql`
      insert into images (id, user_id, sha256, media_type, bytes, width, height, created_at)
      select ${idOf('image', `run || '.' || slot`)}, ${userId},
        md5('a' || run || '.' || slot) || md5('b' || run || '.' || slot), 'image/png', 700000, 1024,
        1024, now() - ${AGE}
      from ${all}, ${slots}`,
    uploads: sql`
      insert into images (id, user_id, sha256, media_type, bytes, width, height, created_at, used_at)
      select ${idOf('upload', 'run')}, ${userId}, md5('c' || run) || md5('d' || run), 'image/png',
        900000, 1200, 1600, now() - ${AGE}, now() - ${AGE}
      from ${all} where run % ${RUNS_WITH_UPLOAD} = 0`,
    job_inputs: sql`
      insert into job_inputs (job_id, role, image_id)
      select ${idOf('run', 'run')}, 'source', ${idOf('upload', 'run')}
      from ${all} where run % ${RUNS_WITH_UPLOAD} = 0`,
    generations: sql`
      insert into generations (id, user_id, job_id, slot, image_id, tool, prompt, settings, choices,
        unread, engine, model, seed, variant, width, height, created_at)
      select ${idOf('output', `run || '.' || slot`)}, ${userId}, ${idOf('run', 'run')}, slot,
        ${idOf('image', `run || '.' || slot`)}, 'create-pattern', 'small indigo leaves on cream',
        '{"v": 2, "repeat": "half-drop"}', '{"motif": "leaf", "ground": "cream"}', '{}', 'studio',
        'toile-studio 1.7', run, slot, 1024, 1024, now() - ${AGE}
      from ${all}, ${slots}`,
    job_events: sql`
      insert into job_events (job_id, seq, event, data, created_at)
      select ${idOf('run', 'run')}, seq,
        case when seq = ${EVENTS_OF_RUN} then 'done' when seq % 4 = 3 then 'image'
          else 'progress' end,
        case when seq = ${EVENTS_OF_RUN} then
            '{"failed": 0, "canceled": false, "released": 0, "delivered": 4}'::jsonb
          when seq % 4 = 3 then jsonb_build_object('slot', seq / 4, 'seam', null, 'type',
            'create-pattern', 'width', 1024, 'height', 1024, 'voted', null, 'unread', '[]'::jsonb,
            'prompt', 'small indigo leaves on cream', 'upscaled', false, 'favourite', false,
            'image_id', ${idOf('image', `run || '.' || seq / 4`)}, 'output_image_id',
            ${idOf('output', `run || '.' || seq / 4`)}, 'image_url', '/api/images/' || run,
            'thumbnail_url', '/api/images/' || run || '?w=512', 'timestamp', now(),
            'downloaded', false, 'other_size', null, 'upscaled_from_id', null)
          else jsonb_build_object('done', seq / 4, 'total', 4, 'stage', 'drawing', 'slot', seq / 4)
        end,
        now() - ${AGE}
      from ${all}, generate_series(1, ${EVENTS_OF_RUN}) as seq`,
  };
  for (const [table, statement] of Object.entries(steps)) {
    await database.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(statement);
    });
    say(table);
  }
}

/** Orders of one image each that wait for a worker, of users taken in turn. */
export async function queueOrders(
  database: Database,
  { orders, users }: { orders: number; users: number },
): Promise<void> {
  await database.execute(sql`
    with ordered as (
      insert into jobs (user_id, tool, prompt, settings, seed, total, slot_price, request_hash)
      select ${sql.raw(`md5('user' || n % ${users})::uuid`)}, 'create-pattern', 'ikat', '{"v": 2}',
        n, 1, 1, '' from generate_series(1, ${orders}::int) as n
      returning id, user_id
    )
    insert into slots (job_id, index, user_id) select id, 0, user_id from ordered`);
}
