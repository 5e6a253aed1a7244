import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { paintCloth } from '../model/paint-cloth.ts';
import { useClothPointer } from '../model/use-cloth-pointer.ts';
import { useClothView } from '../model/use-cloth-view.ts';
import type { Recolouring } from '../model/use-recolouring.ts';
import { ClothTools } from './cloth-tools.tsx';
import { RULER_PX, Ruler } from './ruler.tsx';

type ClothStageProps = {
  recolouring: Recolouring;
  repeatCm: number;
  /** The repeat in words. */
  repeat: string;
};

const STEP_PX = 24;
const LEAP_PX = 120;
const SCALE_STEP = 1.25;

/** The cloth between two rulers; it can be dragged and zoomed. */
export function ClothStage({ recolouring, repeatCm, repeat }: ClothStageProps) {
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const control = useClothView(frame, repeatCm);
  const pointer = useClothPointer(frame, control);
  const [isOutlined, setOutlined] = useState(false);
  const keysId = useId();
  const { view, frame: size, isThree } = control;
  const { cloth, state, retry } = recolouring;

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !cloth) return undefined;
    const density = window.devicePixelRatio || 1;
    const request = requestAnimationFrame(() => {
      const { canvas: paper } = context;
      const [width, height] = [size.width * density, size.height * density].map(Math.round);
      if (width !== undefined && paper.width !== width) paper.width = width;
      if (height !== undefined && paper.height !== height) paper.height = height;
      const square = isThree ? 3 : undefined;
      paintCloth(context, { cloth, view, repeatCm, isOutlined, square, density });
    });
    return () => cancelAnimationFrame(request);
  }, [cloth, view, repeatCm, isOutlined, isThree, size.width, size.height]);

  const toggleOutline = () => setOutlined((now) => !now);
  const keys: Record<string, () => void> = {
    '+': () => control.scaleBy(SCALE_STEP),
    '=': () => control.scaleBy(SCALE_STEP),
    '-': () => control.scaleBy(1 / SCALE_STEP),
    '0': control.showThree,
    '1': control.showLife,
    o: toggleOutline,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = event.shiftKey ? LEAP_PX : STEP_PX;
    const moves: Record<string, [number, number]> = {
      ArrowLeft: [by, 0],
      ArrowRight: [-by, 0],
      ArrowUp: [0, by],
      ArrowDown: [0, -by],
    };
    const [x, y] = moves[event.key] ?? [];
    const act = keys[event.key.toLowerCase()];
    if (x !== undefined && y !== undefined) control.panBy({ x, y });
    else if (act) act();
    else return;
    event.preventDefault();
  };

  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div
        className="grid border border-hairline bg-raised"
        style={{ gridTemplate: `${RULER_PX}px auto / ${RULER_PX}px minmax(0, 1fr)` }}
      >
        <span
          aria-hidden="true"
          className="flex items-center justify-center text-[0.65rem] text-ink-soft"
        >
          {t('patternDesk.cloth.rulerUnit')}
        </span>
        <div className="min-w-0 overflow-hidden border-l border-hairline">
          <Ruler side="top" view={view} length={size.width} repeatCm={repeatCm} />
        </div>
        <div className="relative min-h-0 overflow-hidden border-t border-hairline">
          <div className="absolute inset-0">
            <Ruler side="left" view={view} length={size.height} repeatCm={repeatCm} />
          </div>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it takes pointers and keys itself */}
        <div
          ref={frame}
          role="application"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the same
          tabIndex={0}
          aria-label={t('patternDesk.cloth.label', { repeat, cm: repeatCm })}
          aria-describedby={keysId}
          onKeyDown={onKeyDown}
          {...pointer}
          className="relative aspect-square cursor-grab touch-none overflow-hidden border-t border-l border-hairline bg-sunk select-none active:cursor-grabbing lg:aspect-auto lg:h-[clamp(24rem,calc(100dvh-21rem),52rem)]"
        >
          <canvas ref={canvas} aria-hidden="true" className="absolute inset-0 size-full" />
          {!cloth && <NoCloth state={state} onRetry={retry} />}
        </div>
      </div>
      {state === 'failed' && cloth && (
        <ErrorState title={t('patternDesk.colours.notShown')} onRetry={retry} />
      )}
      <ClothTools control={control} isOutlined={isOutlined} onOutline={toggleOutline} />
      <p id={keysId} className="annotation text-sm pointer-coarse:sr-only">
        {t('patternDesk.cloth.keys')}
      </p>
    </div>
  );
}

/** Message in the cloth's place, while it loads or when it cannot be loaded. */
function NoCloth({ state, onRetry }: { state: Recolouring['state']; onRetry: () => void }) {
  const { t } = useTranslation();
  if (state === 'ready') return null;
  return (
    <div className="absolute inset-0 grid place-items-center bg-paper p-6">
      {state === 'opening' ? (
        <Loading text={t('patternDesk.opening')} />
      ) : (
        <ErrorState title={t('patternDesk.lost')} onRetry={onRetry} />
      )}
    </div>
  );
}
