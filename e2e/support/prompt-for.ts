import type { Tool } from '@toile/tools';

/**
 * A prompt that fits the tool and its input picture, which shows a drawn red dress where a garment
 * is asked for.
 */
export const promptFor = ({ source, examples }: Tool): string =>
  source === 'garment' ? 'the red dress' : (examples[0] ?? 'a midi dress');
