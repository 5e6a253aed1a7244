import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { useGenerationChoice } from '../../api/choose-generations.ts';
import type { GivenPicture } from '../../model/given-picture.ts';
import { PreviousDialog } from './previous-dialog.tsx';

type PreviousPictureProps = { active: boolean; onChoose: (picture: GivenPicture) => void };

/** Takes one of the user's outputs as the picture; shown once there is one. */
export function PreviousPicture({ active, onChoose }: PreviousPictureProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { data } = useGenerationChoice();
  if (!data?.pages[0]?.generation_data.length) return null;
  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        {t('wizard.source.previous')}
      </Button>
      {isOpen && active && (
        <PreviousDialog
          onClose={() => setOpen(false)}
          onChoose={(picture) => {
            setOpen(false);
            onChoose(picture);
          }}
        />
      )}
    </>
  );
}
