import { useTranslation } from 'react-i18next';
import { Spinner } from './spinner.tsx';

/** Placeholder of a part of the screen that is loading. */
export function Loading({ text }: { text?: string }) {
  const { t } = useTranslation();
  return (
    <output className="flex min-h-60 items-center justify-center gap-3 text-ink-soft">
      <Spinner />
      <span>{text ?? t('common.loading')}</span>
    </output>
  );
}
