import { type Setting, wholeNumberSchema } from '@toile/engines/setting';

const DAYS = 'a whole number from 0 to 36500';

/** The settings of how long data is kept that nobody deletes. */
export const RETENTION_SETTINGS = {
  UPLOADS_KEPT_DAYS: {
    schema: wholeNumberSchema(0, 36_500).default(30),
    wants: DAYS,
    meaning:
      'Days after its last use for which a picture that users brought is kept; what was made from it stays. 0: as long as an image that was made from it.',
    fallback: '30',
  },
  EVENTS_KEPT_DAYS: {
    schema: wholeNumberSchema(0, 36_500).default(30),
    wants: DAYS,
    meaning:
      'Days for which the events of a run are kept after its end, with its slots and its Idempotency-Key. 0: for ever.',
    fallback: '30',
  },
} as const satisfies Record<string, Setting>;
