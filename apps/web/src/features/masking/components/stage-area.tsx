import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewport } from '../../../lib/pictures/use-viewport.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { StageMode } from '../model/stage-mode.ts';
import type { OpenPhoto } from '../model/use-open-session.ts';
import type { SessionView } from '../model/use-session-state.ts';
import { useStageKeys } from '../model/use-stage-keys.ts';
import { useStagePointer } from '../model/use-stage-pointer.ts';
import { MaskStage } from './mask-stage.tsx';
import { StageBar } from './stage-bar.tsx';

type StageAreaProps = OpenPhoto & {
  view: SessionView;
  mode: StageMode;
  marks: 'dots' | 'line';
  radius: number;
  generating: boolean;
  onStop: () => void;
  /** Id of the element that tells of the keys. */
  keysId: string;
};

/** The photo on the stage: pointers and keys mark it, the bar below moves the view. */
export function StageArea(props: StageAreaProps) {
  const { image, session, view, mode, marks, radius, generating, keysId } = props;
  const { t } = useTranslation();
  const stage = useRef<HTMLDivElement>(null);
  const control = useViewport(session.size, stage);
  const hand = { session, control, mode, marks, radius, locked: generating };
  const pointers = useStagePointer(stage, hand);
  const { cross, onKeyDown, hideCross } = useStageKeys(hand);
  const isPainting = mode === 'draw' || mode === 'erase';
  const { pending, numberOfDots } = view.summary;
  return (
    <div className="flex flex-col border border-hairline bg-sunk">
      <div className="relative h-[min(34rem,70dvh)] sm:h-[min(44rem,76dvh)]">
        {/* An application takes its keys itself, so it can be focused. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <div
          ref={stage}
          role="application"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label={t('masking.stageLabel')}
          aria-describedby={keysId}
          {...pointers}
          onPointerEnter={hideCross}
          onKeyDown={onKeyDown}
          className={`absolute inset-0 touch-none overflow-hidden ${CURSORS[mode]}`}
        >
          <MaskStage
            image={image}
            session={session}
            pending={pending}
            view={control.view}
            viewport={control.viewport}
            cross={cross}
            brushRadius={isPainting ? radius : undefined}
          />
        </div>
        {generating && <Processing onStop={props.onStop} />}
      </div>
      <StageBar session={session} history={view.history} control={control} locked={generating} />
      <output className="sr-only">
        {cross && t('masking.cursorAt', { x: Math.round(cross.x), y: Math.round(cross.y) })}{' '}
        {numberOfDots > 0 && t('masking.dotsCount', { count: numberOfDots })}
      </output>
    </div>
  );
}

const CURSORS: Record<StageMode, string> = {
  mark: 'cursor-crosshair',
  draw: 'cursor-none',
  erase: 'cursor-none',
  hand: 'cursor-grab',
};

function Processing({ onStop }: { onStop: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="absolute inset-0 flex flex-col items-center justify-center gap-4 bg-[#0b0c0f]/60 text-[#f4f4ef]">
      <Spinner className="size-8" />
      <output>{t('masking.processing')}</output>
      <Button look="accent" onClick={onStop}>
        {t('masking.stopProcessing')}
      </Button>
    </div>
  );
}
