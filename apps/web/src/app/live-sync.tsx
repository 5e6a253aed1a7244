import type { ActiveJob } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { INSTRUCTION_SETTINGS_KEY } from '../features/instructions/api/instruction-settings.ts';
import { BOARDS_KEY } from '../lib/boards/board-keys.ts';
import { USER_CREDITS_KEY } from '../lib/credits/user-credits.ts';
import { useFollowJobs } from '../lib/event-stream/use-follow-jobs.ts';
import { useLiveSync } from '../lib/event-stream/use-live-sync.ts';
import { generationKeys } from '../lib/generations/generation-keys.ts';
import { useActiveJobs } from '../lib/generations/get-active-jobs.ts';
import { PALETTES_KEY } from '../lib/palettes/palettes-key.ts';
import { showNotice } from '../lib/run-signal/notices.ts';
import { useRunSignal } from '../lib/run-signal/use-run-signal.ts';

const KEYS = {
  boards: BOARDS_KEY,
  credits: USER_CREDITS_KEY,
  generations: generationKeys.all,
  instructions: INSTRUCTION_SETTINGS_KEY,
  jobs: generationKeys.activeJobs,
  palettes: PALETTES_KEY,
};

/** Number of runs followed besides those on screen: the oldest, which are drawn first. */
const FOLLOWED_RUNS = 2;

const NONE: readonly ActiveJob[] = [];

/**
 * Keeps this tab's data current while runs go on, here or in another tab, and its icon. Renders
 * nothing.
 */
export function LiveSync() {
  const { t } = useTranslation();
  const { data: jobs = NONE } = useActiveJobs();
  useRunSignal(jobs, ({ jobId, delivered }) => {
    const title = t('common.productName');
    showNotice({ title, body: t('common.runReady', { count: delivered }), tag: jobId });
  });
  useFollowJobs(jobs.slice(0, FOLLOWED_RUNS).map(({ job_id }) => job_id));
  useLiveSync(KEYS);
  return null;
}
