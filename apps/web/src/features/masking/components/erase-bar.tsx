import { useTranslation } from 'react-i18next';
import type { EdgeChange } from '../../../canvas/mask/mark.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { BRUSH_RADIUS } from '../model/brush.ts';
import type { StageMode, StrokeShape } from '../model/stage-mode.ts';
import { EdgeButtons } from './edge-buttons.tsx';

type EraseBarProps = {
  mode: StageMode;
  onMode: (mode: StageMode) => void;
  shape: StrokeShape;
  onShape: (shape: StrokeShape) => void;
  onEdge: (change: EdgeChange) => void;
  disabled: boolean;
  /** Name of the group of radio buttons, shared with the tools beside: one choice among all. */
  name: string;
};

const BRUSHES = ['draw', 'erase'] as const satisfies readonly StageMode[];

/** The options of an existing mask: brush or eraser, its radius or a box, and the whole edge. */
export function EraseBar(props: EraseBarProps) {
  const { mode, onMode, shape, onShape, onEdge, disabled, name } = props;
  const { t } = useTranslation();
  return (
    <fieldset className="flex min-w-0 flex-col gap-1 border border-hairline bg-raised p-2 beside:p-3">
      <legend className="sr-only">{t('masking.eraseBarLabel')}</legend>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <ChoiceGroup
          legend={t('masking.brushLabel')}
          legendHidden
          name={name}
          choices={BRUSHES.map((value) => ({ value, label: t(`masking.modes.${value}`) }))}
          value={mode}
          onChange={onMode}
        />
        <label className="flex min-w-0 grow basis-28 flex-col">
          <span className="flex justify-between gap-2 text-sm leading-tight font-medium">
            {t('masking.radius')}
            <span className="whitespace-nowrap tabular-nums">
              {t('masking.radiusValue', { radius: shape.radius })}
            </span>
          </span>
          <input
            type="range"
            min={BRUSH_RADIUS.min}
            max={BRUSH_RADIUS.max}
            step={BRUSH_RADIUS.step}
            value={shape.radius}
            disabled={shape.box}
            onChange={(event) => onShape({ ...shape, radius: Number(event.target.value) })}
            className="h-7 min-w-0 cursor-pointer accent-accent disabled:opacity-50"
          />
        </label>
      </div>
      <div className="flex flex-wrap items-center gap-x-3">
        <Checkbox
          label={t('masking.box')}
          checked={shape.box}
          onChange={(event) => onShape({ ...shape, box: event.target.checked })}
        />
        <EdgeButtons disabled={disabled} onEdge={onEdge} />
      </div>
      <p className="annotation hidden text-sm pointer-fine:block">{t('masking.controlHint')}</p>
    </fieldset>
  );
}
