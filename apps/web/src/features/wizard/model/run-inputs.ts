import { PICTURE_FIELDS } from '@toile/contract';
import { listFields } from '@toile/tools';
import { type GivenPictures, isSamePicture } from './given-picture.ts';
import { isSamePlacing, type Placing } from './placing.ts';

/** Texts of the settings by the names of their fields. */
export type Settings = Partial<Record<string, string>>;
export type RunCount = 1 | 4;

/** The numbers of images that a run may have, as they are offered. */
export const RUN_COUNTS: readonly RunCount[] = [4, 1];

/** Inputs of a run. */
export type RunInputs = {
  prompt: string;
  settings: Settings;
  pictures: GivenPictures;
  placing: Placing;
  count: RunCount;
  /** The engine that the screen named, with its price, before the click. */
  engine?: string;
  /** The price of an image in credits that it told. */
  credits?: number;
};

/** A request for one run: its key stays the same until the server has answered. */
export type Intent = RunInputs & { key: string };

export function isSameRun(a: RunInputs, b: RunInputs): boolean {
  return a.count === b.count && isSameDesign(a, b);
}

/** True for inputs that differ in nothing but the number of images. */
export function isSameDesign(a: Omit<RunInputs, 'count'>, b: Omit<RunInputs, 'count'>): boolean {
  if (a.prompt.trim() !== b.prompt.trim()) return false;
  if (!listFields().every(({ name }) => a.settings[name] === b.settings[name])) return false;
  if (!isSamePlacing(a.placing, b.placing)) return false;
  return PICTURE_FIELDS.every((field) => isSamePicture(a.pictures[field], b.pictures[field]));
}
