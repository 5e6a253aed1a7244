import '../tech-pack-words.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-texts.ts';
import type { TechPackAsk } from '../../../lib/tech-packs/ask-for-tech-pack.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useTechPack } from '../api/get-tech-pack.ts';
import { TechPackForm } from './tech-pack-form.tsx';

type TechPackDialogProps = TechPackAsk & { onClose: () => void };

/** Asks what a tech pack is filed by, and makes it. */
export function TechPackDialog({ sketches, boardName, opener, onClose }: TechPackDialogProps) {
  const { t } = useTranslation();
  const returnFocusTo = useRef(opener instanceof HTMLElement ? opener : null);
  const isBoard = boardName !== undefined;
  const single = isBoard ? undefined : sketches[0];
  const { data: pack, error, refetch, isFetching } = useTechPack(single?.output_image_id);
  const isReady = isBoard || pack !== undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('techPack.title')}
      description={
        isBoard ? t('techPack.textOfMany', { count: sketches.length }) : t('techPack.text')
      }
      returnFocusTo={returnFocusTo}
    >
      <div className="mt-5 flex flex-col gap-5">
        {!isReady && error && !isFetching && (
          <ErrorState
            title={t('techPack.failed')}
            text={errorText(error)}
            onRetry={() => void refetch()}
          />
        )}
        {!isReady && (!error || isFetching) && <Loading text={t('techPack.loading')} />}
        {isReady && (
          <TechPackForm sketches={sketches} boardName={boardName} pack={pack} onSaved={onClose} />
        )}
      </div>
    </Dialog>
  );
}
