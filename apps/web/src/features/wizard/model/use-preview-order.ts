import type { Tool } from '@toile/tools';
import { useToolOffer } from '../../../lib/engines/engine-offers.ts';
import { encodeRun } from './encode-run.ts';
import { pictureKey } from './given-picture.ts';
import { findRunFault } from './run-fault.ts';
import type { WizardControl } from './use-wizard.ts';

/**
 * The order of a run's free preview: undefined while a run could not start, and where another engine
 * draws than the one that draws previews.
 */
export function usePreviewOrder(tool: Tool, { state, owner }: WizardControl) {
  const { prompt, settings, pictures, placing, count } = state;
  const { offer } = useToolOffer(tool.id);
  const isDrawn = tool.preview !== undefined && offer?.method === 'rules';
  if (!isDrawn || findRunFault(tool, state) !== undefined) return undefined;
  const inputs = { prompt, settings, pictures, placing, count, engine: offer.engine };
  const files = Object.values(pictures).map((picture) => pictureKey(picture));
  const key = JSON.stringify([tool.id, prompt, settings, files, placing, offer.engine]);
  return { key, form: () => encodeRun(tool, owner, inputs) };
}
