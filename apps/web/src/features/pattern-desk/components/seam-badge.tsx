import type { SeamScore } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format-number.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';

/** Verdict on the tile's seams, and on request the figures behind it. */
export function SeamBadge({ seam }: { seam: SeamScore | null }) {
  const { t } = useTranslation();
  if (!seam) return <span className="text-ink-soft">{t('patternDesk.noSeam')}</span>;
  const wrap = formatNumber(Math.max(seam.wrapX, seam.wrapY), 1);
  const verdict = seam.seamless ? 'seamless' : 'notSeamless';
  const interior = formatNumber(Math.max(seam.interiorX, seam.interiorY), 1);
  return (
    <div className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <span
        className={classNames(
          'inline-flex items-center gap-1.5 rounded border px-2.5 py-1 text-sm font-medium',
          seam.seamless ? 'border-success text-success' : 'border-danger text-danger',
        )}
      >
        <Icon name={seam.seamless ? 'check' : 'alert'} className="size-4" />
        {t(`patternDesk.${verdict}`)}
      </span>
      <details className="text-sm text-ink-soft">
        <summary className="min-h-6 cursor-pointer underline underline-offset-3">
          {t('patternDesk.seamNumbers')}
        </summary>
        <p className="max-w-md">{t('patternDesk.seamHint', { wrap, interior })}</p>
      </details>
    </div>
  );
}
