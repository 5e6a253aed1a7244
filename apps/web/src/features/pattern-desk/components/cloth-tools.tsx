import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LIFE_SIZE } from '../model/cloth-view.ts';
import type { ClothControl } from '../model/use-cloth-view.ts';

type ClothToolsProps = { control: ClothControl; isOutlined: boolean; onOutline: () => void };

const STEP = 1.25;
/** Steps of the zoom slider, which is logarithmic: each step has the same factor. */
const STEPS = 100;

/** Controls of the zoom and of the tile's outline. */
export function ClothTools({ control, isOutlined, onOutline }: ClothToolsProps) {
  const { t } = useTranslation();
  const { view, limits, scaleBy, setScale } = control;
  const range = Math.log(limits.most / limits.least);
  const percent = Math.round((view.pxPerCm / LIFE_SIZE) * 100);
  const value = t('patternDesk.cloth.scaleValue', { percent });
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <div className="flex min-w-56 grow items-center gap-1 sm:max-w-sm">
        <IconButton
          icon="minus"
          label={t('patternDesk.cloth.zoomOut')}
          onClick={() => scaleBy(1 / STEP)}
        />
        <input
          type="range"
          min={0}
          max={STEPS}
          step="any"
          aria-label={t('patternDesk.cloth.scale')}
          aria-valuetext={value}
          value={(Math.log(view.pxPerCm / limits.least) / range) * STEPS}
          onChange={({ target }) =>
            setScale(limits.least * Math.exp((Number(target.value) / STEPS) * range))
          }
          className="h-11 min-w-0 grow cursor-pointer accent-accent"
        />
        <IconButton
          icon="plus"
          label={t('patternDesk.cloth.zoomIn')}
          onClick={() => scaleBy(STEP)}
        />
      </div>
      <span className="min-w-36 text-sm text-ink-soft tabular-nums">{value}</span>
      <div className="flex flex-wrap gap-2">
        <Button look="outline" onClick={control.showThree}>
          {t('patternDesk.cloth.three')}
        </Button>
        <Button look="outline" onClick={control.showLife}>
          {t('patternDesk.cloth.life')}
        </Button>
        <Button look={isOutlined ? 'ink' : 'outline'} aria-pressed={isOutlined} onClick={onOutline}>
          {t('patternDesk.cloth.outline')}
        </Button>
      </div>
    </div>
  );
}
