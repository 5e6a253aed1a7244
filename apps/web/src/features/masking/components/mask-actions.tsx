import type { Masking } from '@toile/tools';
import { useTranslation } from 'react-i18next';
import type { MaskSession } from '../../../canvas/mask/mask-session.ts';
import { Button } from '../../../ui/button.tsx';
import type { MaskSummary } from '../model/mask-summary.ts';

type MaskActionsProps = {
  masking: Masking;
  session: MaskSession;
  summary: MaskSummary;
  generating: boolean;
};

/** Actions on the selection as a whole. */
export function MaskActions({ masking, session, summary, generating }: MaskActionsProps) {
  const { hasSelection, isAnythingDrawn } = summary;
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap gap-2">
      {masking.inverts && (
        <Button
          look="outline"
          disabled={!hasSelection || generating}
          onClick={() => session.add({ kind: 'inversion' })}
          className="grow px-3"
        >
          {t('masking.invert')}
        </Button>
      )}
      <Button
        look="outline"
        disabled={!isAnythingDrawn || generating}
        onClick={() => session.add({ kind: 'reset' })}
        className="grow px-3"
      >
        {t('masking.reset')}
      </Button>
    </div>
  );
}
