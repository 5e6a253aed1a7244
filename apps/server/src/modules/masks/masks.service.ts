import {
  en,
  type MaskCoordinates,
  maskFieldsSchema,
  type PhotoParts,
  photoPartsFieldsSchema,
} from '@toile/contract';
import type { Engine } from '@toile/engines';
import { maskBriefOf, partsBriefOf } from '@toile/tools';
import { AppError } from '../../platform/app-error.ts';
import { createFairGate } from '../../platform/fair-gate.ts';
import type { RateLimit } from '../../platform/rate-limit.ts';
import { createDrawAtOnce } from '../engines/draw-at-once.ts';
import type { GivenPhoto, InputsService } from '../inputs/inputs.service.ts';
import { checkDots } from '../inputs/mask-check.ts';
import { parseFields } from '../inputs/parse-fields.ts';
import type { PictureForm } from '../inputs/read-form.ts';

/** The picture of a mask's form. */
export const TARGET_FIELD = 'target_image';

export type MaskForm = PictureForm<typeof TARGET_FIELD>;

/** Masks per user; each dot requests one. Counted before their forms are read. */
export const MASKS: RateLimit = { name: 'mask', limit: 120, windowSeconds: 60 };

/**
 * Limits of simultaneous work: one photo is read while the models work on another; one mask at a
 * time per user.
 */
const TURNS = { atOnce: 2, atOnceOfParty: 1, mostWaiting: 3, retryAfterSeconds: 3 };

export type MasksService = ReturnType<typeof createMasksService>;

type Services = {
  inputs: Pick<InputsService, 'readPhoto'>;
  engine: Engine;
};

function photoOf({ pictures }: MaskForm, outputId: string | undefined): GivenPhoto {
  const file = pictures.get(TARGET_FIELD);
  const refuse = (message: string): never => {
    throw new AppError('invalidRequest', { fields: { [TARGET_FIELD]: [message] } });
  };
  if (file && outputId !== undefined) return refuse(en.validation.pictureTwice);
  if (file) return { field: TARGET_FIELD, file };
  return outputId === undefined ? refuse(en.validation.photoRequired) : { outputId };
}

const toDataUri = (png: Uint8Array) =>
  `data:image/png;base64,${Buffer.from(png).toString('base64')}`;

/** Masks from dots and by the names of parts. They are not stored, and cost nothing. */
export function createMasksService({ inputs, engine }: Services) {
  const inTurn = createFairGate(TURNS);
  const drawAtOnce = createDrawAtOnce(engine);

  return {
    /**
     * The mask that a form requests, as a data URI of a PNG of the photo's size. Ends when the signal reports
     * that nobody waits for it any more. Throws `invalidRequest`, `notFound`, the errors of reading
     * a picture, `imageNotUsable`, `tooManyRequests`, `unavailable` while a model is absent,
     * `abandoned`.
     */
    async generate(userId: string, form: MaskForm, signal: AbortSignal): Promise<string> {
      if (!engine.kinds.has('generate-mask')) throw new AppError('toolUnavailable');
      const order = parseFields(maskFieldsSchema, form.fields);
      const unwanted: MaskCoordinates = order.negative_coord ?? [];
      const given = photoOf(form, order.target_output_id);
      // Read within the turn, so that waiting requests hold no picture but their own.
      return inTurn({ userId, signal }, async () => {
        const photo = await inputs.readPhoto({ userId, signal }, given);
        checkDots(order.pos_coord, photo, 'pos_coord');
        checkDots(unwanted, photo, 'negative_coord');
        const settings = { maskCoordinates: order.pos_coord, unwantedCoordinates: unwanted };
        const brief = maskBriefOf(photo.png, settings);
        const { png } = await drawAtOnce(brief, { signal, fieldOf: () => TARGET_FIELD });
        return toDataUri(png);
      });
    },

    /**
     * The parts of a form's photo, with the mask of the part that the form names. Ends and throws as
     * `generate` does.
     */
    async listParts(userId: string, form: MaskForm, signal: AbortSignal): Promise<PhotoParts> {
      if (!engine.kinds.has('photo-parts')) throw new AppError('toolUnavailable');
      const { part, target_output_id } = parseFields(photoPartsFieldsSchema, form.fields);
      const given = photoOf(form, target_output_id);
      return inTurn({ userId, signal }, async () => {
        const photo = await inputs.readPhoto({ userId, signal }, given);
        const brief = partsBriefOf(photo.png, part ? { part } : {});
        const drawn = await drawAtOnce(brief, { signal, fieldOf: () => TARGET_FIELD });
        const parts = [...(drawn.parts ?? [])];
        return part ? { parts, output: toDataUri(drawn.png) } : { parts };
      });
    },
  };
}
