import { type Engine, EngineError, type EnginePart } from '@toile/engines';
import { sql } from 'drizzle-orm';
import type { FileStore } from './adapters/files/files-port.ts';
import { RUN_SLOT_TASK } from './modules/generations/jobs/run-ticks.ts';
import type { Database } from './platform/database.ts';
import type { ReadinessCheck } from './platform/health.routes.ts';
import { countWaitingTicks } from './platform/queue.ts';

type ReadinessOptions = {
  database: Database;
  files: Pick<FileStore, 'check'>;
  engine: Pick<Engine, 'check'>;
};

const PART_FAULTS: Record<EnginePart, string> = {
  threads: 'The engine cannot draw: its threads do not start',
};

function engineFault(error: unknown): string {
  const part = error instanceof EngineError ? error.part : undefined;
  return part ? PART_FAULTS[part] : 'The engine cannot draw';
}

/** Checks that must pass before the process accepts requests. */
export function createReadinessChecks(options: ReadinessOptions): ReadinessCheck[] {
  const { database, files, engine } = options;
  return [
    {
      name: 'database',
      fault: 'The database does not answer',
      check: async () => void (await database.execute(sql`select 1`)),
    },
    {
      name: 'files',
      fault: 'The file store cannot be written to',
      check: () => files.check(),
      isSpared: true,
    },
    {
      name: 'engine',
      fault: engineFault,
      check: () => engine.check(),
    },
    {
      name: 'queue',
      fault: 'The queue cannot be read',
      check: async () => void (await countWaitingTicks(database, RUN_SLOT_TASK)),
    },
  ];
}
