import type { Reposition } from '@toile/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { findBox } from '../../../canvas/mask/mask-pixels.ts';
import type { Size } from '../../../lib/pictures/paper.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useMovingSubject } from '../model/use-moving-subject.ts';
import { type OpenPhoto, useOpenSession } from '../model/use-open-session.ts';
import { MaskStudio, type MaskStudioProps } from './mask-studio.tsx';
import { RepositionStudio } from './reposition-studio.tsx';

export type MaskWorkshopProps = Omit<MaskStudioProps, 'image' | 'session'> & {
  photo: { url: string | undefined; size: Size };
  reposition: Reposition | undefined;
  onReposition: (reposition: Reposition | undefined) => void;
  onNext: () => void;
};

/**
 * The mask studio, once its photo and the work on its mask are loaded; from it the user can move
 * the subject.
 */
export function MaskWorkshop(props: MaskWorkshopProps) {
  const { photo, ...workshop } = props;
  const { t } = useTranslation();
  const opening = useOpenSession(workshop.place, photo);
  switch (opening.status) {
    case 'loading':
      return <Loading />;
    case 'failed':
      return <ErrorState title={t('masking.photoFailed')} />;
    case 'open':
      return <OpenWorkshop {...workshop} image={opening.image} session={opening.session} />;
  }
}

function OpenWorkshop(props: Omit<MaskWorkshopProps, 'photo'> & OpenPhoto) {
  const { reposition, onReposition, onNext, renderFoot, ...studio } = props;
  const { image, session, place, masking } = studio;
  const { t } = useTranslation();
  const [isMoving, setMoving] = useMovingSubject(place);
  // A blank mask has no subject to move.
  const box = useMemo(() => (isMoving ? findBox(session.paper) : undefined), [isMoving, session]);
  if (box) {
    return (
      <RepositionStudio
        image={image}
        session={session}
        box={box}
        reposition={reposition}
        onReposition={onReposition}
        active={studio.active}
        onBack={() => setMoving(false)}
        onNext={() => {
          setMoving(false);
          onNext();
        }}
      />
    );
  }
  return (
    <MaskStudio
      {...studio}
      renderFoot={(missing) => (
        <div className="flex flex-col gap-3">
          {masking.repositions && (
            <Button look="outline" disabled={missing !== undefined} onClick={() => setMoving(true)}>
              {t('masking.reposition.open')}
            </Button>
          )}
          {renderFoot(missing)}
        </div>
      )}
    />
  );
}
