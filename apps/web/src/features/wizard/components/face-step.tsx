import { faceWords } from '@toile/contract';
import { FACES, type Face } from '@toile/tools';
import { useTranslation } from 'react-i18next';
import { useToolOffer } from '../../../lib/engines/engine-offers.ts';
import { addPageWords } from '../../../lib/page-words.ts';
import { Icon } from '../../../ui/icon.tsx';
import { RANDOM_FACE } from '../model/placing.ts';
import { faceUrl } from '../pictures/face-url.ts';
import { GivenThumbnails } from './given-thumbnails.tsx';
import { StepFoot } from './step-foot.tsx';
import type { StepScreenProps } from './step-screen.ts';

addPageWords({ faces: faceWords });

/**
 * A face for the model: one of the set, or a random one. Where the engine keeps the photo's face,
 * the step says so, and none can be chosen.
 */
export function FaceStep(props: StepScreenProps) {
  const { t } = useTranslation();
  const { state, dispatch, owner } = props.control;
  const { offer } = useToolOffer(props.tool.id);
  const { faceId } = state.placing;
  // Until an engine promises it, no face is offered that would change nothing.
  const isHeeded = offer?.poses_people === true;
  const choose = (next: number) => dispatch({ type: 'placed', placing: { faceId: next } });
  return (
    <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex flex-col gap-5">
        <GivenThumbnails
          tool={props.tool}
          owner={owner}
          pictures={state.pictures}
          before={props.index}
          onOpen={(section) => dispatch({ type: 'sectionChanged', section })}
        />
        {offer && !isHeeded && <p>{t('faces.kept', offer)}</p>}
        <ul aria-label={t('faces.legend')} className="grid grid-cols-3 gap-3 sm:grid-cols-4">
          {FACES.map((face) => (
            <li key={face.id}>
              <FaceTile
                face={face}
                chosen={isHeeded && face.id === faceId}
                disabled={!isHeeded}
                onToggle={() => choose(face.id === faceId ? RANDOM_FACE : face.id)}
              />
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-col gap-7 lg:border-l lg:border-hairline lg:pl-8">
        {isHeeded && (
          <button
            type="button"
            aria-pressed={faceId === RANDOM_FACE}
            onClick={() => choose(RANDOM_FACE)}
            className={`${TILE_CLASS} flex items-start gap-3 p-4 text-left`}
          >
            <Icon name="refresh" className="mt-0.5 shrink-0" />
            <span>
              <span className="block font-medium">{t('faces.random')}</span>
              <span className="annotation block text-sm">{t('faces.randomHint')}</span>
            </span>
          </button>
        )}
        {isHeeded && <p>{t('faces.posed', offer)}</p>}
        <StepFoot {...props} />
      </div>
    </div>
  );
}

type FaceTileProps = { face: Face; chosen: boolean; disabled: boolean; onToggle: () => void };

function FaceTile({ face, chosen, disabled, onToggle }: FaceTileProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      aria-pressed={chosen}
      disabled={disabled}
      onClick={onToggle}
      className={`${TILE_CLASS} relative block`}
    >
      <img
        src={faceUrl(face.id)}
        alt={t(`faces.names.${face.words}`)}
        width={240}
        height={240}
        loading="lazy"
        className="block aspect-square w-full object-cover"
      />
      {chosen && (
        <span className="absolute right-1.5 bottom-1.5 flex size-7 items-center justify-center rounded-full bg-accent text-on-accent">
          <Icon name="check" className="size-4" />
        </span>
      )}
    </button>
  );
}

const TILE_CLASS =
  'w-full cursor-pointer overflow-hidden rounded border border-hairline bg-raised transition-colors ' +
  'enabled:hover:border-ink disabled:cursor-not-allowed disabled:opacity-45 aria-pressed:border-ink aria-pressed:outline-2 aria-pressed:outline-accent';
