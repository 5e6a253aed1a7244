import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import {
  type Generation,
  jobAcceptedSchema,
  studioWords,
  upscaleAnswerSchema,
} from '@toile/contract';
import { toast } from 'react-hot-toast';
import { z } from 'zod';
import { post } from '../api/api-client.ts';
import { ApiError } from '../api/api-error.ts';
import { errorText } from '../api/error-texts.ts';
import { isOnItsWay } from '../api/is-on-its-way.ts';
import {
  ENGINE_OFFERS_KEY,
  type Offered,
  offeredBy,
  useUpscaleOffer,
} from '../engines/engine-offers.ts';
import { followToEnd } from '../event-stream/follow-to-end.ts';
import { announceChange } from '../event-stream/shared-changes.ts';
import { generationKeys } from './generation-keys.ts';

const KEY = ['upscale'];
const UNUSABLE = 422;

/** The picture, or the job that still makes it. */
const answerSchema = z.union([upscaleAnswerSchema, jobAcceptedSchema]);

/** The field of a mutation's variables that identifies the output. */
const variablesSchema = z.object({ output_image_id: z.string() });

/** An output to enlarge, and the engine that was offered for it, with its price. */
type UpscaleWish = Generation & { offered: Offered };

/** Enlarges an output; false where that was cancelled, or its stream lost. Throws ApiError. */
async function upscaleImage({
  type,
  output_image_id: resultId,
  offered,
}: UpscaleWish): Promise<boolean> {
  const answer = await post(`/upscale-image/${type}/`, {
    parse: (body) => answerSchema.parse(body),
    json: { resultId, ...offered },
  });
  if ('imageId' in answer) return true;
  toast(studioWords.results.upscaleGoesOn);
  const { isDelivered, failure } = await followToEnd(answer.job_id);
  if (failure !== undefined) throw new ApiError(UNUSABLE, { non_field_errors: [failure] });
  return isDelivered;
}

/** Makes an output twice as large; from then on it is shown in that size. */
export function useUpscaleImage() {
  const queryClient = useQueryClient();
  const upscalingId = useUpscalingId();
  const offered = offeredBy(useUpscaleOffer());
  const { mutate } = useMutation({
    mutationKey: KEY,
    mutationFn: upscaleImage,
    onSuccess: async (isThere) => {
      // The larger picture is on screen before the toast announces it.
      await queryClient.invalidateQueries({ queryKey: generationKeys.all });
      announceChange('generations', 'credits');
      if (isThere) toast.success(studioWords.results.upscaled);
    },
    onError: (error) => {
      toast.error(`${studioWords.results.upscaleFailed}. ${errorText(error)}`);
      announceChange('credits');
      void queryClient.invalidateQueries({ queryKey: ENGINE_OFFERS_KEY });
    },
  });
  return {
    upscale: (generation: Generation) => {
      if (!isOnItsWay(queryClient, { key: KEY })) mutate({ ...generation, offered });
    },
    upscalingId,
    /** One at a time: while another is made, none can be asked for. */
    isBusy: upscalingId !== null,
  };
}

/** Output that is being enlarged, wherever that was requested; null when none is. */
export function useUpscalingId(): string | null {
  const [id = null] = useMutationState({
    filters: { mutationKey: KEY, status: 'pending' },
    select: ({ state }) => variablesSchema.safeParse(state.variables).data?.output_image_id,
  });
  return id;
}
