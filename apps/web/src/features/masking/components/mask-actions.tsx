import type { Masking } from '@toile/tools';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import type { MaskSession } from '../canvas/mask-session.ts';
import type { MaskSummary } from '../model/mask-summary.ts';

type MaskActionsProps = {
  masking: Masking;
  session: MaskSession;
  summary: MaskSummary;
  generating: boolean;
  onConfirm: () => void;
  onImport: (file: File) => void;
  onExport: () => void;
};

/** What is done with the selection as a whole. */
export function MaskActions(props: MaskActionsProps) {
  const { masking, session, summary, generating } = props;
  const { pending, hasSelection, isAnythingDrawn } = summary;
  const { t } = useTranslation();
  const file = useRef<HTMLInputElement>(null);
  const isMore = hasSelection && masking.addsMore;
  return (
    <div className="flex flex-col gap-2">
      {(!hasSelection || masking.addsMore) && (
        <Button
          look="ink"
          disabled={pending.length === 0 || generating}
          onClick={props.onConfirm}
          className="w-full"
        >
          {t(isMore ? 'masking.confirmMore' : 'masking.confirm')}
        </Button>
      )}
      <div className="flex flex-wrap gap-2">
        {masking.inverts && (
          <Button
            look="outline"
            disabled={!hasSelection || generating}
            onClick={() => session.add({ kind: 'inversion' })}
          >
            {t('masking.invert')}
          </Button>
        )}
        <Button
          look="outline"
          disabled={!isAnythingDrawn || generating}
          onClick={() => session.add({ kind: 'reset' })}
        >
          {t('masking.reset')}
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" disabled={generating} onClick={() => file.current?.click()}>
          {t('masking.importMask')}
        </Button>
        <Button look="quiet" disabled={!hasSelection || generating} onClick={props.onExport}>
          {t('masking.exportMask')}
        </Button>
      </div>
      <input
        ref={file}
        type="file"
        accept="image/png"
        hidden
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          target.value = ''; // The same file, brought again, is a change again.
          if (chosen) props.onImport(chosen);
        }}
      />
    </div>
  );
}
