import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { z } from 'zod';
import { plainPicture } from '../../testing/plain-picture.ts';
import {
  type Asked,
  jsonOf,
  openStandIn,
  type StandIn,
  type Told,
} from '../../testing/stand-in.ts';

export const FASHN_KEY = 'fa-made-up-0123456789';

/** Colour of the pictures that it makes. */
export const FASHN_COLOUR = { r: 30, g: 120, b: 70 };

const pictureSchema = z.string().regex(/^data:image\/(jpeg|png|webp);base64,[\w+/]+=*$/);

/** An order, by https://docs.fashn.ai/api-reference/tryon-v1-6 (read 2026-11-24). */
const runSchema = z.strictObject({
  model_name: z.enum(['tryon-v1.6', 'tryon-v1.5']),
  inputs: z.strictObject({
    model_image: pictureSchema,
    garment_image: pictureSchema,
    category: z.enum(['auto', 'tops', 'bottoms', 'one-pieces']).optional(),
    segmentation_free: z.boolean().optional(),
    moderation_level: z.enum(['conservative', 'permissive', 'none']).optional(),
    garment_photo_type: z.enum(['auto', 'flat-lay', 'model']).optional(),
    mode: z.enum(['performance', 'balanced', 'quality']).optional(),
    seed: z
      .int()
      .min(0)
      .max(2 ** 32 - 1)
      .optional(),
    num_samples: z.int().min(1).max(4).optional(),
    output_format: z.enum(['png', 'jpeg']).optional(),
    return_base64: z.boolean().optional(),
  }),
});

export type FashnOrder = z.output<typeof runSchema>['inputs'] & { id: string };

/** End of a prediction; a picture where nothing is said. */
type End = { fails?: { name: string; message: string }; output?: string };

/** Decodes a picture of an order. @throws for what is no picture, or is taller than FASHN advises. */
async function assertPicture(address: string): Promise<void> {
  const { height } = await sharp(
    Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'),
  ).metadata();
  if (height > 2000) throw new Error('The picture is too tall');
}

async function paint(): Promise<Buffer> {
  // The size of tryon-v1.6, quartered.
  return plainPicture(216, 324, FASHN_COLOUR);
}

/** Stands for FASHN's API, and checks each request by its published description. */
export async function openFashnStandIn() {
  const orders: FashnOrder[] = [];
  /** End of the predictions, and the number of looks before it. */
  const answers: { end: End; looksBefore: number; credits: number; asUrl: boolean } = {
    end: {},
    looksBefore: 1,
    credits: 100,
    asUrl: false,
  };
  const looks = new Map<string, number>();

  async function find(id: string): Promise<Told> {
    const order = orders.find((each) => each.id === id);
    if (!order) return { status: 404, body: { error: 'NotFound', message: 'No such prediction' } };
    const count = (looks.get(id) ?? 0) + 1;
    looks.set(id, count);
    if (count <= answers.looksBefore) {
      const status = count === 1 ? 'starting' : 'processing';
      return { body: { id, status, output: null, error: null } };
    }
    const { fails, output } = answers.end;
    if (fails) return { body: { id, status: 'failed', error: fails } };
    const inline = `data:image/png;base64,${(await paint()).toString('base64')}`;
    const stored = new URL('store/output_0.png', opened.address).href;
    const made = output ?? (answers.asUrl ? stored : inline);
    return { body: { id, status: 'completed', output: [made], error: null } };
  }

  async function answer(asked: Asked): Promise<Told> {
    const { method, path, headers } = asked;
    if (path === '/store/output_0.png') {
      if (headers.authorization) return { status: 400, body: 'A store wants no key' };
      return { body: await paint() };
    }
    if (headers.authorization !== `Bearer ${FASHN_KEY}`) {
      return { status: 401, body: { error: 'UnauthorizedAccess', message: 'Unauthorized' } };
    }
    if (`${method} ${path}` === 'GET /v1/credits') {
      const total = answers.credits;
      return { body: { credits: { total, subscription: total, on_demand: 0 } } };
    }
    if (method === 'GET' && path.startsWith('/v1/status/')) {
      return find(decodeURIComponent(path.slice('/v1/status/'.length)));
    }
    if (`${method} ${path}` !== 'POST /v1/run') return { status: 404 };
    const { inputs } = runSchema.parse(jsonOf(asked));
    await assertPicture(inputs.model_image);
    await assertPicture(inputs.garment_image);
    const id = `${randomUUID()}-u1`;
    orders.push({ ...inputs, id });
    return { body: { id, error: null } };
  }

  const opened: StandIn = await openStandIn(answer);
  return Object.assign(opened, { orders, answers, api: new URL('v1/', opened.address) });
}

export type FashnStandIn = Awaited<ReturnType<typeof openFashnStandIn>>;
