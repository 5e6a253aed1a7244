import type { Generation } from '@toile/contract';
import * as Radix from 'radix-ui/dialog';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SizedPicture } from '../../../lib/generations/picture-sizes.ts';
import { useUpscalingId } from '../../../lib/generations/upscale-image.ts';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import { useIsDeleted } from '../api/get-generation.ts';
import { useCompared } from '../model/use-compared.ts';
import { useStageView } from '../model/use-stage-view.ts';
import { playViewerKey } from '../model/viewer-keys.ts';
import { PreviewDetails } from './preview-details.tsx';
import { PreviewHeader } from './preview-header.tsx';
import { PreviewStage } from './preview-stage.tsx';
import { type PreviewMode, StageBar } from './stage-bar.tsx';

type PreviewContentProps = {
  generation: Generation;
  /** The picture in the size on screen. */
  picture: SizedPicture;
  /** Place of the output in the row, or of the one from which it was opened. */
  index: number;
  total: number;
  locked: boolean;
  onStep: (by: 1 | -1) => void;
  /** Opens an earlier picture that this one was made from. */
  onWalk: (id: string) => void;
  onBack: (() => void) | undefined;
  children: ReactNode;
};

/** One output in the preview: the picture, its details, and its actions. */
export function PreviewContent(props: PreviewContentProps) {
  const { generation, picture, index, total, locked, onStep, onWalk, onBack, children } = props;
  const { t } = useTranslation();
  const returnFocus = useReturnFocus();
  const stage = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<PreviewMode>('alone');
  const [goneUrls, setGoneUrls] = useState<readonly string[]>([]);
  const id = generation.output_image_id;
  const view = useStageView(stage, picture, picture.output_image_id);
  const found = useCompared(generation, picture);
  const upscalingId = useUpscalingId();
  const isGone = (url: string) => goneUrls.includes(url);
  const markGone = (url: string) => setGoneUrls((urls) => [...urls, url]);
  const compared =
    found.status === 'found' && isGone(found.before.image_url)
      ? ({ status: 'gone' } as const)
      : found;
  const isDeleted = useIsDeleted(id);
  const gone = isDeleted || isGone(picture.image_url);

  const modes = gone ? [] : listModes(picture, compared.status !== 'none');
  const mode = modes.find((one) => one === chosen) ?? 'alone';
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => playViewerKey(event, { view, onStep });
  return (
    <Radix.Content
      {...returnFocus}
      aria-describedby={undefined}
      onKeyDown={onKeyDown}
      className="fixed inset-0 z-50 flex animate-appear flex-col overflow-y-auto overscroll-contain bg-paper sm:inset-3 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_minmax(0,1fr)] lg:overflow-hidden"
    >
      <Radix.Title className="sr-only">{t('results.preview.title')}</Radix.Title>
      <PreviewHeader index={index} total={total} onStep={onStep} onBack={onBack} />
      <div className="flex min-w-0 flex-col lg:min-h-0">
        <PreviewStage
          stage={stage}
          view={view}
          type={generation.type}
          timestamp={generation.timestamp}
          picture={picture}
          compared={mode === 'compared' ? compared : undefined}
          repeated={mode === 'repeated'}
          gone={gone}
          onGone={() => markGone(picture.image_url)}
          onBeforeGone={() => compared.status === 'found' && markGone(compared.before.image_url)}
          onStep={onStep}
          upscaling={upscalingId === id}
        />
        <StageBar
          modes={modes}
          mode={mode}
          onMode={setChosen}
          view={mode === 'repeated' || gone ? undefined : view}
        />
      </div>
      <PreviewDetails
        key={onBack ? `walked to ${id}` : id}
        generation={generation}
        picture={picture}
        locked={locked}
        gone={gone}
        onWalk={onWalk}
      />
      {children}
    </Radix.Content>
  );
}

function listModes({ seam }: SizedPicture, isComparable: boolean) {
  const modes: Exclude<PreviewMode, 'alone'>[] = [];
  if (isComparable) modes.push('compared');
  if (seam) modes.push('repeated');
  return modes;
}
