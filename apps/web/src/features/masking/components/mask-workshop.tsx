import type { Reposition } from '@toile/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Size } from '../../../lib/pictures/paper.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useOpenSession } from '../model/use-open-session.ts';
import { MaskStudio, type MaskStudioProps } from './mask-studio.tsx';
import { RepositionStudio } from './reposition-studio.tsx';

export type MaskWorkshopProps = Omit<MaskStudioProps, 'image' | 'session'> & {
  photo: { url: string | undefined; size: Size };
  reposition: Reposition | undefined;
  onReposition: (reposition: Reposition | undefined) => void;
  onNext: () => void;
};

/** The mask studio, once its photo and the work on its mask are there; from it the subject can be moved. */
export function MaskWorkshop(props: MaskWorkshopProps) {
  const { photo, reposition, onReposition, onNext, renderFoot, ...studio } = props;
  const { t } = useTranslation();
  const opening = useOpenSession(studio.place, photo);
  const [isMoving, setMoving] = useState(false);
  switch (opening.status) {
    case 'loading':
      return <Loading />;
    case 'failed':
      return <ErrorState title={t('masking.photoFailed')} />;
    case 'open':
      return isMoving ? (
        <RepositionStudio
          image={opening.image}
          session={opening.session}
          reposition={reposition}
          onReposition={onReposition}
          onBack={() => setMoving(false)}
          onNext={() => {
            setMoving(false);
            onNext();
          }}
        />
      ) : (
        <MaskStudio
          {...studio}
          image={opening.image}
          session={opening.session}
          renderFoot={(missing) => (
            <>
              {studio.masking.repositions && (
                <Button
                  look="outline"
                  disabled={missing !== undefined}
                  onClick={() => setMoving(true)}
                >
                  {t('masking.reposition.open')}
                </Button>
              )}
              {renderFoot(missing)}
            </>
          )}
        />
      );
  }
}
