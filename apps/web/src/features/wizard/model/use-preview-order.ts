import type { EngineOffer } from '@toile/contract';
import type { Tool } from '@toile/tools';
import { useSettled } from '../../../lib/use-settled.ts';
import type { PreviewOrder } from '../api/preview-run.ts';
import { useRunOffer } from './backdrop.ts';
import { encodeRun } from './encode-run.ts';
import { pictureKey } from './given-picture.ts';
import { findRunFault } from './run-fault.ts';
import type { RunInputs } from './run-inputs.ts';
import { useRunChecks } from './use-run-checks.ts';
import type { WizardControl } from './use-wizard.ts';

/** Pause in typing after which words are drawn: pictures are sent along with them. */
const PAUSE_MS = 1200;

type Drawn = { owner: string; offer: EngineOffer | undefined };

/**
 * The order of a run's free preview: undefined while a run could not start, and where another engine
 * draws than the one that draws previews.
 */
export function findPreviewOrder(
  tool: Tool,
  { prompt, settings, pictures, placing, count }: RunInputs,
  { owner, offer }: Drawn,
): PreviewOrder | undefined {
  if (tool.preview === undefined || offer?.method !== 'rules') return undefined;
  const inputs = { prompt, settings, pictures, placing, count, engine: offer.engine };
  if (findRunFault(tool, inputs) !== undefined) return undefined;
  const files = Object.values(pictures).map((picture) => pictureKey(picture));
  const key = JSON.stringify([tool.id, prompt, settings, files, placing, offer.engine]);
  return { key, form: () => encodeRun(tool, owner, inputs) };
}

/** The order of the preview of the entries, in pauses of typing or at once for a click that waits. */
export function usePreviewOrder(tool: Tool, { state, owner }: WizardControl) {
  const { isChecking, isHeld } = useRunChecks(tool, state);
  const prompt = useSettled(state.prompt, isChecking || isHeld ? 0 : PAUSE_MS);
  const { offer } = useRunOffer(tool, state);
  return findPreviewOrder(tool, { ...state, prompt }, { owner, offer });
}
