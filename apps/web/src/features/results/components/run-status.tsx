import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-texts.ts';
import { useCancelGeneration } from '../../../lib/generations/cancel-generation.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { describeProgress, type Progress } from '../model/progress.ts';
import type { RunView } from '../model/run-view.ts';
import { useTakesLong } from '../model/use-takes-long.ts';
import { NoticeButton } from './notice-button.tsx';

/** Entries of a run to be shown with it. */
export type Given = {
  prompt: string;
  sourceUrl: string | undefined;
  /** Makes them the entries of the next run; given where those are others. */
  onRestore?: () => void;
};

type RunStatusProps = { run: RunView; given: Given | undefined };

/** Progress of the run, announced politely, and the button that cancels it. */
export function RunStatus({ run, given }: RunStatusProps) {
  const { t } = useTranslation();
  const { prompt, sourceUrl, onRestore } = given ?? {};
  const sentence = useSentence(describeProgress(run));
  const takesLong = useTakesLong(run.status === 'loading');
  const released = run.generationsDone && run.releasedCredits > 0;
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 gap-y-2">
      {sourceUrl && (
        <div className="relative -mr-2 h-20 w-15 shrink-0 border border-hairline bg-raised">
          <Picture
            key={sourceUrl}
            sources={{ src: sourceUrl }}
            alt={t('results.sourceAlt')}
            fallback=""
            className="object-contain"
          />
        </div>
      )}
      <div className="min-w-0 basis-52 grow">
        {prompt && (
          <p
            className={classNames(
              onRestore ? 'line-clamp-2' : 'line-clamp-3 text-xl',
              'break-words',
            )}
          >
            {t('results.prompt', { prompt })}
          </p>
        )}
        <output className="annotation block tabular-nums">
          {sentence}
          {released && `. ${t('results.released', { count: run.releasedCredits })}`}
          {takesLong && <span className="block">{t('results.takesLong')}</span>}
        </output>
      </div>
      {onRestore && (
        <Button look="quiet" onClick={onRestore} className="-mr-3 px-3!">
          <Icon name="undo" />
          <span className="max-sm:sr-only">{t('wizard.again.undo')}</span>
        </Button>
      )}
      {run.status === 'loading' && run.internalJobId !== '' && (
        <div className="flex flex-wrap gap-x-3 gap-y-2">
          {takesLong && <NoticeButton />}
          <CancelButton jobId={run.internalJobId} />
        </div>
      )}
    </div>
  );
}

function useSentence(progress: Progress): string {
  const { t } = useTranslation();
  if (progress.key === 'ready') return t('results.ready', { count: progress.count });
  const { key, done, total } = progress;
  return t(`results.${key}`, { done, total });
}

function CancelButton({ jobId }: { jobId: string }) {
  const { t } = useTranslation();
  const cancel = useCancelGeneration();
  const onError = (error: unknown) => {
    toast.error(t('results.cancelFailed', { message: errorText(error) }));
  };
  return (
    <Button
      look="outline"
      // The run's last event ends the run and removes this button.
      pending={cancel.isPending || cancel.isSuccess}
      onClick={() => cancel.mutate(jobId, { onError })}
    >
      {t('results.cancel')}
    </Button>
  );
}
