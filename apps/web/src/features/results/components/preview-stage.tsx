import type { Generation } from '@toile/contract';
import { toolName } from '@toile/tools';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SizedPicture } from '../../../lib/generations/picture-sizes.ts';
import { fullPicture } from '../../../lib/generations/picture-sources.ts';
import { useTimeAgo } from '../../../lib/time/use-time-ago.ts';
import { classNames } from '../../../ui/class-names.ts';
import { seenStretch, shareAt } from '../model/divide.ts';
import type { Compared } from '../model/use-compared.ts';
import type { StageView } from '../model/use-stage-view.ts';
import { useViewerPointer } from '../model/use-viewer-pointer.ts';
import { CompareLayer } from './compare-layer.tsx';
import { RepeatLayer } from './repeat-layer.tsx';
import { StageNote } from './stage-note.tsx';
import { StagePicture } from './stage-picture.tsx';

type PreviewStageProps = {
  stage: RefObject<HTMLDivElement | null>;
  view: StageView;
  picture: SizedPicture;
  type: Generation['type'];
  timestamp: string;
  /** The picture laid over it; undefined while nothing is compared. */
  compared: Compared | undefined;
  /** True: the tile is repeated as on the cloth. */
  repeated: boolean;
  gone: boolean;
  onGone: () => void;
  onBeforeGone: () => void;
  onStep: (by: 1 | -1) => void;
  upscaling: boolean;
};

/** The picture as large as there is room, to be zoomed and compared. */
export function PreviewStage(props: PreviewStageProps) {
  const { stage, view, picture, type, compared, repeated, gone, onGone, onStep, upscaling } = props;
  const { t } = useTranslation();
  const [share, setShare] = useState(0.5);
  const [pullPx, setPullPx] = useState(0);
  const before = compared?.status === 'found' && !gone ? compared.before : undefined;
  const time = useTimeAgo(props.timestamp);
  const divide = (x: number) =>
    setShare(shareAt(x, seenStretch(view.viewport, picture, view.view)));
  const pointer = useViewerPointer(stage, {
    view,
    onDivide: before && divide,
    onStep,
    onPull: setPullPx,
  });
  const { image_id, thumbnail_url } = picture;
  const { src } = fullPicture(picture);
  const alt = t('results.preview.alt', { tool: toolName(type), time });
  return (
    <div
      {...pointer}
      ref={stage}
      className={classNames(
        'cross-paper relative h-[62dvh] min-h-64 shrink-0 overflow-hidden bg-sunk select-none lg:h-auto lg:min-h-0 lg:flex-1',
        view.isZoomed
          ? 'cursor-grab touch-none active:cursor-grabbing'
          : classNames('touch-pan-y', before ? 'cursor-ew-resize' : 'cursor-zoom-in'),
      )}
    >
      <div
        className={classNames('absolute inset-0', pullPx === 0 && 'transition-transform')}
        style={{ transform: `translateX(${pullPx}px)` }}
      >
        {gone ? (
          <StageNote text={t('results.imageGone')} />
        ) : (
          <StagePicture
            key={image_id}
            src={src}
            thumbnail={thumbnail_url}
            alt={alt}
            box={picture}
            viewport={view.viewport}
            onGone={onGone}
          />
        )}
      </div>
      {before && (
        <CompareLayer
          before={before}
          box={picture}
          view={view}
          share={share}
          onShare={setShare}
          onGone={props.onBeforeGone}
        />
      )}
      {repeated && <RepeatLayer picture={picture} onGone={onGone} />}
      {compared?.status === 'gone' && !gone && (
        <StageNote text={t('results.preview.beforeGone')} isAside />
      )}
      {upscaling && <StageNote text={t('results.upscaling')} isBusy isAside />}
    </div>
  );
}
