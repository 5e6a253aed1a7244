import type { ActiveJob } from '@toile/contract';
import { toolName } from '@toile/tools';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { toolPath } from '../../../lib/tool-path.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { useJobProgress } from '../model/use-job-progress.ts';
import { CancelRunButton } from './cancel-run-button.tsx';

/** A run under way: its tool and prompt, its progress, a link to it, and a button to cancel it. */
export function RunningJob({ job }: { job: ActiveJob }) {
  const { t } = useTranslation();
  const { done, total } = useJobProgress(job);
  const tool = toolName(job.ai_model);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-b border-hairline py-4 md:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Spinner className="size-5 text-accent-ink" />
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-4">
        <span className="title-section text-lg">{tool}</span>
        <span className="annotation min-w-0 grow basis-40 truncate">{job.prompt}</span>
        <output className="tabular-nums">{t('dashboard.runningProgress', { done, total })}</output>
      </div>
      <ProgressBar done={done} total={total} label={t('dashboard.runningBar', { tool })} />
      <div className="flex items-center gap-x-2 max-md:col-start-2 max-md:-ml-3 md:col-start-3 md:row-start-1">
        <Link
          to={toolPath(job.ai_model)}
          aria-label={t('dashboard.runningOpenNamed', { tool })}
          className="inline-flex min-h-11 items-center px-3 text-accent-ink underline underline-offset-3"
        >
          {t('dashboard.runningOpen')}
        </Link>
        <CancelRunButton jobId={job.job_id} label={t('dashboard.runningCancelNamed', { tool })} />
      </div>
    </li>
  );
}

type ProgressBarProps = { done: number; total: number; label: string };

/** A segment for each image of the run, filled as slots end. */
function ProgressBar({ done, total, label }: ProgressBarProps) {
  return (
    <div className="col-start-2 flex h-1 gap-1 md:col-span-2">
      <progress aria-label={label} value={done} max={total} className="sr-only" />
      {Array.from({ length: total }, (_, slot) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces differ by their place alone
          key={slot}
          className={`grow transition-colors duration-300 ${slot < done ? 'bg-accent' : 'bg-hairline'}`}
        />
      ))}
    </div>
  );
}
