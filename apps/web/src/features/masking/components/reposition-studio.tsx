import { REPOSITION_MIN_WIDTH_PX, type Reposition } from '@toile/contract';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewport } from '../../../lib/pictures/use-viewport.ts';
import { Button } from '../../../ui/button.tsx';
import { cutOut } from '../canvas/cut-out.ts';
import type { Box } from '../canvas/mask-pixels.ts';
import { repositionKeys } from '../model/reposition-keys.ts';
import {
  fromReposition,
  keepInReach,
  limitScale,
  placeOfBox,
  type SubjectPlace,
  toReposition,
} from '../model/subject-place.ts';
import type { OpenPhoto } from '../model/use-open-session.ts';
import { PictureFrame } from './picture-frame.tsx';
import { RepositionHint } from './reposition-hint.tsx';
import { StageSurface } from './stage-surface.tsx';
import { SubjectStage } from './subject-stage.tsx';

export type RepositionStudioProps = OpenPhoto & {
  /** Around what the mask selects. */
  box: Box;
  reposition: Reposition | undefined;
  onReposition: (reposition: Reposition | undefined) => void;
  onBack: () => void;
  onNext: () => void;
};

/** Room for the handles of a subject that reaches the picture's edge. */
const MARGIN_PX = 56;

/** The cut-out subject on a checkered ground, to be put where the new picture shall have it. */
export function RepositionStudio(props: RepositionStudioProps) {
  const { image, session, box, reposition, onReposition, onBack, onNext } = props;
  const { t } = useTranslation();
  const subject = useMemo(() => cutOut(image, session, box), [image, session, box]);
  const [selected, setSelected] = useState(true);
  const stage = useRef<HTMLDivElement>(null);
  const control = useViewport(session.size, stage, MARGIN_PX);
  const keysId = useId();
  const place = reposition ? fromReposition(reposition, box) : placeOfBox(box);

  const put = (next: SubjectPlace): SubjectPlace => {
    const scale = limitScale(next.scale, box, session.size);
    const held = keepInReach({ ...next, scale }, session.size);
    onReposition(toReposition(held, box));
    return held;
  };
  const onKeyDown = repositionKeys({
    place,
    onPlace: (next) => {
      setSelected(true);
      return put(next);
    },
    onLetGo: () => setSelected(false),
  });
  useEffect(() => {
    stage.current?.focus({ preventScroll: true });
    stage.current?.scrollIntoView({ block: 'center' });
  }, []);

  return (
    <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="relative h-[min(34rem,70dvh)] border border-hairline sm:h-[min(44rem,76dvh)]">
        <StageSurface
          ref={stage}
          label={t('masking.reposition.stageLabel')}
          keysId={keysId}
          onKeyDown={onKeyDown}
          className="checkered"
        >
          <SubjectStage
            subject={subject}
            place={place}
            selected={selected}
            onSelect={setSelected}
            onPlace={put}
            minWidth={REPOSITION_MIN_WIDTH_PX}
            view={control.view}
            viewport={control.viewport}
          />
          <PictureFrame viewport={control.viewport} size={session.size} />
        </StageSurface>
        <RepositionHint />
      </div>
      <div className="flex flex-col gap-6 lg:border-l lg:border-hairline lg:pl-8">
        <h3 className="title-section text-xl">{t('masking.reposition.title')}</h3>
        <p>{t('masking.reposition.hint')}</p>
        <output className="annotation text-sm tabular-nums">
          {t('masking.reposition.placed', toReposition(place, box))}
        </output>
        <Button
          look="outline"
          disabled={reposition === undefined}
          onClick={() => onReposition(undefined)}
        >
          {t('masking.reposition.reset')}
        </Button>
        <div className="flex flex-col gap-3">
          <Button look="accent" onClick={onNext} className="w-full text-lg">
            {t('wizard.next')}
          </Button>
          <Button look="quiet" onClick={onBack}>
            {t('wizard.back')}
          </Button>
        </div>
        <p id={keysId} className="annotation text-sm pointer-coarse:sr-only">
          {t('masking.reposition.keysHint')}
        </p>
      </div>
    </div>
  );
}
