import { z } from 'zod';
import { findPicture, keepPicture } from '../../lib/pictures/picture-store.ts';
import { EDGE_CHANGES } from './mark.ts';
import { MASK_COLOURS, type MaskColour } from './mask-colour.ts';
import { type MaskHistory, NO_MARKS } from './mask-history.ts';

const pathSchema = z.array(z.number());
const dotsSchema = z.array(z.tuple([z.int(), z.int()]));

const markSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('dot'),
    x: z.number(),
    y: z.number(),
    leaves: z.boolean().optional(),
  }),
  z.object({ kind: z.literal('line'), path: pathSchema }),
  z.object({
    kind: z.literal('brush'),
    erases: z.boolean(),
    radius: z.number(),
    path: pathSchema,
  }),
  z.object({ kind: z.literal('box'), erases: z.boolean(), path: pathSchema }),
  z.object({ kind: z.literal('edge'), change: z.enum(EDGE_CHANGES) }),
  z.object({
    kind: z.literal('selection'),
    fileId: z.string(),
    dots: dotsSchema,
    leftOut: dotsSchema.optional(),
  }),
  z.object({ kind: z.literal('picture'), fileId: z.string() }),
  z.object({ kind: z.literal('inversion') }),
  z.object({ kind: z.literal('reset') }),
]);

const workSchema = z.object({
  marks: z.array(markSchema),
  done: z.int().min(0),
  colour: z.enum(MASK_COLOURS),
});

/** The work on a mask that survives a reload. */
export type KeptWork = { history: MaskHistory; colour: MaskColour };

export const NO_WORK: KeptWork = { history: NO_MARKS, colour: 'yellow' };

/** Owner of the work, and its photo. */
export type WorkPlace = { owner: string; photoKey: string };

/** Key under which the work on a photo is stored. */
export function workId(photoKey: string): string {
  return `mask of ${photoKey}`;
}

/** Stores the work on a photo's mask. */
export function keepWork({ owner, photoKey }: WorkPlace, work: KeptWork): Promise<void> {
  const { history, colour } = work;
  const file = new Blob([JSON.stringify({ ...history, colour })], { type: 'application/json' });
  return keepPicture({ id: workId(photoKey), owner, file });
}

/** The stored work on a photo's mask; undefined where there is none. */
export async function findWork({ owner, photoKey }: WorkPlace): Promise<KeptWork> {
  const file = await findPicture(owner, workId(photoKey));
  if (!file) return NO_WORK;
  const parsed = workSchema.safeParse(parseJson(await file.text()));
  if (!parsed.success) return NO_WORK;
  const { marks, done, colour } = parsed.data;
  return { history: { marks, done: Math.min(done, marks.length) }, colour };
}

/** Ids of the pictures among the marks. */
export function listPictureIds({ marks }: MaskHistory): string[] {
  return marks.flatMap((mark) => ('fileId' in mark ? mark.fileId : []));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
