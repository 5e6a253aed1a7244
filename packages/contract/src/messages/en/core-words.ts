import { fields } from './fields.ts';
import { common } from './frame.ts';
import { time } from './time.ts';
import { tools } from './tools.ts';

/** What every page says: loaded before anything else, so only what visitors need, too. */
export const coreWords = { common, fields, time, tools } as const;
