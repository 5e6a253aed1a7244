import type { ActiveJob } from '@toile/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useJobEvents } from '../../../lib/event-stream/use-job-events.ts';
import { useActiveJobs } from '../../../lib/generations/get-active-jobs.ts';
import { toolPath } from '../../../lib/tool-path.ts';
import { Spinner } from '../../../ui/spinner.tsx';

/** The runs that are being made now, live; nothing when there are none. */
export function RunningJobs() {
  const { t } = useTranslation();
  const { data: jobs = [] } = useActiveJobs();
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby="running-title">
      <h2 id="running-title" className="title-section mb-3 text-2xl">
        {t('dashboard.runningTitle')}
      </h2>
      <ul className="border-t border-hairline">
        {jobs.map((job) => (
          <RunningJob key={job.job_id} job={job} />
        ))}
      </ul>
    </section>
  );
}

function RunningJob({ job }: { job: ActiveJob }) {
  const { t } = useTranslation();
  const { done, total } = useJobProgress(job);
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-1 border-b border-hairline py-2">
      <Spinner className="size-5 text-accent-ink" />
      <span className="title-section text-lg">{t(`tools.${job.ai_model}.name`)}</span>
      <span className="annotation min-w-0 grow basis-40 truncate">{job.prompt}</span>
      <output className="tabular-nums">{t('dashboard.runningProgress', { done, total })}</output>
      <Link
        to={toolPath(job.ai_model)}
        className="inline-flex min-h-11 items-center text-accent-ink underline underline-offset-3"
      >
        {t('dashboard.runningOpen')}
      </Link>
    </li>
  );
}

/** How many slots of a job have ended, as its events tell. */
function useJobProgress(job: ActiveJob): { done: number; total: number } {
  const [progress, setProgress] = useState({ done: job.done, total: job.total });
  useJobEvents(job.job_id, {
    onEvent: ({ event, data }) => {
      if (event === 'progress') setProgress({ done: data.done, total: data.total });
    },
    onStatus: () => undefined,
    onBadData: () => undefined,
  });
  return progress;
}
