import type { Generation } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/error-state.tsx';
import { listUnread, type RunView } from '../model/run-view.ts';

/** Error of the stream; a lost one can be tried again. */
export function StreamNotice({ run, onRetry }: { run: RunView; onRetry: () => void }) {
  if (run.generationsError === null) return null;
  const lost = run.streamStatus === 'lost';
  return (
    <ErrorState comesIntoView title={run.generationsError} onRetry={lost ? onRetry : undefined} />
  );
}

type UnreadNoticeProps = { images: readonly Generation[]; told: readonly string[] | undefined };

/** The words of the prompt that are not drawn, once for the whole run; `told` are told beside it. */
export function UnreadNotice({ images, told }: UnreadNoticeProps) {
  const { t } = useTranslation();
  const words = listUnread(images, told);
  if (words.length === 0) return null;
  return (
    <div className="border-l-2 border-chalk-yellow px-4 py-1">
      <p>{t('results.unread', { words: words.join(', ') })}</p>
      <p className="text-sm text-ink-soft">{t('results.unreadHint')}</p>
    </div>
  );
}

/** Notice that the engine read a drawing as a garment alone: a drawing of a person was misread. */
export function ReadingNotice({ images }: { images: readonly Generation[] }) {
  const { t } = useTranslation();
  if (!images.some((image) => image.read_as === 'garment')) return null;
  return (
    <div className="border-l-2 border-chalk-yellow px-4 py-1">
      <p>{t('results.readAsGarment')}</p>
      <p className="text-sm text-ink-soft">{t('results.readAsGarmentHint')}</p>
    </div>
  );
}
