import { asc, eq } from 'drizzle-orm';
import { afterAll } from 'vitest';
import { generations, users } from '../db/schema/index.ts';
import { RUN_SLOT_TASK } from '../modules/generations/jobs/run-ticks.ts';
import { startGenerationsWorker } from '../modules/generations/slots/generations.worker.ts';
import type { TestApp } from './test-app.ts';

const PATTERN = { ai_model: 'create-pattern', text_prompt: 'indigo ikat' };

type GenerationRow = typeof generations.$inferSelect;

/**
 * Gives a test file a worker of its own. Call it once; the returned function orders a run for a
 * user, by name, runs it, and returns its generations by slot. By default it makes patterns.
 */
export function createDelivery({ services, database }: TestApp) {
  const worker = startGenerationsWorker({ ...services, ...services.config });
  afterAll(() => worker.stop(0));

  return async (
    username: string,
    count: 1 | 4 = 4,
    ordered: Record<string, string> = PATTERN,
  ): Promise<GenerationRow[]> => {
    const [user] = await database.select().from(users).where(eq(users.username, username));
    if (!user) throw new Error(`There is no user ${username}`);
    const fields = { ...ordered, num_images: String(count) };
    const job = await services.generations.start(user.id, { kind: 'run', fields });
    for (let slot = 0; slot < count; slot += 1) await worker.tasks[RUN_SLOT_TASK]?.();
    return database
      .select()
      .from(generations)
      .where(eq(generations.jobId, job.id))
      .orderBy(asc(generations.slot));
  };
}
