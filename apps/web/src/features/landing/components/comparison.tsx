import { type CSSProperties, type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.tsx';
import { percentAfterKey } from '../model/pull-line.ts';
import { useGrip } from '../model/use-grip.ts';

type ComparisonProps = {
  before: ReactNode;
  after: ReactNode;
  /** Accessible name of the line. */
  label: string;
};

/**
 * Before and after in one frame, divided by a line: a mouse or finger pulls it anywhere on the
 * picture, and keys move it.
 */
export function Comparison({ before, after, label }: ComparisonProps) {
  const { t } = useTranslation();
  const [percent, setPercent] = useState(START_PERCENT);
  const grip = useGrip(setPercent);
  const playKey = (event: KeyboardEvent) => {
    const next = percentAfterKey(percent, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setPercent(next);
  };
  const cut: CSSProperties & { '--cut': string } = { '--cut': `${percent}%` };
  return (
    <div style={cut} {...grip} className={FRAME_CLASS}>
      {after}
      <div className="absolute inset-0 [clip-path:inset(0_calc(100%-var(--cut))_0_0)]">
        {before}
      </div>
      <div className="pointer-events-none absolute inset-y-0 left-(--cut) w-0.5 -translate-x-1/2 bg-[#fff] shadow-[0_0_0_1px_rgb(11_12_15/0.3)]">
        <label className={KNOB_CLASS}>
          <input
            type="range"
            min={0}
            max={100}
            value={percent}
            aria-label={label}
            aria-valuetext={t('landing.plates.lineValue', { percent })}
            onChange={(event) => setPercent(Number(event.target.value))}
            onKeyDown={playKey}
            className="pointer-events-none absolute inset-0 m-0 size-full opacity-0"
          />
          <Icon name="chevronLeft" className="-mr-1 size-4" />
          <Icon name="chevronRight" className="-ml-1 size-4" />
        </label>
      </div>
    </div>
  );
}

const START_PERCENT = 50;

const FRAME_CLASS =
  'relative aspect-4/5 cursor-ew-resize touch-pan-y overflow-hidden bg-sunk select-none ' +
  'outline-offset-2 outline-accent has-focus-visible:outline-3';

const KNOB_CLASS =
  'absolute top-1/2 left-1/2 flex size-10 -translate-1/2 items-center justify-center rounded-full ' +
  'border border-[#0b0c0f]/30 bg-[#fff] text-[#16181d] shadow-lg';
