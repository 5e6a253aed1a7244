import { PICTURE_FIELDS, type PictureField } from '@toile/contract';
import type { FastifyRequest } from 'fastify';
import { type PictureForm, readForm } from '../../inputs/read-form.ts';

/** The form of a run. */
export type RunForm = PictureForm<PictureField>;
export type FormFields = RunForm['fields'];
export type FormPictures = RunForm['pictures'];

/** Text and pictures of a run's form. Throws as `readForm` does. */
export function readRunForm(request: FastifyRequest): RunForm {
  return readForm(request, PICTURE_FIELDS);
}
