import type { ActiveJob, MaskCoordinates, PictureField } from '@toile/contract';
import { listFields } from '@toile/tools';
import {
  applyBadData,
  applyJobEvent,
  applyStreamStatus,
  createRun,
  type Run,
} from '../../../lib/generations/run.ts';
import { type GivenPicture, isSamePicture } from './given-picture.ts';
import { NOTHING_PLACED, type Placing } from './placing.ts';
import { reachSection } from './reach-section.ts';
import {
  type Intent,
  isSameRun,
  type RunCount,
  type RunInputs,
  type Settings,
} from './run-inputs.ts';
import type { PictureChange, WizardAction } from './wizard-action.ts';
import { createWizardState, isBusy, isPristine, type WizardState } from './wizard-state.ts';

/** The wizard after an action. Late answers to outdated requests change nothing. */
export function wizardReducer(state: WizardState, action: WizardAction): WizardState {
  switch (action.type) {
    case 'promptChanged':
      return { ...state, prompt: action.prompt };
    case 'settingChanged':
      return { ...state, settings: { ...state.settings, [action.setting]: action.value } };
    case 'pictureChanged':
      return changePicture(state, action);
    case 'maskChanged':
      return changeMask(state, action);
    case 'placed':
      return { ...state, placing: { ...state.placing, ...action.placing } };
    case 'pictureRecovered':
      return recoverPicture(state, action);
    case 'countChanged':
      return { ...state, count: action.count };
    case 'sectionChanged':
      return { ...state, currentSection: reachSection(state, action.section) };
    case 'runRequested':
      return requestRun(state, action.inputs, action.freshKey);
    case 'startAccepted':
      return acceptStart(state, action.key, action.jobId);
    case 'startFailed':
      return endStart(state, action.key, (intent) => ({
        status: 'failed',
        intent,
        error: action.error,
      }));
    case 'creditsMissing':
      return endStart(state, action.key, (intent) => ({
        status: 'outOfCredits',
        intent,
        offer: action.offer,
      }));
    case 'startDismissed':
      return { ...state, start: { status: 'idle' } };
    case 'entriesRestored':
      return restoreEntries(state);
    case 'jobFound':
      return showFoundJob(state, action.job);
    case 'eventReceived':
      return changeRun(state, action.jobId, (run) => applyJobEvent(run, action.event));
    case 'streamChanged':
      return changeRun(state, action.jobId, (run) => applyStreamStatus(run, action.status));
    case 'badDataReceived':
      return changeRun(state, action.jobId, applyBadData);
    case 'startedOver':
      return createWizardState(state.model, state.childrenCount);
  }
}

/** Sets or removes a picture; without it the steps that need it are out of reach. */
function changePicture(
  state: WizardState,
  { field, picture, goesOn = false }: PictureChange,
): WizardState {
  const isPhoto = field === 'original_target_image';
  const rest = isPhoto ? withoutMask(state) : state;
  const changed = withPicture(rest, field, picture);
  if (!goesOn) return changed;
  return { ...changed, currentSection: reachSection(changed, state.childrenCount - 2) };
}

/** Drops the marks of a photo that was replaced. */
function withoutMask(state: WizardState): WizardState {
  const { binary_mask_image: _mask, ...pictures } = state.pictures;
  return { ...state, pictures, placing: { ...NOTHING_PLACED, faceId: state.placing.faceId } };
}

/** Sets a mask and its dots; the subject's place, which belonged to the old mask, is dropped. */
function changeMask(
  state: WizardState,
  { mask, maskCoordinates }: { mask: GivenPicture | undefined; maskCoordinates?: MaskCoordinates },
): WizardState {
  const { faceId } = state.placing;
  const placing = { faceId, ...(maskCoordinates && { maskCoordinates }) };
  return withPicture({ ...state, placing }, 'binary_mask_image', mask);
}

function withPicture(
  state: WizardState,
  field: PictureField,
  picture: GivenPicture | undefined,
): WizardState {
  const { [field]: _before, ...others } = state.pictures;
  const changed = { ...state, pictures: picture ? { ...others, [field]: picture } : others };
  return { ...changed, currentSection: reachSection(changed, state.currentSection) };
}

/**
 * Restores an input picture of the run on screen, and of the wizard if it has none, or the same.
 */
function recoverPicture(
  state: WizardState,
  action: { jobId: string; field: PictureField; picture: GivenPicture },
): WizardState {
  const { jobId, field, picture } = action;
  if (!state.ran || state.run?.internalJobId !== jobId) return state;
  const before = state.ran.pictures[field];
  const ran = { ...state.ran, pictures: { ...state.ran.pictures, [field]: picture } };
  const isOther = state.pictures[field] && !isSamePicture(state.pictures[field], before);
  if (isOther) return { ...state, ran };
  return { ...state, ran, pictures: { ...state.pictures, [field]: picture } };
}

/** Requests a run once: a second click, or a retry of the same request, keeps its key. */
function requestRun(state: WizardState, inputs: RunInputs, freshKey: string): WizardState {
  if (isBusy(state)) return state;
  const unanswered = state.start.status === 'idle' ? undefined : state.start.intent;
  const key = unanswered && isSameRun(unanswered, inputs) ? unanswered.key : freshKey;
  return { ...state, start: { status: 'sending', intent: { ...inputs, key } } };
}

function acceptStart(state: WizardState, key: string, jobId: string): WizardState {
  if (state.start.status !== 'sending' || state.start.intent.key !== key) return state;
  const { key: _key, ...ran } = state.start.intent;
  return {
    ...state,
    start: { status: 'idle' },
    ran,
    run: createRun(jobId, ran.count),
    currentSection: state.childrenCount - 1,
  };
}

function endStart(
  state: WizardState,
  key: string,
  end: (intent: Intent) => WizardState['start'],
): WizardState {
  if (state.start.status !== 'sending' || state.start.intent.key !== key) return state;
  return { ...state, start: end(state.start.intent) };
}

/** Sets the entries back to those of the run on show. */
function restoreEntries(state: WizardState): WizardState {
  if (!state.ran) return state;
  const { prompt, settings, pictures, placing } = state.ran;
  return { ...state, prompt, settings, pictures, placing };
}

function showFoundJob(state: WizardState, job: ActiveJob): WizardState {
  if (!isPristine(state)) return state;
  const count: RunCount = job.total === 1 ? 1 : 4;
  const settings = pickSettings(job.settings);
  const placing = pickPlacing(job);
  return {
    ...state,
    prompt: job.prompt,
    settings,
    placing,
    count,
    // This tab does not have the pictures that another tab has sent.
    ran: { prompt: job.prompt, settings, pictures: {}, placing, count },
    run: createRun(job.job_id, job.total),
    currentSection: state.childrenCount - 1,
  };
}

function pickSettings(settings: ActiveJob['settings']): Settings {
  const known = listFields().filter(({ name }) => settings[name] !== undefined);
  return Object.fromEntries(known.map(({ name }) => [name, String(settings[name])]));
}

function pickPlacing({ settings, placement = {} }: ActiveJob): Placing {
  const { mask_coordinates: maskCoordinates, reposition } = placement;
  const faceId = settings.face_id;
  return {
    faceId: typeof faceId === 'number' ? faceId : NOTHING_PLACED.faceId,
    ...(maskCoordinates && { maskCoordinates }),
    ...(reposition && { reposition }),
  };
}

function changeRun(state: WizardState, jobId: string, change: (run: Run) => Run): WizardState {
  if (state.run?.internalJobId !== jobId) return state;
  return { ...state, run: change(state.run) };
}
