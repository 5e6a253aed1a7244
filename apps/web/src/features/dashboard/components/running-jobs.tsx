import { useTranslation } from 'react-i18next';
import { useActiveJobs } from '../../../lib/generations/get-active-jobs.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RunningJob } from './running-job.tsx';

/** The runs under way, live; nothing when there are none. */
export function RunningJobs() {
  const { t } = useTranslation();
  const { data: jobs = [], isError, refetch } = useActiveJobs();
  if (isError) {
    return <ErrorState title={t('dashboard.runningFailed')} onRetry={() => void refetch()} />;
  }
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
