import '../../../lib/backdrop-words.ts';
// In one chunk with the step of the photo, which comes before and has most of what it needs.
import './source/source-step.tsx';
import { BACKDROP_MIN_SIDE_PX, studioWords } from '@toile/contract';
import { listTools } from '@toile/tools';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToolOffer } from '../../../lib/engines/engine-offers.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { FieldMessage } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { BACKDROP_FIELD } from '../model/backdrop.ts';
import type { GivenPicture } from '../model/given-picture.ts';
import { useBringFile } from '../model/use-bring-file.ts';
import { useDroppedFiles } from '../model/use-dropped-files.ts';
import { usePictureUrl } from '../model/use-picture-url.ts';
import { FileButtons } from './source/file-buttons.tsx';
import { PreviousPicture } from './source/previous-picture.tsx';
import type { StepScreenProps } from './step-screen.ts';

/** Length of a side, in pixels, below which a backdrop is visibly enlarged. */
const SMALL_PX = 768;

const shortSide = ({ width, height }: GivenPicture) => Math.min(width, height);

/** A photograph of the user's own as place: chosen, replaced or removed. */
export function BackdropField({ tool, control, index }: StepScreenProps) {
  const { t } = useTranslation();
  const { state, dispatch, owner } = control;
  const picture = state.pictures[BACKDROP_FIELD];
  const usual = useToolOffer(tool.id);
  const taking = useToolOffer(tool.id, undefined, true);
  const titleId = useId();
  const active = state.currentSection === index;
  const place = useRef<HTMLFieldSetElement>(null);

  const set = (given: GivenPicture | undefined) =>
    dispatch({ type: 'pictureChanged', field: BACKDROP_FIELD, picture: given });
  const [isTooSmall, setTooSmall] = useState(false);
  const take = (given: GivenPicture) => {
    const tooSmall = shortSide(given) < BACKDROP_MIN_SIDE_PX;
    setTooSmall(tooSmall);
    if (!tooSmall) set(given);
  };
  const { bring, isChecking, fault, setFault } = useBringFile({ owner, fit: 'limits' }, take);
  const remove = (reason?: string) => {
    set(undefined);
    setTooSmall(false);
    setFault(reason);
  };
  const isOver = useDroppedFiles(active, (files) => void bring(files));

  const first = usual.offer ?? usual.away;
  const refusing = taking.offer || taking.away ? undefined : first;
  const sizeFault = isTooSmall ? t('backdrop.tooSmall') : undefined;
  const isSmall = picture !== undefined && shortSide(picture) < SMALL_PX;
  const hint = picture
    ? [t('backdrop.words'), isSmall && t('backdrop.small')]
    : [t('backdrop.hint')];
  return (
    <fieldset
      ref={place}
      aria-labelledby={titleId}
      className={classNames(
        'flex min-w-0 flex-col gap-3 border p-4',
        isOver ? 'border-accent bg-raised' : 'border-hairline',
      )}
    >
      <h3 id={titleId} className="text-sm font-medium">
        {t('backdrop.title')}
      </h3>
      {picture && <BackdropInHand owner={owner} picture={picture} onGone={remove} />}
      <div className="flex flex-wrap gap-2">
        <FileButtons
          bring={bring}
          isChecking={isChecking}
          label={t(picture ? 'wizard.source.replace' : 'backdrop.ask')}
          look="outline"
        />
        <PreviousPicture
          owner={owner}
          label={t('backdrop.previous')}
          makers={listTools().map(({ id }) => id)}
          takers={[tool.id]}
          field={BACKDROP_FIELD}
          active={active}
          onChoose={(chosen) => {
            setFault(undefined);
            take(chosen);
          }}
        />
        {picture && (
          <Button
            look="quiet"
            onClick={() => {
              remove();
              // The pressed button goes away.
              place.current?.querySelector('button')?.focus({ preventScroll: true });
            }}
          >
            <Icon name="trash" />
            {t('wizard.source.remove')}
          </Button>
        )}
      </div>
      <FieldMessage
        id={useId()}
        error={
          fault ?? sizeFault ?? (refusing && t('backdrop.notTaken', { engine: refusing.name }))
        }
        hint={hint.filter(Boolean).join(' ')}
      />
    </fieldset>
  );
}

type BackdropInHandProps = {
  owner: string;
  picture: GivenPicture;
  /** Called with the reason when the picture cannot be shown. */
  onGone: (reason: string) => void;
};

function BackdropInHand({ owner, picture, ...props }: BackdropInHandProps) {
  const { t } = useTranslation();
  const url = usePictureUrl(owner, picture);
  const onGone = useEffectEvent(props.onGone);
  useEffect(() => {
    if (url === null) onGone(studioWords.wizard.source.gone);
  }, [url]);
  const name = picture.kind === 'file' ? picture.name : t('wizard.source.previousName');
  const { width, height } = picture;
  return (
    <figure className="flex items-center gap-4">
      <span className="relative block h-24 w-32 shrink-0 bg-sunk">
        {url && (
          <Picture
            key={url}
            sources={{ src: url }}
            alt={t('backdrop.alt', { name })}
            fallback={studioWords.wizard.source.deleted}
            onFail={() => props.onGone(studioWords.wizard.source.deleted)}
            className="object-cover"
          />
        )}
      </span>
      <figcaption className="min-w-0">
        <output className="block">
          <span className="block truncate">{name}</span>
          <span className="annotation block text-sm tabular-nums">
            {t('wizard.source.size', { width, height })}
          </span>
        </output>
      </figcaption>
    </figure>
  );
}
