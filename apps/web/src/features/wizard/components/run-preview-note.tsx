import { type RunPreview, runPreviewWords } from '@toile/contract';
import type { Tool } from '@toile/tools';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/api/api-error.ts';
import { errorTexts } from '../../../lib/api/error-texts.ts';
import { addPageWords } from '../../../lib/page-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PictureButton } from '../../../ui/picture-button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useRunPreview } from '../api/preview-run.ts';
import { usePreviewOrder } from '../model/use-preview-order.ts';
import type { WizardControl } from '../model/use-wizard.ts';

addPageWords({ runPreview: runPreviewWords });

type RunPreviewNoteProps = {
  tool: Tool;
  control: WizardControl;
  /** True while its step is in view: nothing is drawn for a step that is not. */
  active: boolean;
};

/** The run's first picture, small and free, and what may not come out well in it. */
export function RunPreviewNote({ tool, control, active }: RunPreviewNoteProps) {
  const { t } = useTranslation();
  const order = usePreviewOrder(tool, control);
  const { data, error, isFetching, refetch } = useRunPreview(active ? order : undefined);
  if (!order || data === null) return null;
  return (
    <section aria-label={t('runPreview.title')} className="border-t border-hairline pt-4">
      <div aria-live="polite" className="min-h-36">
        {isFetching && (
          <p className="flex min-h-36 items-center gap-3 text-sm text-ink-soft">
            <Spinner className="size-5" />
            {t('runPreview.pending')}
          </p>
        )}
        {!isFetching && data && <Fitted preview={data} />}
        {!isFetching && error && <Failed error={error} onAgain={() => void refetch()} />}
      </div>
    </section>
  );
}

function Fitted({ preview: { output, doubts } }: { preview: RunPreview }) {
  const { t } = useTranslation();
  const [isLarge, setLarge] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // On a telephone the button to pay is in view wherever the page is scrolled to.
  const hasDoubts = doubts.length > 0;
  useEffect(() => {
    if (hasDoubts) place.current?.scrollIntoView({ block: 'nearest' });
  }, [hasDoubts]);
  return (
    <div ref={place} className="flex scroll-mt-20 scroll-mb-28 items-start gap-4">
      <PictureButton
        label={t('runPreview.enlarge')}
        sources={{ src: output }}
        sizes="6.75rem"
        fallback={t('runPreview.failed')}
        onClick={() => setLarge(true)}
        className="h-36 w-27 shrink-0 border border-hairline"
      />
      <div className="flex min-w-0 flex-col gap-2 text-sm">
        <p className="font-medium">
          {hasDoubts ? t('runPreview.doubtsTitle') : t('runPreview.title')}
        </p>
        {!hasDoubts && <p className="text-ink-soft">{t('runPreview.free')}</p>}
        {hasDoubts && (
          <ul className="flex flex-col gap-2 border-l-2 border-chalk-yellow pl-3">
            {doubts.map((doubt) => (
              <li key={doubt}>{t(`runPreview.doubts.${doubt}`)}</li>
            ))}
          </ul>
        )}
      </div>
      <Dialog
        open={isLarge}
        onClose={() => setLarge(false)}
        title={t('runPreview.title')}
        description={t('runPreview.free')}
        width="wide"
        closesOnClick
      >
        <img src={output} alt={t('runPreview.alt')} className="mx-auto mt-5 max-h-[70dvh] w-auto" />
      </Dialog>
    </div>
  );
}

/** A refusal is told with its reason: the run would be refused too. Another failure can be tried again. */
function Failed({ error, onAgain }: { error: Error; onAgain: () => void }) {
  const { t } = useTranslation();
  const isRefusal = error instanceof ApiError && error.status === 422;
  const [reason] = isRefusal ? errorTexts(error) : [];
  return (
    <div className="flex flex-col items-start gap-3 border-l-2 border-chalk-yellow pl-3 text-sm">
      <p>{reason ?? t('runPreview.failed')}</p>
      {reason === undefined && (
        <Button look="outline" onClick={onAgain}>
          {t('runPreview.again')}
        </Button>
      )}
    </div>
  );
}
