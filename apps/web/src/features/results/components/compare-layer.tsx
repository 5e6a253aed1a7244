import { useTranslation } from 'react-i18next';
import type { Size } from '../../../lib/pictures/paper.ts';
import { classNames } from '../../../ui/class-names.ts';
import { placeDivider, seenStretch } from '../model/divide.ts';
import type { Before } from '../model/use-compared.ts';
import type { StageView } from '../model/use-stage-view.ts';
import { CompareDivider } from './compare-divider.tsx';
import { StagePicture } from './stage-picture.tsx';

type CompareLayerProps = {
  before: Before;
  /** Size of the result below it. */
  box: Size;
  view: StageView;
  share: number;
  onShare: (share: number) => void;
  onGone: () => void;
};

/** Share of the width that a label needs beside the divider; with less room it is hidden. */
const LABEL_ROOM = 0.14;

/** The picture before, over the left part of the result. */
export function CompareLayer({ before, box, view, share, onShare, onGone }: CompareLayerProps) {
  const { t } = useTranslation();
  const { viewport } = view;
  const stretch = seenStretch(viewport, box, view.view);
  const cut = view.view.width - placeDivider(share, stretch);
  const top = Math.max(0, viewport.y) + 10;
  return (
    <>
      <div className="absolute inset-0" style={{ clipPath: `inset(0 ${cut}px 0 0)` }}>
        <StagePicture
          key={before.image_url}
          src={before.image_url}
          thumbnail={before.thumbnail_url}
          alt={t('results.preview.sourceAlt')}
          box={box}
          viewport={viewport}
          onGone={onGone}
        />
      </div>
      <span
        className={classNames(LABEL, share < LABEL_ROOM && 'opacity-0')}
        style={{ top, left: stretch.left + 10 }}
      >
        {t('results.preview.before')}
      </span>
      <span
        className={classNames(LABEL, share > 1 - LABEL_ROOM && 'opacity-0')}
        style={{ top, right: view.view.width - stretch.right + 10 }}
      >
        {t('results.preview.after')}
      </span>
      <CompareDivider share={share} stretch={stretch} onShare={onShare} />
    </>
  );
}

const LABEL =
  'pointer-events-none absolute rounded bg-[#0b0c0f]/75 px-2 py-0.5 text-sm text-[#fff] transition-opacity';
