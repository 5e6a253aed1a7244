import type { JobEventName, SeamScore, ToolId, VoteValue } from '@toile/contract';
import { type OrderTicket, storedRecipe } from '@toile/engines';
import { type ImageRole, storedRun } from '@toile/tools';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, moment, versioned } from './columns.ts';
import { images } from './images.ts';

/** A run: one order of `total` images. */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    tool: text().$type<ToolId>().notNull(),
    prompt: text().notNull(),
    /** Null: what is stored cannot be read (any more). */
    settings: versioned('settings', storedRun).notNull(),
    seed: bigint({ mode: 'number' }).notNull(),
    /** Variant of the run's first slot; a re-roll continues the numbers of its origin's run. */
    firstVariant: integer('first_variant').notNull().default(0),
    /** The output that a re-roll started from. */
    originId: uuid('origin_id'),
    /** Recipe of that output, where its design is kept; null: drawn anew. */
    originRecipe: versioned('origin_recipe', storedRecipe),
    /** The output to enlarge to twice its size; null for a run. */
    upscaleOfId: uuid('upscale_of_id'),
    total: integer().notNull(),
    /** Credits held for each slot. */
    slotPrice: integer('slot_price').notNull(),
    state: text({ enum: ['running', 'done'] })
      .notNull()
      .default('running'),
    cancelRequestedAt: moment('cancel_requested_at'),
    finishedAt: moment('finished_at'),
    /** Set when the events, slots and key of an ended job were removed. */
    trimmedAt: moment('trimmed_at'),
    idempotencyKey: text('idempotency_key'),
    /** Hash of the request: a key that comes again with another request is refused. */
    requestHash: text('request_hash').notNull(),
    /** The trace of the request, in W3C's form, for what goes on elsewhere; null: not traced. */
    traceParent: text('trace_parent'),
    /** Number of the job's last event. */
    lastSeq: integer('last_seq').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('jobs_idempotency_key').on(table.userId, table.idempotencyKey),
    index('jobs_running').on(table.userId).where(sql`state = 'running'`),
    index('jobs_to_trim')
      .on(table.finishedAt)
      .where(sql`finished_at is not null and trimmed_at is null`),
    uniqueIndex('jobs_upscale').on(table.upscaleOfId).where(sql`state = 'running'`),
  ],
);

/**
 * Input pictures of runs. A re-roll has those of its origin's run. A picture is kept while a run
 * under way or an existing output came from it.
 */
export const jobInputs = pgTable(
  'job_inputs',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id),
    role: text().$type<ImageRole>().notNull(),
    imageId: uuid('image_id')
      .notNull()
      .references(() => images.id),
    /** The user's own output with this picture. */
    outputId: uuid('output_id'),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.role] }),
    index('job_inputs_image').on(table.imageId),
  ],
);

/**
 * One image to deliver. A worker claims it with a lease and an attempt number, which fences stale
 * workers.
 */
export const slots = pgTable(
  'slots',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id),
    index: integer().notNull(),
    userId: uuid('user_id').notNull(),
    state: text({ enum: ['queued', 'running', 'delivered', 'failed', 'canceled'] })
      .notNull()
      .default('queued'),
    /** Number of claims so far: a commit must name the attempt that it belongs to. */
    attempt: integer().notNull().default(0),
    /** Failed renders so far; lost leases do not count. */
    failures: integer().notNull().default(0),
    leaseUntil: moment('lease_until'),
    notBefore: timestamp('not_before', { withTimezone: true }).notNull().defaultNow(),
    workerId: text('worker_id'),
    /** The engine that draws it; null: the first one that can. */
    engine: text(),
    /** Engines that were away when it was theirs: it does not go back to them. */
    refusedBy: text('refused_by').array().notNull().default([]),
    /** The places that it is drawn in: those of the workers, or those of an engine elsewhere. */
    lane: text().notNull().default('workers'),
    /** Names its order at a vendor; another one after an order that is lost. */
    orderKey: uuid('order_key').notNull().defaultRandom(),
    /** Data by which its engine finds an order again; stays until the picture came or is not wanted. */
    ticket: jsonb().$type<OrderTicket>(),
    startedAt: moment('started_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.index] }),
    index('slots_queued')
      .on(table.lane, table.userId, table.createdAt, table.jobId, table.index)
      .where(sql`state = 'queued'`),
    index('slots_running').on(table.leaseUntil).where(sql`state = 'running'`),
    // Order of turns: the user least recently started comes first.
    index('slots_turn').on(table.lane, table.userId, table.startedAt),
    index('slots_orders').on(table.notBefore).where(sql`ticket is not null`),
    check('slots_lease', sql`state <> 'running' or lease_until is not null`),
  ],
);

/** Lanes of engines elsewhere by the workers that serve them, and when each last said that it does. */
export const engineLanes = pgTable(
  'engine_lanes',
  {
    lane: text().notNull(),
    workerId: text('worker_id').notNull(),
    servedAt: timestamp('served_at', { withTimezone: true }).notNull(),
    /** True: the worker leaves the engine alone for a while, since it keeps failing. */
    isLeftAlone: boolean('is_left_alone').notNull(),
  },
  (table) => [primaryKey({ columns: [table.lane, table.workerId] })],
);

/** Pictures of engines that cost money, and their sum in US cents, by engine and day. */
export const engineCosts = pgTable(
  'engine_costs',
  {
    engine: text().notNull(),
    day: date({ mode: 'string' }).notNull().default(sql`current_date`),
    pictures: integer().notNull(),
    costCents: doublePrecision('cost_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.engine, table.day] })],
);

/** Events of a job's stream, numbered from 1 without gaps. Append-only. */
export const jobEvents = pgTable(
  'job_events',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id),
    seq: integer().notNull(),
    event: text().$type<JobEventName>().notNull(),
    data: jsonb().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.seq] }),
    uniqueIndex('job_events_done').on(table.jobId).where(sql`event = 'done'`),
  ],
);

/** A delivered image and its origin. */
export const generations = pgTable(
  'generations',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id),
    slot: integer().notNull(),
    imageId: uuid('image_id')
      .notNull()
      .references(() => images.id),
    tool: text().$type<ToolId>().notNull(),
    prompt: text().notNull(),
    /** Null: what is stored cannot be read (any more). */
    settings: versioned('settings', storedRun).notNull(),
    choices: jsonb().$type<Record<string, string>>().notNull(),
    unread: text().array().notNull(),
    seam: jsonb().$type<SeamScore>(),
    engine: text().notNull(),
    model: text().notNull(),
    seed: bigint({ mode: 'number' }).notNull(),
    variant: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** True for a picture that was enlarged, or that has an enlarged version. */
    upscaled: boolean().notNull().default(false),
    downloaded: boolean().notNull().default(false),
    favourite: boolean().notNull().default(false),
    /** "1" liked, "0" disliked; with the id by which the vote is undone. */
    voted: text().$type<VoteValue>(),
    voteId: uuid('vote_id').unique(),
    upscaledFromId: uuid('upscaled_from_id'),
    /** The output that this one is a variation of. */
    originId: uuid('origin_id'),
    deletedAt: moment('deleted_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('generations_slot').on(table.jobId, table.slot),
    index('generations_history').on(table.userId, table.createdAt).where(sql`deleted_at is null`),
    index('generations_image').on(table.imageId),
    // Deleted outputs that still have words: those that were being enlarged when they were deleted.
    index('generations_to_forget')
      .on(table.jobId)
      .where(
        sql`deleted_at is not null and (prompt <> '' or unread <> '{}' or settings <> '{}' or choices <> '{}')`,
      ),
    uniqueIndex('generations_upscale').on(table.upscaledFromId).where(sql`deleted_at is null`),
  ],
);
