import * as Radix from 'radix-ui/dialog';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';

type PreviewHeaderProps = {
  index: number;
  total: number;
  onStep: (by: 1 | -1) => void;
  /** Leads back from an earlier picture; undefined for a picture of the row. */
  onBack: (() => void) | undefined;
};

/** Place in the row, the buttons to the neighbours, and the way out. */
export function PreviewHeader({ index, total, onStep, onBack }: PreviewHeaderProps) {
  const { t } = useTranslation();
  return (
    <div className="sticky top-0 z-10 flex h-15 shrink-0 items-center justify-between gap-2 border-b border-hairline bg-paper px-2 lg:static lg:col-span-2 lg:pl-6">
      {onBack ? (
        <Button look="quiet" onClick={onBack} className="px-3!">
          <Icon name="arrowLeft" />
          {t('results.preview.backTo', { number: index + 1 })}
        </Button>
      ) : (
        <nav aria-label={t('results.preview.title')} className="flex items-center gap-1">
          <IconButton
            icon="arrowLeft"
            label={t('results.preview.previous')}
            disabled={index <= 0}
            className={classNames(SIDE_CLASS, 'lg:left-4')}
            onClick={() => onStep(-1)}
          />
          <p
            aria-live="polite"
            className="annotation min-w-16 text-center tabular-nums lg:text-left"
          >
            {t('results.preview.position', { number: index + 1, total })}
          </p>
          <IconButton
            icon="arrowRight"
            label={t('results.preview.next')}
            disabled={index >= total - 1}
            className={classNames(SIDE_CLASS, 'lg:right-[calc(22rem+1rem)]')}
            onClick={() => onStep(1)}
          />
        </nav>
      )}
      <Radix.Close asChild>
        <IconButton icon="close" label={t('common.close')} />
      </Radix.Close>
    </div>
  );
}

/** Classes of a button beside the picture, where there is room. */
const SIDE_CLASS =
  'lg:absolute lg:top-1/2 lg:z-10 lg:size-12 lg:-translate-y-1/2 lg:rounded-full lg:border ' +
  'lg:border-hairline lg:bg-paper lg:shadow-md lg:disabled:opacity-45';
