import { errorWords, type JobEvent } from '@toile/contract';
import type { StreamStatus } from '../event-stream/job-connection.ts';
import { createSlots, failSlot, fillSlot, type Slot } from './slots.ts';

/** Progress of one image: the part that is done, and a coarse picture as a data URI. */
export type SlotProgress = { slot: number; fraction?: number; preview?: string };

/** A run as the screen shows it, built from the job's events alone. */
export type Run = {
  internalJobId: string;
  status: 'loading' | 'succeeded' | 'failed';
  generationsDone: boolean;
  expectedGenerationsCount: number;
  imageGenerationList: Slot[];
  /** Stage of the job; null before the first event. */
  stage: 'queued' | 'drawing' | 'retrying' | null;
  /** Progress of the images under way, by their slots. */
  progress: Readonly<Record<number, SlotProgress>>;
  /** Credits returned; known once the run has ended. */
  releasedCredits: number;
  canceled: boolean;
  streamStatus: StreamStatus;
  generationsError: string | null;
};

/** A run without an event yet. */
export function createRun(internalJobId: string, count: number): Run {
  return {
    internalJobId,
    status: 'loading',
    generationsDone: false,
    expectedGenerationsCount: count,
    imageGenerationList: createSlots(count),
    stage: null,
    progress: {},
    releasedCredits: 0,
    canceled: false,
    streamStatus: 'connecting',
    generationsError: null,
  };
}

/** The run after one more of its events. */
export function applyJobEvent(run: Run, { event, data }: JobEvent): Run {
  switch (event) {
    case 'image': {
      const { slot, replaces, ...generation } = data;
      return {
        ...run,
        progress: withoutSlot(run.progress, slot),
        imageGenerationList: fillSlot(run.imageGenerationList, generation, replaces),
      };
    }
    case 'failed':
      return {
        ...run,
        progress: withoutSlot(run.progress, data.slot),
        imageGenerationList: failSlot(run.imageGenerationList, data.message),
      };
    case 'progress':
      return { ...run, stage: data.stage, progress: withProgress(run.progress, data) };
    case 'done':
      return {
        ...run,
        status: data.delivered > 0 || data.canceled ? 'succeeded' : 'failed',
        generationsDone: true,
        releasedCredits: data.released,
        canceled: data.canceled,
      };
  }
}

type Progress = Run['progress'];

function withoutSlot(progress: Progress, slot: number): Progress {
  return Object.fromEntries(Object.entries(progress).filter(([key]) => key !== String(slot)));
}

/** Progress with the news of one image: earlier news stay until it comes or is begun anew. */
function withProgress(
  progress: Progress,
  { slot, stage, fraction, preview }: Extract<JobEvent, { event: 'progress' }>['data'],
): Progress {
  if (slot === undefined) return progress;
  if (stage !== 'drawing') return withoutSlot(progress, slot);
  const before = progress[slot];
  const now = { slot, fraction: fraction ?? before?.fraction, preview: preview ?? before?.preview };
  return { ...progress, [slot]: now };
}

/** The run after a change of its stream's state, which no longer matters once the run has ended. */
export function applyStreamStatus(run: Run, streamStatus: StreamStatus): Run {
  if (run.generationsDone) return run;
  const lost = streamStatus === 'lost';
  return {
    ...run,
    streamStatus,
    status: lost ? 'failed' : 'loading',
    generationsError: streamError(streamStatus),
  };
}

/** The run after an event that could not be read. */
export function applyBadData(run: Run): Run {
  return { ...run, generationsError: errorWords.streamData };
}

function streamError(status: StreamStatus): string | null {
  if (status === 'lost') return errorWords.streamEstablish;
  return status === 'reconnecting' ? errorWords.streamConnection : null;
}
