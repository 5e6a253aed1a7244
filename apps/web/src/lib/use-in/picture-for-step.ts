import { z } from 'zod';

const sidePxSchema = z.int().min(1);

/** An output that a navigation takes along, and the step of the tool that it is for. */
const pictureForStepSchema = z.object({
  step: z.enum(['upload', 'source']),
  outputId: z.string().min(1),
  imageUrl: z.string().min(1),
  width: sidePxSchema,
  height: sidePxSchema,
});

export type PictureForStep = z.infer<typeof pictureForStepSchema>;

const stateSchema = z.object({ forStep: pictureForStepSchema });

/** The picture in the state of a navigation; undefined without one. */
export function findPictureForStep(state: unknown): PictureForStep | undefined {
  return stateSchema.safeParse(state).data?.forStep;
}
