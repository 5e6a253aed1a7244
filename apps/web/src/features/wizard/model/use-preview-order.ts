import type { Tool } from '@toile/tools';
import { useSettled } from '../../../lib/use-settled.ts';
import { useRunOffer } from './backdrop.ts';
import { encodeRun } from './encode-run.ts';
import { pictureKey } from './given-picture.ts';
import { findRunFault } from './run-fault.ts';
import type { WizardControl } from './use-wizard.ts';

/** Pause in typing after which words are drawn: pictures are sent along with them. */
const PAUSE_MS = 1200;

/**
 * The order of a run's free preview: undefined while a run could not start, and where another engine
 * draws than the one that draws previews.
 */
export function usePreviewOrder(tool: Tool, { state, owner }: WizardControl) {
  const { settings, pictures, placing, count } = state;
  const prompt = useSettled(state.prompt, PAUSE_MS);
  const { offer } = useRunOffer(tool, state);
  const isDrawn = tool.preview !== undefined && offer?.method === 'rules';
  if (!isDrawn || findRunFault(tool, { ...state, prompt }) !== undefined) return undefined;
  const inputs = { prompt, settings, pictures, placing, count, engine: offer.engine };
  const files = Object.values(pictures).map((picture) => pictureKey(picture));
  const key = JSON.stringify([tool.id, prompt, settings, files, placing, offer.engine]);
  return { key, form: () => encodeRun(tool, owner, inputs) };
}
