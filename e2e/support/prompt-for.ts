import type { Tool } from '@toile/tools';

/** Words that fit the tool, and the picture that is brought to it: a drawn red dress where a garment is. */
export const promptFor = ({ source, examples }: Tool): string =>
  source === 'garment' ? 'the red dress' : (examples[0] ?? 'a midi dress');
