import { z } from 'zod';
import { plainPicture } from '../../testing/plain-picture.ts';
import {
  type Asked,
  jsonOf,
  openStandIn,
  type StandIn,
  type Told,
} from '../../testing/stand-in.ts';

export const PROVIDER_KEY = 'made-up-key-0123456789';

/** Colour of the pictures that they make. */
export const PROVIDER_COLOUR = { r: 90, g: 60, b: 200 };

const promptSchema = z.string().min(1);
const inlineSchema = z.string().startsWith('data:image/png;base64,');

/** Requests of the three providers, as far as the product fills them in. */
const googleSchema = z.object({
  instances: z.tuple([z.object({ prompt: promptSchema })]),
  parameters: z.object({ sampleCount: z.literal(1), aspectRatio: z.string().optional() }),
});
const falSchema = z.object({
  prompt: promptSchema,
  num_images: z.literal(1),
  seed: z.int().optional(),
  image_size: z.unknown(),
  image_url: inlineSchema.optional(),
  image_urls: z.array(inlineSchema).optional(),
  mask_url: inlineSchema.optional(),
});
const replicateSchema = z.object({ input: z.looseObject({ prompt: promptSchema }) });

/** Stands for Google's, fal's and Replicate's image models, below /google, /fal and /replicate. */
export async function openProvidersStandIn() {
  const orders: { path: string; body: unknown }[] = [];

  const paint = () => plainPicture(300, 400, PROVIDER_COLOUR);
  const stored = () => new URL('store/picture.png', opened.address).href;

  async function order({ path, headers }: Asked, body: unknown): Promise<Told> {
    const [, provider] = path.split('/');
    if (provider === 'google') {
      if (headers['x-goog-api-key'] !== PROVIDER_KEY) return { status: 401 };
      googleSchema.parse(body);
      const made = (await paint()).toString('base64');
      return { body: { predictions: [{ bytesBase64Encoded: made, mimeType: 'image/png' }] } };
    }
    if (provider === 'fal') {
      if (headers.authorization !== `Key ${PROVIDER_KEY}`) return { status: 401 };
      falSchema.parse(body);
      return { body: { images: [{ url: stored(), width: 300, height: 400 }], seed: 1 } };
    }
    if (headers.authorization !== `Bearer ${PROVIDER_KEY}`) return { status: 401 };
    replicateSchema.parse(body);
    return { body: { output: [stored()] } };
  }

  async function answer(asked: Asked): Promise<Told> {
    if (asked.path === '/store/picture.png') {
      const body = await paint();
      return { body, headers: { 'content-type': 'image/png' } };
    }
    const body = jsonOf(asked);
    const told = await order(asked, body);
    if (told.status === undefined) orders.push({ path: asked.path, body });
    return told;
  }

  const opened: StandIn = await openStandIn(answer);
  return Object.assign(opened, { orders });
}

export type ProvidersStandIn = Awaited<ReturnType<typeof openProvidersStandIn>>;
