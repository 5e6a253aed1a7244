import type { PhotoPart } from '@toile/contract';
import type { Masking } from '@toile/tools';
import { useTranslation } from 'react-i18next';

type MaskHintProps = {
  masking: Masking;
  hasSelection: boolean;
  disabled: boolean;
  onPart: (part: PhotoPart) => void;
};

/** Hints for a selection that is there, by the marks that it was made of. */
const REFINING = { dots: 'refineDots', line: 'refineLine' } as const;

/**
 * What to do next with the selection; where a tool may keep all of its subject, with the button that
 * selects it, so that nobody has to look for it below.
 */
export function MaskHint({ masking, hasSelection, disabled, onPart }: MaskHintProps) {
  const { t } = useTranslation();
  const { marks, parts } = masking;
  return (
    <p>
      {t(`masking.hints.${hasSelection ? REFINING[marks] : marks}`)}
      {parts.includes('subject') && (
        <>
          {' '}
          <button
            type="button"
            disabled={disabled}
            onClick={() => onPart('subject')}
            className="min-h-6 text-accent-ink underline decoration-1 underline-offset-3 enabled:hover:decoration-2 disabled:text-ink-soft"
          >
            {t('masking.parts.all')}
          </button>
        </>
      )}
    </p>
  );
}
