import type { Tool } from '@toile/tools';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Offered, offeredBy, useToolOffer } from '../../../lib/engines/engine-offers.ts';
import { largestOf } from '../../../lib/generations/picture-sizes.ts';
import { useSaveImage } from '../../../lib/generations/use-save-image.ts';
import { classNames } from '../../../ui/class-names.ts';
import { failedThroughout, listImages, type RunView } from '../model/run-view.ts';
import { useFreshSlots } from '../model/use-fresh-slots.ts';
import { OutputDetails } from './output-details.tsx';
import { PreviewOverlay } from './preview-overlay.tsx';
import { ResultGrid } from './result-grid.tsx';
import { LARGE_CLASS } from './result-layout.tsx';
import { RunActions, type RunCount, type RunWords } from './run-actions.tsx';
import { ReadingNotice, StreamNotice, UnreadNotice } from './run-notices.tsx';
import { type Given, RunStatus } from './run-status.tsx';

type ResultStepProps = {
  /** False while another step of the wizard is in view. */
  active?: boolean;
  tool: Pick<Tool, 'id' | 'outputSize'>;
  run: RunView;
  /** Prompt and number of images of the run. */
  ran: { prompt: string; count: RunCount };
  /** Entries of the run to be shown with it; absent where others on the screen are the same. */
  given: Given | undefined;
  /** Words of the prompt of which it is told elsewhere on the screen that they are not drawn. */
  toldWords?: readonly string[];
  /** True while another run is being requested. */
  starting: boolean;
  onBack: () => void;
  onStartOver?: () => void;
  /** Leads to the step of the input picture; absent for a run without one. */
  onChangePicture?: (() => void) | undefined;
  /** Labels of the buttons that lead on, where the wizard's do not fit. */
  words?: RunWords;
  /** The engine of the output that is varied: its variations stay with it. */
  ofEngine?: string;
  /** Starts the same run once more; absent where that is done elsewhere on the screen. */
  onRegenerate?: (next: NextRun) => void;
  onRetryStream: () => void;
  children?: ReactNode;
};

/** The number of images of the next run, and the engine that its price is of. */
type NextRun = { count: RunCount } & Offered;

/**
 * A run: its images as they come, and their actions; of a single image the details besides. They
 * stand in the columns of a `ResultLayout`.
 */
export function ResultStep(props: ResultStepProps) {
  const { tool, run, ran, starting, onRegenerate, onRetryStream, children } = props;
  const { t } = useTranslation();
  const slots = useFreshSlots(tool.id, run.imageGenerationList);
  const images = listImages({ imageGenerationList: slots });
  const [openId, setOpenId] = useState<string | null>(null);
  const [startId, setStartId] = useState<string | null>(null);
  const open = (id: string | null, walkedId: string | null = null) => {
    setOpenId(id);
    setStartId(walkedId);
  };
  const locked = run.status === 'loading';
  const single = slots.length === 1 ? slots[0]?.generation : undefined;
  const { save } = useSaveImage();
  const toolOffer = useToolOffer(tool.id, props.ofEngine);
  const { credits } = toolOffer;
  return (
    <>
      <div className={classNames('flex min-w-0 flex-col gap-3', slots.length === 1 && LARGE_CLASS)}>
        <RunStatus run={run} given={props.given} />
        <ResultGrid
          run={run}
          slots={slots}
          size={images[0] ?? tool.outputSize}
          prompt={ran.prompt}
          onOpen={open}
          onSave={save}
        />
        <StreamNotice run={run} onRetry={onRetryStream} />
        <UnreadNotice images={images} told={props.toldWords} />
        <ReadingNotice images={images} />
        {children}
        <RunActions
          active={props.active ?? true}
          locked={locked}
          pending={starting}
          credits={credits}
          initialCount={ran.count}
          onBack={props.onBack}
          onStartOver={props.onStartOver}
          onChangePicture={failedThroughout(run) ? props.onChangePicture : undefined}
          words={props.words}
          onRegenerate={
            onRegenerate && ((count) => onRegenerate({ count, ...offeredBy(toolOffer) }))
          }
        />
      </div>
      {single && (
        <div className="flex min-w-0 flex-col gap-6 lg:col-start-2 lg:row-start-2 lg:border-t lg:border-hairline lg:pt-5">
          <h2 className="sr-only">{t('results.preview.about')}</h2>
          <OutputDetails
            generation={single}
            picture={largestOf(single)}
            locked={locked}
            onWalk={(id) => open(single.output_image_id, id)}
          />
        </div>
      )}
      <PreviewOverlay
        generations={images}
        openId={openId}
        startId={startId}
        onChange={open}
        locked={locked}
      />
    </>
  );
}
