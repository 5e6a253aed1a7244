import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import {
  en,
  type Generation,
  jobAcceptedSchema,
  type UpscaleAnswer,
  upscaleAnswerSchema,
} from '@toile/contract';
import { toast } from 'react-hot-toast';
import { z } from 'zod';
import { post } from '../api/api-client.ts';
import { errorText } from '../api/error-texts.ts';
import { isOnItsWay } from '../api/is-on-its-way.ts';
import { followToEnd } from '../event-stream/follow-to-end.ts';
import { announceChange } from '../event-stream/shared-changes.ts';
import { changeGeneration } from './generation-cache.ts';
import { generationKeys } from './generation-keys.ts';

const KEY = ['upscale'];

/** The picture, or the job that goes on making it. */
const answerSchema = z.union([upscaleAnswerSchema, jobAcceptedSchema]);

/** What of the variables tells which output it is. */
const variablesSchema = z.object({ output_image_id: z.string() });

function upscaleImage({ type, output_image_id: resultId }: Generation) {
  return post(`/upscale-image/${type}/`, {
    parse: (body) => answerSchema.parse(body),
    json: { resultId },
  });
}

/** Makes an output twice as large, and shows its badge everywhere. */
export function useUpscaleImage() {
  const queryClient = useQueryClient();
  const upscalingId = useUpscalingId();
  const { mutate } = useMutation({
    mutationKey: KEY,
    mutationFn: upscaleImage,
    onSuccess: (answer, { output_image_id: id }) => {
      changeGeneration(queryClient, id, { upscaled: true });
      void queryClient.invalidateQueries({ queryKey: generationKeys.lists });
      announceChange('generations', 'credits');
      if (!isDone(answer)) followToEnd(answer.job_id);
      toast.success(isDone(answer) ? en.results.upscaled : en.results.upscaleGoesOn);
    },
    onError: (error) => {
      toast.error(`${en.results.upscaleFailed}. ${errorText(error)}`);
      announceChange('credits');
    },
  });
  return {
    upscale: (generation: Generation) => {
      if (!isOnItsWay(queryClient, { key: KEY })) mutate(generation);
    },
    upscalingId,
    /** One at a time: while another is made, none can be asked for. */
    isBusy: upscalingId !== null,
  };
}

/** Output that is being made larger, from wherever that was asked for; null when none is. */
export function useUpscalingId(): string | null {
  const [id = null] = useMutationState({
    filters: { mutationKey: KEY, status: 'pending' },
    select: ({ state }) => variablesSchema.safeParse(state.variables).data?.output_image_id,
  });
  return id;
}

function isDone(answer: z.infer<typeof answerSchema>): answer is UpscaleAnswer {
  return 'imageId' in answer;
}
