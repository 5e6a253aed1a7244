import { type MouseEvent, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ringCursor } from '../../../canvas/stage/ring-cursor.ts';
import { useViewport } from '../../../canvas/stage/use-viewport.ts';
import { toView } from '../../../canvas/stage/viewport.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { MOST_TRIES } from '../model/most-tries.ts';
import { type StageMode, type StrokeShape, setsDots } from '../model/stage-mode.ts';
import type { OpenPhoto } from '../model/use-open-session.ts';
import type { SessionView } from '../model/use-session-state.ts';
import { useStageKeys } from '../model/use-stage-keys.ts';
import { useStagePointer } from '../model/use-stage-pointer.ts';
import { BrushRing } from './brush-ring.tsx';
import { MaskSheetView } from './mask-sheet-view.tsx';
import { MaskStage } from './mask-stage.tsx';
import { StageBar } from './stage-bar.tsx';
import { StageSurface } from './stage-surface.tsx';

type StageAreaProps = OpenPhoto & {
  view: SessionView;
  mode: StageMode;
  marks: 'dots' | 'line';
  shape: StrokeShape;
  generating: boolean;
  /** Number of requests for the mask answered with "not yet". */
  waits: number;
  onStop: () => void;
  /** Id of the element that describes the keys. */
  keysId: string;
};

/** The photo on the stage: pointers and keys mark it, the bar below moves the view. */
export function StageArea(props: StageAreaProps) {
  const { image, session, view, mode, marks, shape, generating, keysId } = props;
  const { t } = useTranslation();
  const stage = useRef<HTMLDivElement>(null);
  const control = useViewport(session.size, stage);
  const hand = { session, control, mode, marks, shape, locked: generating };
  const pointers = useStagePointer(stage, hand);
  const { cross, onKeyDown, hideCross } = useStageKeys(hand);
  const isPainting = !shape.box && (mode === 'draw' || mode === 'erase');
  const radiusPx = shape.radius * control.viewport.scale;
  const cursor = useMemo(
    () => (isPainting ? ringCursor(radiusPx) : undefined),
    [isPainting, radiusPx],
  );
  const { pending, numberOfDots } = view.summary;
  return (
    <>
      <div className="relative min-h-0 grow">
        <StageSurface
          ref={stage}
          label={t('masking.stageLabel')}
          keysId={keysId}
          {...pointers}
          onPointerEnter={hideCross}
          onContextMenu={preventMenu}
          onKeyDown={onKeyDown}
          className={isPainting ? 'cursor-none' : CURSORS[mode]}
          style={{ cursor }}
        >
          <MaskSheetView image={image} session={session} viewport={control.viewport} />
          {/* Where there is nothing to show over the mask, no empty sheet is laid over it. */}
          {(setsDots(mode) || shape.box || pending.length > 0 || cross) && (
            <MaskStage
              session={session}
              pending={pending}
              viewport={control.viewport}
              cross={cross}
            />
          )}
          {isPainting && (cross || !cursor) && (
            <BrushRing
              stage={stage}
              radiusPx={radiusPx}
              at={cross && toView(control.viewport, cross)}
            />
          )}
        </StageSurface>
        {generating && <Processing waits={props.waits} onStop={props.onStop} />}
      </div>
      <StageBar session={session} history={view.history} control={control} locked={generating} />
      <output className="sr-only">
        {cross && t('masking.cursorAt', { x: Math.round(cross.x), y: Math.round(cross.y) })}{' '}
        {numberOfDots > 0 && t('masking.dotsCount', { count: numberOfDots })}
      </output>
    </>
  );
}

/** Control and a press are the eraser, where systems make a menu of them too. */
function preventMenu(event: MouseEvent): void {
  event.preventDefault();
}

const CURSORS: Record<StageMode, string> = {
  mark: 'cursor-crosshair',
  leave: 'cursor-crosshair',
  draw: 'cursor-crosshair',
  erase: 'cursor-crosshair',
  hand: 'cursor-grab',
};

function Processing({ waits, onStop }: Pick<StageAreaProps, 'waits' | 'onStop'>) {
  const { t } = useTranslation();
  return (
    <div className="absolute inset-0 flex flex-col items-center justify-center gap-4 bg-veil/60 text-on-veil">
      <Spinner className="size-8" />
      <output className="max-w-80 px-4 text-center">
        {t('masking.processing')}
        {waits > 0 && (
          <span className="mt-1 block">
            {t('masking.asksAgain', { tries: waits + 1, most: MOST_TRIES })}
          </span>
        )}
      </output>
      <Button look="accent" onClick={onStop}>
        {t('masking.stopProcessing')}
      </Button>
    </div>
  );
}
