import { backdrop } from './backdrop.ts';
import { billing } from './billing.ts';
import { commands } from './commands.ts';
import { dataExport } from './data-export.ts';
import { devices } from './devices.ts';
import { engines } from './engines.ts';
import { errors } from './errors.ts';
import { fields } from './fields.ts';
import { common } from './frame.ts';
import { givenPictures } from './given-pictures.ts';
import { instructions } from './instructions.ts';
import { insufficientCredits } from './insufficient-credits.ts';
import { mail } from './mail.ts';
import { masking } from './masking.ts';
import { preview } from './preview.ts';
import { refusals } from './refusals.ts';
import { results } from './results.ts';
import { runPreview } from './run-preview.ts';
import { runs } from './runs.ts';
import { safety } from './safety.ts';
import { time } from './time.ts';
import { toInstructions } from './to-instructions.ts';
import { toPatternDesk } from './to-pattern-desk.ts';
import { validation } from './validation.ts';
import { variations } from './variations.ts';
import { wizard } from './wizard.ts';

/**
 * Words that only some pages show, and load themselves: the rest of the product need not load them.
 */
export { account as accountWords } from './account.ts';
export { auth as authWords } from './auth.ts';
export { backdrop as backdropWords } from './backdrop.ts';
/** Refusals about boards, of the server and of their forms. */
export { boardFaults as boardFaultWords } from './board-faults.ts';
export { boards as boardWords } from './boards.ts';
export { catalogue as catalogueWords } from './catalogue.ts';
export { commands as commandWords } from './commands.ts';
export { coreWords } from './core-words.ts';
export { dashboard as dashboardWords } from './dashboard.ts';
export { errors as errorWords } from './errors.ts';
export { faces as faceWords } from './faces.ts';
export { givenPictures as givenPictureWords } from './given-pictures.ts';
export { instructions as instructionWords } from './instructions.ts';
export { landing as landingWords } from './landing.ts';
export { language as pageLanguage } from './language.ts';
/** Legal texts, loaded by their pages alone. */
export { legal as legalTexts } from './legal.ts';
export { masking as maskingWords } from './masking.ts';
/** Refusals about locks, codes and operators' deeds: the server's answers alone. */
export { operatorErrors as operatorErrorWords } from './operator-errors.ts';
export { operators as operatorWords } from './operators.ts';
export { outlook as outlookWords } from './outlook.ts';
/** Refusals about palettes, of the server and of their forms. */
export { paletteFaults as paletteFaultWords } from './palette-faults.ts';
export { palettes as paletteWords } from './palettes.ts';
/** Refusals about passkeys, of the server and of their forms. */
export { passkeyFaults as passkeyFaultWords } from './passkey-faults.ts';
/** Loaded with the code that speaks to authenticators. */
export { passkeyTroubles as passkeyTroubleWords } from './passkey-troubles.ts';
export { patternDesk as patternDeskWords } from './pattern-desk.ts';
export { preview as previewWords } from './preview.ts';
export { pricing as pricingWords } from './pricing.ts';
export { repeatFault } from './repeat-fault.ts';
export { runPreview as runPreviewWords } from './run-preview.ts';
export { sharedBoard as sharedBoardWords } from './shared-board.ts';
export { studioWords } from './studio-words.ts';
export { techPack as techPackWords } from './tech-pack.ts';
/** Refusals of visitors' trials. */
export { trialFaults as trialFaultWords } from './trial-faults.ts';
export { validation as validationWords } from './validation.ts';
export { variations as variationWords } from './variations.ts';

/** Words of the server alone, for answers and mails: a browser need not load them. */
export const serverWords = {
  billing,
  dataExport,
  devices,
  engines,
  mail,
  refusals,
  runs,
  safety,
} as const;

/** Every other string that a user reads, by area: core words, studio words, errors and faults. */
export const en = {
  backdrop,
  commands,
  common,
  errors,
  fields,
  runPreview,
  insufficientCredits,
  instructions: { ...toInstructions, ...instructions },
  masking,
  patternDesk: toPatternDesk,
  results: { ...results, preview },
  time,
  validation,
  variations,
  wizard: { ...wizard, ...givenPictures },
} as const;
