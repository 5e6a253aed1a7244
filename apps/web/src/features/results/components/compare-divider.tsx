import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.tsx';
import { placeDivider, type Stretch, shareAfterKey, shareAt } from '../model/divide.ts';

type CompareDividerProps = {
  /** Share of the stretch that shows the picture before, 0 to 1. */
  share: number;
  stretch: Stretch;
  onShare: (share: number) => void;
};

/** The line between before and after: a slider for pointers and keys. */
export function CompareDivider({ share, stretch, onShare }: CompareDividerProps) {
  const { t } = useTranslation();
  const line = useRef<HTMLDivElement>(null);
  const percent = Math.round(share * 100);
  const press = (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation();
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const stage = line.current?.parentElement?.getBoundingClientRect();
    onShare(shareAt(event.clientX - (stage?.left ?? 0), stretch));
  };
  const playKey = (event: KeyboardEvent) => {
    const next = shareAfterKey(share, event.key);
    if (next === undefined) return;
    event.preventDefault();
    onShare(next);
  };
  return (
    <div
      ref={line}
      className="pointer-events-none absolute inset-y-0 left-0 w-0.5 bg-[#fff] shadow-[0_0_0_1px_rgb(11_12_15/0.45)]"
      style={{ transform: `translateX(${placeDivider(share, stretch) - 1}px)` }}
    >
      <label
        onPointerDown={press}
        onPointerMove={drag}
        onPointerUp={(event) => event.stopPropagation()}
        className="pointer-events-auto absolute top-1/2 left-1/2 flex size-11 -translate-1/2 cursor-ew-resize touch-none items-center justify-center rounded-full border border-[#0b0c0f]/45 bg-[#fff] text-[#16181d] shadow-lg outline-offset-2 outline-accent has-focus-visible:outline-3"
      >
        {/* Over the knob for those who do not see it; a finger drags the knob itself. */}
        <input
          type="range"
          min={0}
          max={100}
          value={percent}
          aria-label={t('results.preview.divider')}
          aria-valuetext={t('results.preview.dividerValue', { percent })}
          onChange={(event) => onShare(Number(event.target.value) / 100)}
          onKeyDown={playKey}
          className="pointer-events-none absolute inset-0 m-0 size-full opacity-0"
        />
        <Icon name="chevronLeft" className="-mr-0.5 size-4.5" />
        <Icon name="chevronRight" className="-ml-0.5 size-4.5" />
      </label>
    </div>
  );
}
