import type { UploadField } from '@toile/contract';
import { listMakers, listTakers, type SourceKind } from '@toile/tools';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { useUploads } from '../../api/get-uploads.ts';
import { useHasGenerations } from '../../api/has-generations.ts';
import type { GivenPicture } from '../../model/given-picture.ts';

const PreviousDialog = lazy(async () => ({
  default: (await import('./previous-dialog.tsx')).PreviousDialog,
}));

type PreviousPictureProps = {
  owner: string;
  field: UploadField;
  /** Kind of picture that the step takes. */
  kind: SourceKind;
  active: boolean;
  onChoose: (picture: GivenPicture) => void;
};

/** Button to choose one of the user's outputs or uploads; shown once there is one for the step. */
export function PreviousPicture(props: PreviousPictureProps) {
  const { owner, kind, field, active, onChoose } = props;
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const hasOutputs = useHasGenerations(listMakers(kind));
  const { data: uploads = [] } = useUploads({ field, tools: listTakers(kind) });
  if (!hasOutputs && uploads.length === 0) return null;
  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        {t(`wizard.sources.${kind}.previous`)}
      </Button>
      {isOpen && active && (
        <Suspense fallback={null}>
          <PreviousDialog
            owner={owner}
            kind={kind}
            field={field}
            hasOutputs={hasOutputs}
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
