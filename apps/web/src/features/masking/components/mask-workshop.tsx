import { useTranslation } from 'react-i18next';
import type { Size } from '../../../lib/pictures/paper.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useOpenSession } from '../model/use-open-session.ts';
import { MaskStudio, type MaskStudioProps } from './mask-studio.tsx';

export type MaskWorkshopProps = Omit<MaskStudioProps, 'image' | 'session'> & {
  photo: { url: string | undefined; size: Size };
};

/** The mask studio, once its photo and the work on its mask are there. */
export function MaskWorkshop({ photo, ...rest }: MaskWorkshopProps) {
  const { t } = useTranslation();
  const opening = useOpenSession(rest.place, photo);
  switch (opening.status) {
    case 'loading':
      return <Loading />;
    case 'failed':
      return <ErrorState title={t('masking.photoFailed')} />;
    case 'open':
      return <MaskStudio {...rest} image={opening.image} session={opening.session} />;
  }
}
