import type { Reposition } from '@toile/contract';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cutOut } from '../../../canvas/mask/cut-out.ts';
import type { Box } from '../../../canvas/mask/mask-pixels.ts';
import { repositionKeys } from '../../../canvas/reposition/reposition-keys.ts';
import {
  fromReposition,
  keepInReach,
  limitScale,
  placeOfBox,
  type SubjectPlace,
  toReposition,
} from '../../../canvas/reposition/subject-place.ts';
import { useViewport } from '../../../canvas/stage/use-viewport.ts';
import { Button } from '../../../ui/button.tsx';
import type { OpenPhoto } from '../model/use-open-session.ts';
import { useRepositionHint } from '../model/use-reposition-hint.ts';
import { useSubjectPointer } from '../model/use-subject-pointer.ts';
import { KeysHelp } from './keys-help.tsx';
import { PictureFrame } from './picture-frame.tsx';
import { RepositionHint } from './reposition-hint.tsx';
import { StageSurface } from './stage-surface.tsx';
import { SubjectStage } from './subject-stage.tsx';
import { Workbench } from './workbench.tsx';

export type RepositionStudioProps = OpenPhoto & {
  /** Bounding box of the mask's selection. */
  box: Box;
  reposition: Reposition | undefined;
  onReposition: (reposition: Reposition | undefined) => void;
  /** True while the step is in view. */
  active: boolean;
  onBack: () => void;
  onNext: () => void;
};

/** Margin for the handles of a subject that reaches the picture's edge. */
const MARGIN_PX = 56;

/** The cut-out subject on a checkered ground, to be placed for the new picture. */
export function RepositionStudio(props: RepositionStudioProps) {
  const { image, session, box, reposition, onReposition, active, onBack, onNext } = props;
  const { t } = useTranslation();
  const subject = useMemo(() => cutOut(image, session, box), [image, session, box]);
  const [selected, setSelected] = useState(true);
  const stage = useRef<HTMLDivElement>(null);
  const control = useViewport(session.size, stage, MARGIN_PX);
  const keysId = useId();
  const place = reposition ? fromReposition(reposition, box) : placeOfBox(box);

  const hold = (next: SubjectPlace): SubjectPlace => {
    const scale = limitScale(next.scale, box, session.size);
    return keepInReach({ ...next, scale }, session.size);
  };
  const put = (next: SubjectPlace) => onReposition(toReposition(hold(next), box));
  const { shown, handlers } = useSubjectPointer({
    size: subject,
    place,
    viewport: control.viewport,
    selected,
    onSelect: setSelected,
    onPlace: put,
    hold,
  });
  const onKeyDown = repositionKeys({
    place,
    onPlace: (next) => {
      setSelected(true);
      put(next);
    },
    onLetGo: () => setSelected(false),
  });
  const hint = useRepositionHint();
  useEffect(() => {
    if (!hint.isOpen) stage.current?.focus({ preventScroll: true });
  }, [hint.isOpen]);

  return (
    <Workbench
      active={active}
      stage={
        <div className="relative min-h-0 grow">
          <StageSurface
            ref={stage}
            label={t('masking.reposition.stageLabel')}
            keysId={keysId}
            {...handlers}
            onKeyDown={onKeyDown}
            inert={hint.isOpen}
            className="checkered"
          >
            <SubjectStage
              subject={subject}
              place={shown}
              selected={selected}
              viewport={control.viewport}
            />
            <PictureFrame viewport={control.viewport} size={session.size} />
          </StageSurface>
          {active && hint.isOpen && <RepositionHint onDismiss={hint.dismiss} />}
        </div>
      }
    >
      <div className="flex flex-col gap-2">
        <h3 className="title-section text-xl">{t('masking.reposition.title')}</h3>
        <p>{t('masking.reposition.hint')}</p>
        <output className="annotation text-sm tabular-nums">
          {t('masking.reposition.placed', toReposition(shown, box))}
        </output>
      </div>
      <div className="-order-1 flex gap-2 beside:order-none beside:flex-col beside:gap-3">
        <Button
          look="outline"
          disabled={reposition === undefined}
          onClick={() => onReposition(undefined)}
          className="px-3"
        >
          {t('masking.reposition.reset')}
        </Button>
        <Button look="accent" onClick={onNext} className="grow text-lg">
          {t('wizard.next')}
        </Button>
        <Button look="quiet" onClick={onBack} className="px-3">
          {t('wizard.back')}
        </Button>
      </div>
      <KeysHelp id={keysId} text={t('masking.reposition.keysHint')} />
    </Workbench>
  );
}
