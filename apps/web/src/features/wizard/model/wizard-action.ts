import type {
  ActiveJob,
  InsufficientCredits,
  JobEvent,
  MaskCoordinates,
  PictureField,
} from '@toile/contract';
import type { StreamStatus } from '../../../lib/event-stream/job-connection.ts';
import type { GivenPicture } from './given-picture.ts';
import type { Placing } from './placing.ts';
import type { RunCount, RunInputs } from './run-inputs.ts';

/** A picture set or removed; `goesOn` opens the first step that asks for something more. */
export type PictureChange = {
  type: 'pictureChanged';
  field: PictureField;
  picture: GivenPicture | undefined;
  goesOn?: boolean;
};

/** Actions of a wizard. Those about a run name it by its key or job id. */
export type WizardAction =
  | { type: 'promptChanged'; prompt: string }
  | { type: 'settingChanged'; setting: string; value: string | undefined }
  | PictureChange
  | { type: 'maskChanged'; mask: GivenPicture | undefined; maskCoordinates?: MaskCoordinates }
  | { type: 'placed'; placing: Partial<Pick<Placing, 'reposition' | 'faceId'>> }
  | { type: 'pictureRecovered'; jobId: string; field: PictureField; picture: GivenPicture }
  | { type: 'countChanged'; count: RunCount }
  | { type: 'sectionChanged'; section: number }
  | { type: 'runRequested'; inputs: RunInputs; freshKey: string }
  | { type: 'startAccepted'; key: string; jobId: string }
  | { type: 'startFailed'; key: string; error: string }
  | { type: 'creditsMissing'; key: string; offer: InsufficientCredits }
  | { type: 'startDismissed' }
  | { type: 'entriesRestored' }
  | { type: 'jobFound'; job: ActiveJob }
  | { type: 'eventReceived'; jobId: string; event: JobEvent }
  | { type: 'streamChanged'; jobId: string; status: StreamStatus }
  | { type: 'badDataReceived'; jobId: string }
  | { type: 'startedOver' };
