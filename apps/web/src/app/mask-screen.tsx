import '../features/masking/masking-words.ts';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { StepFoot } from '../features/wizard/components/step-foot.tsx';
import type { StepScreenProps } from '../features/wizard/components/step-screen.ts';
import { type GivenPicture, pictureKey } from '../features/wizard/model/given-picture.ts';
import { usePictureUrl } from '../features/wizard/model/use-picture-url.ts';
import { findPicture } from '../lib/pictures/picture-store.ts';
import { Loading } from '../ui/loading.tsx';

// The studio's code loads only for users who mask.
const MaskWorkshop = lazy(async () => {
  const { MaskWorkshop: loaded } = await import('../features/masking/components/mask-workshop.tsx');
  return { default: loaded };
});

/** The mask step: the studio on the wizard's photo. */
export function MaskScreen(props: StepScreenProps) {
  const { control, index, tool } = props;
  const { state } = control;
  const photo = state.pictures.original_target_image;
  if (!photo || !tool.masking) return null;
  return (
    <Suspense fallback={<Loading />}>
      <Workshop
        key={pictureKey(photo)}
        {...props}
        photo={photo}
        active={state.currentSection === index}
      />
    </Suspense>
  );
}

type WorkshopProps = StepScreenProps & { photo: GivenPicture; active: boolean };

function Workshop({ photo, active, ...step }: WorkshopProps) {
  const { tool, control } = step;
  const { dispatch, owner } = control;
  const { t } = useTranslation();
  const url = usePictureUrl(owner, photo);
  const { width, height } = photo;
  if (!tool.masking) return null;

  const findTarget = async () => {
    if (photo.kind === 'output') return { kind: 'output', outputId: photo.outputId } as const;
    const file = await findPicture(owner, photo.fileId);
    return file && ({ kind: 'file', file } as const);
  };
  return (
    <MaskWorkshop
      masking={tool.masking}
      place={{ owner, photoKey: pictureKey(photo) ?? '' }}
      photo={{ url: url ?? undefined, size: { width, height } }}
      active={active}
      findTarget={findTarget}
      onMask={(mask) => {
        if (!mask) return dispatch({ type: 'maskChanged', mask: undefined });
        const picture = {
          kind: 'file',
          fileId: mask.fileId,
          name: t('masking.exportName'),
          width,
          height,
        } as const;
        dispatch({ type: 'maskChanged', mask: picture, maskCoordinates: mask.dots });
      }}
      reposition={control.state.placing.reposition}
      onReposition={(reposition) => dispatch({ type: 'placed', placing: { reposition } })}
      onNext={() => dispatch({ type: 'sectionChanged', section: step.index + 1 })}
      renderFoot={(missing) => <StepFoot {...step} missing={missing} />}
    />
  );
}
