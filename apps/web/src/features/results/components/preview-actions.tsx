import type { Generation } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { askForBoard } from '../../../lib/boards/ask-for-board.ts';
import { useUpscaleOffer } from '../../../lib/engines/engine-offers.ts';
import { isUpscaled, type SizedPicture } from '../../../lib/generations/picture-sizes.ts';
import { useUpscaleImage } from '../../../lib/generations/upscale-image.ts';
import { askForTechPack, isSketch } from '../../../lib/tech-packs/ask-for-tech-pack.ts';
import { Button } from '../../../ui/button.tsx';
import { isUploadGone, useGeneration } from '../api/get-generation.ts';
import { DeskLink } from './desk-link.tsx';
import { DownloadButtons } from './download-buttons.tsx';
import { SvgLink } from './svg-link.tsx';
import { UpscaleNote } from './upscale-note.tsx';
import { VaryButton } from './vary-button.tsx';

type PreviewActionsProps = {
  generation: Generation;
  /** The picture in the size on screen. */
  picture: SizedPicture;
  locked: boolean;
};

/** Actions on an output. */
export function PreviewActions({ generation, picture, locked }: PreviewActionsProps) {
  const { t } = useTranslation();
  const { upscale, upscalingId, isBusy } = useUpscaleImage();
  const { credits } = useUpscaleOffer();
  const id = generation.output_image_id;
  const { data: details } = useGeneration(id);
  const isUpscaling = upscalingId === id;
  return (
    <div className="flex flex-col gap-3">
      <DownloadButtons generation={generation} picture={picture} locked={locked} />
      <SvgLink id={id} />
      {isSketch(generation) && (
        <Button
          look="outline"
          disabled={locked}
          onClick={() => askForTechPack([{ ...generation, ...picture }])}
        >
          {t('results.techPack')}
        </Button>
      )}
      <Button
        look="outline"
        disabled={locked || isUpscaled(generation) || (isBusy && !isUpscaling)}
        pending={isUpscaling}
        onClick={() => upscale(generation)}
        className="justify-between!"
      >
        <span className="mr-auto">{t('results.upscale')}</span>
        <span className="font-normal whitespace-nowrap tabular-nums">
          {isUpscaled(generation)
            ? t('results.upscaleDone')
            : t('results.price', { count: credits })}
        </span>
      </Button>
      {!isUpscaled(generation) && <UpscaleNote />}
      {!isUploadGone(details) && <VaryButton generation={generation} disabled={locked} />}
      <Button
        look="outline"
        disabled={locked}
        onClick={() => askForBoard([picture.output_image_id])}
      >
        {t('results.addToBoard')}
      </Button>
      <DeskLink type={generation.type} id={picture.output_image_id} />
    </div>
  );
}
