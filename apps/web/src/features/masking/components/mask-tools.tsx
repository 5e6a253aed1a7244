import type { Masking } from '@toile/tools';
import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { BRUSH_RADIUS } from '../model/brush.ts';
import { MASK_COLOURS, type MaskColour } from '../model/mask-colour.ts';
import type { StageMode } from '../model/stage-mode.ts';

type MaskToolsProps = {
  masking: Masking;
  mode: StageMode;
  onMode: (mode: StageMode) => void;
  /** Whether there is a mask to draw on and to erase from. */
  hasSelection: boolean;
  radius: number;
  onRadius: (radius: number) => void;
  colour: MaskColour;
  onColour: (colour: MaskColour) => void;
};

/** What the hand holds: marks, and the brush and the eraser once there is a mask. */
export function MaskTools(props: MaskToolsProps) {
  const { masking, mode, hasSelection, radius, colour } = props;
  const { t } = useTranslation();
  const canMark = !hasSelection || masking.addsMore;
  const modes: StageMode[] = [
    ...(canMark ? (['mark'] as const) : []),
    ...(hasSelection ? (['draw', 'erase'] as const) : []),
    'hand',
  ];
  const isPainting = mode === 'draw' || mode === 'erase';
  return (
    <div className="flex flex-col gap-5">
      <ChoiceGroup
        legend={t('masking.modeLabel')}
        choices={modes.map((value) => ({ value, label: t(`masking.modes.${value}`) }))}
        value={mode}
        onChange={props.onMode}
      />
      {hasSelection && (
        <label className="flex flex-col gap-1.5">
          <span className="flex justify-between text-sm font-medium">
            {t('masking.radius')}
            <span className="tabular-nums">{t('masking.radiusValue', { radius })}</span>
          </span>
          <input
            type="range"
            min={BRUSH_RADIUS.min}
            max={BRUSH_RADIUS.max}
            step={BRUSH_RADIUS.step}
            value={radius}
            disabled={!isPainting}
            onChange={(event) => props.onRadius(Number(event.target.value))}
            className="h-11 min-w-0 cursor-pointer accent-accent disabled:cursor-not-allowed disabled:opacity-50"
          />
        </label>
      )}
      <ChoiceGroup
        legend={t('masking.colourLabel')}
        choices={MASK_COLOURS.map((value) => ({ value, label: t(`masking.colours.${value}`) }))}
        value={colour}
        onChange={props.onColour}
      />
    </div>
  );
}
