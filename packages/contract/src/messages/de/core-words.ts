import { fields } from './fields.ts';
import { common } from './frame.ts';
import { time } from './time.ts';

/**
 * Words of every page. They load before anything else, so they hold only what visitors need, too.
 */
export const coreWords = { common, fields, time } as const;
