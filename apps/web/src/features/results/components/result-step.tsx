import type { Tool } from '@toile/tools';
import { type ReactNode, useState } from 'react';
import { type Offered, offeredBy, useToolOffer } from '../../../lib/engines/engine-offers.ts';
import { useSaveImage } from '../../../lib/generations/use-save-image.ts';
import { failedThroughout, listImages, type RunView } from '../model/run-view.ts';
import { useFreshSlots } from '../model/use-fresh-slots.ts';
import { PreviewOverlay } from './preview-overlay.tsx';
import { ResultGrid } from './result-grid.tsx';
import { RunActions, type RunCount, type RunWords } from './run-actions.tsx';
import { ReadingNotice, StreamNotice, UnreadNotice } from './run-notices.tsx';
import { RunStatus } from './run-status.tsx';

type ResultStepProps = {
  /** False while another step of the wizard is in view. */
  active?: boolean;
  tool: Pick<Tool, 'id' | 'outputSize'>;
  run: RunView;
  /** Prompt and number of images of the run. */
  ran: { prompt: string; count: RunCount };
  /** The input picture of the run, if it has one. */
  sourceUrl: string | undefined;
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
  onRegenerate: (next: NextRun) => void;
  onRetryStream: () => void;
  children?: ReactNode;
};

/** The number of images of the next run, and the engine that its price is of. */
type NextRun = { count: RunCount } & Offered;

/** A run: its images as they come, and their actions. */
export function ResultStep(props: ResultStepProps) {
  const { tool, run, ran, starting, onRetryStream, children } = props;
  const slots = useFreshSlots(tool.id, run.imageGenerationList);
  const images = listImages({ imageGenerationList: slots });
  const [openId, setOpenId] = useState<string | null>(null);
  const { save } = useSaveImage();
  const toolOffer = useToolOffer(tool.id, props.ofEngine);
  const { credits } = toolOffer;
  return (
    <div className="flex flex-col gap-5">
      <RunStatus run={run} prompt={ran.prompt} sourceUrl={props.sourceUrl} />
      <ResultGrid
        run={run}
        slots={slots}
        size={images[0] ?? tool.outputSize}
        prompt={ran.prompt}
        onOpen={setOpenId}
        onSave={save}
      />
      <StreamNotice run={run} onRetry={onRetryStream} />
      <UnreadNotice images={images} />
      <ReadingNotice images={images} />
      {children}
      <RunActions
        active={props.active ?? true}
        locked={run.status === 'loading'}
        pending={starting}
        credits={credits}
        initialCount={ran.count}
        onBack={props.onBack}
        onStartOver={props.onStartOver}
        onChangePicture={failedThroughout(run) ? props.onChangePicture : undefined}
        words={props.words}
        onRegenerate={(count) => props.onRegenerate({ count, ...offeredBy(toolOffer) })}
      />
      <PreviewOverlay
        generations={images}
        openId={openId}
        onChange={setOpenId}
        locked={run.status === 'loading'}
      />
    </div>
  );
}
