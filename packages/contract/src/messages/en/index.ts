import { auth } from './auth.ts';
import { dashboard } from './dashboard.ts';
import { errors } from './errors.ts';
import { fields } from './fields.ts';
import { common } from './frame.ts';
import { instructions } from './instructions.ts';
import { insufficientCredits } from './insufficient-credits.ts';
import { landing } from './landing.ts';
import { masking } from './masking.ts';
import { patternDesk } from './pattern-desk.ts';
import { refusals } from './refusals.ts';
import { results } from './results.ts';
import { runs } from './runs.ts';
import { safety } from './safety.ts';
import { time } from './time.ts';
import { tools } from './tools.ts';
import { validation } from './validation.ts';
import { variations } from './variations.ts';
import { wizard } from './wizard.ts';

/** Read apart from the rest: by the pages of these texts alone, and by the server alone. */
export { legal as legalTexts } from './legal.ts';
export { mail as mailWords } from './mail.ts';

/** Every other string that a user reads, by area. The client adds its areas here too. */
export const en = {
  auth,
  common,
  dashboard,
  errors,
  fields,
  insufficientCredits,
  instructions,
  landing,
  masking,
  patternDesk,
  refusals,
  results,
  runs,
  safety,
  time,
  tools,
  validation,
  variations,
  wizard,
} as const;
