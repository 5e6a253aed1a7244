import { USER_CREDITS_KEY } from '../features/credits/api/user-credits.ts';
import { useLiveSync } from '../lib/event-stream/use-live-sync.ts';
import { generationKeys } from '../lib/generations/generation-keys.ts';

const KEYS = {
  credits: USER_CREDITS_KEY,
  generations: generationKeys.all,
  jobs: generationKeys.activeJobs,
};

/** Keeps what this tab shows fresh while runs go on in it or in another one. Shows nothing. */
export function LiveSync() {
  useLiveSync(KEYS);
  return null;
}
