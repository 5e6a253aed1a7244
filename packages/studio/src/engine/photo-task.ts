import type { ImageBrief } from '@toile/tools';
import { workerData } from 'piscina';
import { modelSettingsSchema, useModels } from '../models/model-settings.ts';
import { readPhoto } from '../photo/cache/read-photo.ts';
import { answersOf, type ModelAnswers } from '../photo/open-reading.ts';
import render, { type RenderAnswer } from './render-task.ts';
import { toRefusal } from './thread-refusal.ts';

// The desk gives its settings to its thread.
useModels(modelSettingsSchema.parse(workerData));

/** Task of the photo thread: the models' answers to a photo, or the mask of a brief. */
export type PhotoTask = { photo: Uint8Array } | { mask: ImageBrief };

export type PhotoAnswer = { models: ModelAnswers } | RenderAnswer;

/** Runs in the one thread that has the models. */
export default async function answer(task: PhotoTask): Promise<PhotoAnswer> {
  if ('mask' in task) return render({ brief: task.mask, draw: { seed: 0, variant: 0 }, seen: {} });
  try {
    const reading = await readPhoto(task.photo);
    return { models: await answersOf(reading) };
  } catch (error) {
    return toRefusal(error);
  }
}
