import { CRISP_FROM_DPI } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format-number.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { PrintFacts } from '../model/print-facts.ts';

type PrintFactsListProps = { facts: PrintFacts; isSvg: boolean };

/** Size of the file, and a verdict on its sharpness in print. */
export function PrintFactsList({ facts, isSvg }: PrintFactsListProps) {
  const { t } = useTranslation();
  const { width, height, crispCm } = facts;
  const drawn = Math.round(facts.drawnDpi);
  const sharpness = facts.isSoft ? 'soft' : facts.drawnDpi < CRISP_FROM_DPI ? 'good' : 'crisp';
  return (
    <div aria-live="polite" className="flex flex-col gap-3">
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-1 tabular-nums">
        <dt className="annotation text-sm">{t('patternDesk.print.detail')}</dt>
        <dd
          className={classNames(
            'text-right text-xl font-medium',
            facts.isSoft ? 'text-danger' : 'text-success',
          )}
        >
          {t(`patternDesk.print.sharpness.${sharpness}`)}{' '}
          <span className="text-sm font-normal text-ink-soft">
            {t('patternDesk.print.dpi', { dpi: drawn })}
          </span>
        </dd>
        <dt className="annotation text-sm">{t('patternDesk.print.size')}</dt>
        <dd className="text-right">
          {t('patternDesk.print.sizeValue', {
            width: formatNumber(facts.widthCm, 1),
            height: formatNumber(facts.heightCm, 1),
          })}
        </dd>
        <dt className="annotation text-sm">{t('patternDesk.print.pixels')}</dt>
        <dd className="text-right">
          {t('patternDesk.print.pixelsValue', {
            width: formatNumber(width),
            height: formatNumber(height),
          })}
        </dd>
      </dl>
      {facts.isSoft && (
        <p className="flex items-start gap-2 text-sm">
          <Icon name="alert" className="mt-0.5 size-4 shrink-0 text-danger" />
          {t('patternDesk.print.soft', { cm: formatNumber(crispCm, 1) })}
        </p>
      )}
      {facts.isEnlarged && (
        <p className="text-sm text-ink-soft">
          {t('patternDesk.print.enlarged', { dpi: Math.round(facts.fileDpi) })}
        </p>
      )}
      {isSvg && <p className="text-sm text-ink-soft">{t('patternDesk.print.svgNote')}</p>}
      {facts.isTooLarge && (
        <p className="text-sm text-danger">
          {t('patternDesk.print.tooLarge', {
            width: formatNumber(width),
            height: formatNumber(height),
          })}
        </p>
      )}
    </div>
  );
}
