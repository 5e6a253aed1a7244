import type { ToolId, UploadField } from '@toile/contract';
import { lazy, Suspense, useState } from 'react';
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
  label: string;
  /** The tools whose pictures fit. */
  makers: readonly ToolId[];
  /** The tools whose uploads fit. */
  takers: readonly ToolId[];
  active: boolean;
  onChoose: (picture: GivenPicture) => void;
};

/** Button to choose one of the user's outputs or uploads; shown once there is one for the step. */
export function PreviousPicture(props: PreviousPictureProps) {
  const { active, onChoose, ...choice } = props;
  const { label, makers, takers, field } = choice;
  const [isOpen, setOpen] = useState(false);
  const hasOutputs = useHasGenerations(makers);
  const { data: uploads = [] } = useUploads({ field, tools: takers });
  if (!hasOutputs && uploads.length === 0) return null;
  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && active && (
        <Suspense fallback={null}>
          <PreviousDialog
            {...choice}
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
