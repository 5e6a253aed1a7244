import { type Generation, UPSCALE_PRICE_CREDITS } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { useUpscaleImage } from '../../../lib/generations/upscale-image.ts';
import { useSaveImage } from '../../../lib/generations/use-save-image.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { DetailList } from './detail-list.tsx';
import { FeedbackBlock } from './feedback-block.tsx';
import { ResultBadges } from './result-badges.tsx';
import { SvgLink } from './svg-link.tsx';

type PreviewDetailsProps = {
  generation: Generation;
  locked: boolean;
  /** Whether the picture did not come: nothing can be done with it then. */
  gone: boolean;
  repeated: boolean;
  onRepeated: (repeated: boolean) => void;
  /** Whether the source lies beside it; undefined where there is none. */
  compared: boolean | undefined;
  onCompared: (compared: boolean) => void;
};

/** What an output is, how it was made, and what can be done with it. */
export function PreviewDetails(props: PreviewDetailsProps) {
  const { generation, locked, gone, repeated, onRepeated, compared, onCompared } = props;
  const { t } = useTranslation();
  const { save, savingId } = useSaveImage();
  const { upscale, upscalingId } = useUpscaleImage();
  const id = generation.output_image_id;
  return (
    <div className="flex flex-col gap-6 p-6 lg:min-h-0 lg:overflow-y-auto lg:border-l lg:border-hairline">
      <div className="flex flex-col gap-2 pr-12">
        <p className="title-section text-2xl">{t(`tools.${generation.type}.name`)}</p>
        <div className="flex flex-wrap gap-1.5">
          <ResultBadges {...generation} />
        </div>
      </div>
      {!gone && (
        <div className="flex flex-col gap-3">
          {generation.seam && (
            <Button
              look={repeated ? 'ink' : 'outline'}
              aria-pressed={repeated}
              onClick={() => onRepeated(!repeated)}
            >
              {t('results.preview.repeated')}
            </Button>
          )}
          {compared !== undefined && (
            <Button
              look={compared ? 'ink' : 'outline'}
              aria-pressed={compared}
              onClick={() => onCompared(!compared)}
            >
              {t('results.preview.compare')}
            </Button>
          )}
          <Button
            look="accent"
            disabled={locked}
            pending={savingId === id}
            onClick={() => save(id)}
          >
            <Icon name="download" />
            {t('results.download')}
          </Button>
          <SvgLink id={id} />
          <Button
            look="outline"
            disabled={locked || isLarge(generation)}
            pending={upscalingId === id}
            onClick={() => upscale(generation)}
            className="justify-between"
          >
            <span>{t(upscalingId === id ? 'results.upscaling' : 'results.upscale')}</span>
            <span className="font-normal tabular-nums">
              {t('results.price', { count: UPSCALE_PRICE_CREDITS })}
            </span>
          </Button>
        </div>
      )}
      {!gone && <FeedbackBlock generation={generation} />}
      <DetailList generation={generation} />
    </div>
  );
}

/** Made larger already, or made of a smaller one. */
function isLarge({ upscaled, upscaled_from_id: smaller }: Generation): boolean {
  return upscaled || smaller !== null;
}
