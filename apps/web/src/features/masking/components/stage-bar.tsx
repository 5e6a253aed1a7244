import { useTranslation } from 'react-i18next';
import { canRedo, canUndo, type MaskHistory } from '../../../canvas/mask/mask-history.ts';
import type { MaskSession } from '../../../canvas/mask/mask-session.ts';
import type { ViewportControl } from '../../../canvas/stage/use-viewport.ts';
import { IconButton } from '../../../ui/icon-button.tsx';

const ZOOM_STEP = 1.5;

type StageBarProps = {
  session: MaskSession;
  history: MaskHistory;
  control: ViewportControl;
  locked: boolean;
};

/** The bar along the stage's edge: undo, redo and zoom. */
export function StageBar({ session, history, control, locked }: StageBarProps) {
  const { t } = useTranslation();
  return (
    <div className="flex items-center justify-between border-t border-hairline bg-raised">
      <div className="flex">
        <IconButton
          icon="undo"
          label={t('masking.undo')}
          disabled={locked || !canUndo(history)}
          onClick={session.undo}
        />
        <IconButton
          icon="redo"
          label={t('masking.redo')}
          disabled={locked || !canRedo(history)}
          onClick={session.redo}
        />
      </div>
      <div className="flex">
        <IconButton
          icon="minus"
          label={t('masking.zoomOut')}
          onClick={() => control.zoomBy(1 / ZOOM_STEP)}
        />
        <IconButton icon="expand" label={t('masking.zoomAll')} onClick={control.showAll} />
        <IconButton
          icon="plus"
          label={t('masking.zoomIn')}
          onClick={() => control.zoomBy(ZOOM_STEP)}
        />
      </div>
    </div>
  );
}
