import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { type StageView, ZOOM_STEP } from '../model/use-stage-view.ts';

/** Modes of looking at a result. */
export type PreviewMode = 'alone' | 'compared' | 'repeated';

type StageBarProps = {
  modes: readonly Exclude<PreviewMode, 'alone'>[];
  mode: PreviewMode;
  onMode: (mode: PreviewMode) => void;
  /** Undefined where nothing can be zoomed. */
  view: StageView | undefined;
};

const ICONS: Record<Exclude<PreviewMode, 'alone'>, IconName> = {
  compared: 'compare',
  repeated: 'tiles',
};

/** The bar under the picture: modes of looking at it, and the zoom. */
export function StageBar({ modes, mode, onMode, view }: StageBarProps) {
  const { t } = useTranslation();
  const words = {
    compared: t('results.preview.compare'),
    repeated: t('results.preview.repeated'),
  };
  return (
    <div className="flex min-h-15 flex-wrap items-center gap-2 border-y border-hairline bg-paper px-3 py-2 lg:border-b-0">
      {modes.map((one) => (
        <Button
          key={one}
          look={mode === one ? 'ink' : 'outline'}
          aria-pressed={mode === one}
          onClick={() => onMode(mode === one ? 'alone' : one)}
          className="px-3.5!"
        >
          <Icon name={ICONS[one]} />
          {words[one]}
        </Button>
      ))}
      {view && <ZoomButtons view={view} />}
    </div>
  );
}

function ZoomButtons({ view }: { view: StageView }) {
  const { t } = useTranslation();
  const percent = Math.round(view.viewport.scale * 100);
  return (
    <fieldset className="ml-auto flex items-center">
      <legend className="sr-only">{t('results.preview.zoom')}</legend>
      <IconButton
        icon="minus"
        label={t('results.preview.zoomOut')}
        disabled={!view.isZoomed}
        onClick={() => view.zoomBy(1 / ZOOM_STEP)}
      />
      <button
        type="button"
        title={t('results.preview.showAll')}
        aria-label={t('results.preview.zoomLabel', { percent })}
        onClick={view.showAll}
        className="min-h-11 min-w-16 rounded text-center tabular-nums hover:bg-sunk"
      >
        {t('results.preview.zoomValue', { percent })}
      </button>
      <IconButton
        icon="plus"
        label={t('results.preview.zoomIn')}
        onClick={() => view.zoomBy(ZOOM_STEP)}
      />
    </fieldset>
  );
}
