import '../../../../lib/given-picture-words.ts';
import type { UploadField } from '@toile/contract';
import { findSourceKind, listMakers, listTakers, type SourceKind } from '@toile/tools';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fit } from '../../model/fit-picture.ts';
import { findPictureField } from '../../model/given-picture.ts';
import { useBringFile } from '../../model/use-bring-file.ts';
import { useDroppedFiles } from '../../model/use-dropped-files.ts';
import { StepFoot } from '../step-foot.tsx';
import type { StepScreenProps } from '../step-screen.ts';
import { DropZone } from './drop-zone.tsx';
import { ExamplePictures } from './example-pictures.tsx';
import { PictureInHand } from './picture-in-hand.tsx';
import { PreviousPicture } from './previous-picture.tsx';

/** Loaded by the tools that ask for a second picture. */
const GivenThumbnails = lazy(async () => {
  const { GivenThumbnails: loaded } = await import('../given-thumbnails.tsx');
  return { default: loaded };
});

/** The step that takes a run's input picture. */
export function SourceStep(props: StepScreenProps) {
  const step = props.tool.steps[props.index];
  const field = findPictureField(step);
  const kind = findSourceKind(props.tool, step);
  return (
    kind &&
    field &&
    field !== 'binary_mask_image' && <PictureStep {...props} field={field} kind={kind} />
  );
}

/** Fit of a new picture, by its kind. */
const FITS: Record<SourceKind, Fit> = {
  model: 'canvas',
  flatlay: 'sheet',
  sketch: 'limits',
  pattern: 'limits',
  garment: 'limits',
};

type PictureStepProps = StepScreenProps & { field: UploadField; kind: SourceKind };

function PictureStep({ tool, control, index, field, kind }: PictureStepProps) {
  const { t } = useTranslation();
  const { state, dispatch, owner } = control;
  const picture = state.pictures[field];
  const active = state.currentSection === index;
  const bringing = useBringFile({ owner, fit: FITS[kind] }, (given) =>
    dispatch({ type: 'pictureChanged', field, picture: given }),
  );
  const { bring, setFault } = bringing;
  const isOver = useDroppedFiles(active, (files) => void bring(files));
  const next = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLDivElement>(null);

  const drop = (fault?: string) => {
    dispatch({ type: 'pictureChanged', field, picture: undefined });
    setFault(fault);
  };
  // The pressed button may be gone after the change: the focus moves to another button of the step.
  const hasPicture = picture !== undefined;
  const hadPicture = useRef(hasPicture);
  useEffect(() => {
    if (hadPicture.current === hasPicture) return;
    hadPicture.current = hasPicture;
    if (!active || document.activeElement !== document.body) return;
    if (hasPicture) next.current?.focus({ preventScroll: true });
    else place.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [active, hasPicture]);

  return (
    <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div ref={place}>
        {picture ? (
          <PictureInHand
            owner={owner}
            picture={picture}
            bringing={bringing}
            isOver={isOver}
            onRemove={() => drop()}
            onGone={(fault) => drop(fault)}
          />
        ) : (
          <DropZone kind={kind} bringing={bringing} isOver={isOver} />
        )}
      </div>
      <div className="flex flex-col gap-7 lg:border-l lg:border-hairline lg:pl-8">
        {index > 0 && active && (
          <Suspense fallback={null}>
            <GivenThumbnails
              tool={tool}
              owner={owner}
              pictures={state.pictures}
              before={index}
              onOpen={(section) => dispatch({ type: 'sectionChanged', section })}
              className="-mb-3"
            />
          </Suspense>
        )}
        <div className="flex flex-col gap-3">
          <PreviousPicture
            owner={owner}
            label={t(`wizard.sources.${kind}.previous`)}
            makers={listMakers(kind)}
            takers={listTakers(kind)}
            field={field}
            active={active}
            onChoose={(chosen) => {
              setFault(undefined);
              dispatch({ type: 'pictureChanged', field, picture: chosen });
            }}
          />
          <StepFoot
            tool={tool}
            control={control}
            index={index}
            missing={hasPicture ? undefined : t('wizard.source.missing')}
            nextRef={next}
          />
        </div>
        <ExamplePictures kind={kind} />
      </div>
    </div>
  );
}
