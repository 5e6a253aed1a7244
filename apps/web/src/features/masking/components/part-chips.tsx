import type { PhotoPart } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

type PartChipsProps = {
  /** The parts that the tool offers; those of the photo are shown. */
  offered: readonly PhotoPart[];
  /** The photo's parts, the largest first; undefined where they are not known. */
  parts: readonly PhotoPart[] | undefined;
  finding: boolean;
  disabled: boolean;
  onPart: (part: PhotoPart) => void;
};

/** Parts of the photo by name: a click selects one. */
export function PartChips({ offered, parts, finding, disabled, onPart }: PartChipsProps) {
  const { t } = useTranslation();
  const shown = parts?.filter((part) => offered.includes(part)) ?? [];
  if (!finding && shown.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{t('masking.parts.legend')}</legend>
      {finding ? (
        <p className="flex min-h-11 items-center gap-2 text-sm text-ink-soft">
          <Spinner className="size-4" />
          {t('masking.parts.finding')}
        </p>
      ) : (
        <div className="flex flex-wrap gap-1.5">
          {shown.map((part) => (
            <Button
              key={part}
              look="outline"
              className="px-3 pointer-fine:min-h-9 pointer-fine:py-1 pointer-fine:text-sm"
              disabled={disabled}
              onClick={() => onPart(part)}
            >
              {t(`masking.parts.names.${part}`)}
            </Button>
          ))}
        </div>
      )}
    </fieldset>
  );
}
