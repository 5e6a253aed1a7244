import * as contract from '@toile/contract';
import * as german from '@toile/contract/de';
import { toolTables } from '@toile/tools/de';

const { serverWords: words } = contract;
const { serverWords: germanWords } = german;

type TablePair = readonly [english: unknown, german: unknown];

/** Tables with the texts that answers have, in English as they are written, and in German. */
export const TEXT_TABLES: readonly TablePair[] = [
  [contract.errorWords, german.errorWords],
  [contract.validationWords, german.validationWords],
  [words.refusals, germanWords.refusals],
  [words.safety, germanWords.safety],
  [words.engines, germanWords.engines],
  [words.runs, germanWords.runs],
  [contract.boardFaultWords, german.boardFaultWords],
  [contract.paletteFaultWords, german.paletteFaultWords],
  [contract.passkeyFaultWords, german.passkeyFaultWords],
  [contract.trialFaultWords, german.trialFaultWords],
  [contract.operatorErrorWords, german.operatorErrorWords],
  [contract.operatorWords.faults, german.operatorWords.faults],
  [contract.backdropWords, german.backdropWords],
  [contract.coreWords.fields, german.coreWords.fields],
  [contract.studioWords.results.upscaleShort, german.studioWords.results.upscaleShort],
  ...toolTables,
];
