import { listMakers, type SourceKind } from '@toile/tools';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { useHasGenerations } from '../../api/has-generations.ts';
import type { GivenPicture } from '../../model/given-picture.ts';

const PreviousDialog = lazy(async () => ({
  default: (await import('./previous-dialog.tsx')).PreviousDialog,
}));

type PreviousPictureProps = {
  /** Kind of picture that the step takes. */
  kind: SourceKind;
  active: boolean;
  onChoose: (picture: GivenPicture) => void;
};

/** Button to choose one of the user's outputs; shown once there is one that fits the step. */
export function PreviousPicture({ kind, active, onChoose }: PreviousPictureProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (!useHasGenerations(listMakers(kind))) return null;
  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        {t(`wizard.sources.${kind}.previous`)}
      </Button>
      {isOpen && active && (
        <Suspense fallback={null}>
          <PreviousDialog
            kind={kind}
            onClose={() => setOpen(false)}
            onChoose={(picture) => {
              setOpen(false);
              onChoose(picture);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
