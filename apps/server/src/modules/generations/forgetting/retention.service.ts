import type { Config } from '../../../platform/config.ts';
import type { Database } from '../../../platform/database.ts';
import type { RateLimit, RateLimiter } from '../../../platform/rate-limit.ts';
import type { ImagesService } from '../../images/images.service.ts';
import { forgetPlaces } from './forgotten-uploads.repository.ts';
import { trimRuns } from './trimmed-runs.repository.ts';

/** One search by all workers together. */
const SEARCHES: RateLimit = { name: 'retention', limit: 1, windowSeconds: 3000 };

/** What is kept for a time alone. */
export type RetentionService = {
  /** Deletes uploads that were not used for long, unless another process has looked lately. */
  forgetUploads: () => Promise<void>;
  /** Removes events, slots and keys of runs that ended long ago; likewise. */
  trimRuns: () => Promise<void>;
};

type RetentionOptions = {
  config: Pick<Config, 'uploadsKeptDays' | 'eventsKeptDays'>;
  database: Database;
  images: Pick<ImagesService, 'releaseUnused'>;
  rateLimiter: Pick<RateLimiter, 'tryTake'>;
};

/** Creates the service. It works in small transactions: whoever ends half-way has done a part. */
export function createRetention(options: RetentionOptions): RetentionService {
  const { config, database, images, rateLimiter } = options;

  /** One transaction's worth; returns the number of uploads that it looked at. */
  function forgetSome(days: number): Promise<number> {
    return database.transaction(async (tx) => {
      const { seen, deleted } = await images.releaseUnused(tx, days);
      await forgetPlaces(tx, deleted);
      return seen;
    });
  }

  return {
    forgetUploads: async () => {
      const { uploadsKeptDays: days } = config;
      if (days === 0 || !(await rateLimiter.tryTake(SEARCHES, 'uploads'))) return;
      while ((await forgetSome(days)) > 0);
    },

    trimRuns: async () => {
      const { eventsKeptDays: days } = config;
      if (days === 0 || !(await rateLimiter.tryTake(SEARCHES, 'runs'))) return;
      while ((await database.transaction((tx) => trimRuns(tx, days))) > 0);
    },
  };
}
