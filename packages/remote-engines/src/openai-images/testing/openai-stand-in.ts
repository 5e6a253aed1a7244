import sharp from 'sharp';
import { z } from 'zod';
import { plainPicture } from '../../testing/plain-picture.ts';
import {
  type Asked,
  type FormPart,
  formOf,
  jsonOf,
  openStandIn,
  type StandIn,
  type Told,
} from '../../testing/stand-in.ts';

export const OPENAI_KEY = 'sk-made-up-0123456789';

/** Colour of the pictures that it makes. */
export const OPENAI_COLOUR = { r: 150, g: 40, b: 90 };

const sizeSchema = z.string().regex(/^\d{2,4}x\d{2,4}$/);

/** Fields of both requests, by the descriptions in OpenAI's openapi.yaml. */
const commonShape = {
  prompt: z.string().min(1).max(32_000),
  model: z.string(),
  size: sizeSchema,
  user: z.string().optional(),
  quality: z.enum(['standard', 'hd', 'low', 'medium', 'high', 'auto']).optional(),
  output_format: z.enum(['png', 'jpeg', 'webp']).optional(),
  response_format: z.enum(['url', 'b64_json']).optional(),
};

const generationSchema = z.strictObject({ ...commonShape, n: z.int().min(1).max(10) });

/** In a form each value is a text. */
const editSchema = z.strictObject({ ...commonShape, n: z.string().regex(/^([1-9]|10)$/) });

type FilePart = Extract<FormPart, { bytes: Buffer }>;

/** A request that was accepted. */
export type OpenAiOrder = {
  fields: Record<string, unknown>;
  images: Buffer[];
  mask?: Buffer;
};

/** GPT image models refuse `response_format`: they answer in base64 only. */
function assertFormat(model: unknown, { response_format: format }: { response_format?: string }) {
  if (format !== undefined && String(model).startsWith('gpt-image')) {
    throw new Error("Unknown parameter: 'response_format'.");
  }
}

async function assertMask(mask: Buffer, first: Buffer | undefined): Promise<void> {
  const { format, width, height, hasAlpha } = await sharp(mask).metadata();
  const target = await sharp(first).metadata();
  if (format !== 'png' || !hasAlpha) throw new Error('Invalid mask image format');
  if (width !== target.width || height !== target.height) {
    throw new Error('The mask does not have the size of the image');
  }
  const { isOpaque } = await sharp(mask).stats();
  if (isOpaque) throw new Error('The mask marks nothing');
}

async function readEdit(asked: Asked): Promise<OpenAiOrder> {
  const form = await formOf(asked);
  const files = (name: string) =>
    (form.get(name) ?? []).filter((part): part is FilePart => 'bytes' in part);
  const texts = [...form].flatMap(([name, [first]]) =>
    first && 'value' in first ? [[name, first.value] as const] : [],
  );
  const fields = editSchema.parse(Object.fromEntries(texts));
  assertFormat(fields.model, fields);
  // One picture or several, by either name.
  const images = [...files('image'), ...files('image[]')].map(({ bytes }) => bytes);
  if (images.length === 0 || images.length > 16) throw new Error('One to 16 images are needed');
  const [mask] = files('mask').map(({ bytes }) => bytes);
  if (mask) await assertMask(mask, images[0]);
  return { fields, images, mask };
}

function readGeneration(asked: Asked): OpenAiOrder {
  const fields = generationSchema.parse(jsonOf(asked));
  assertFormat(fields.model, fields);
  return { fields, images: [] };
}

async function paint(size: string): Promise<Buffer> {
  const [width = 64, height = 64] = size.split('x').map(Number);
  return plainPicture(width, height, OPENAI_COLOUR);
}

/** Stands for a server that speaks OpenAI's images, and checks each request by its description. */
export async function openOpenAiStandIn({ key }: { key?: string } = { key: OPENAI_KEY }) {
  const orders: OpenAiOrder[] = [];
  const answers = { asUrl: false };

  async function answer(asked: Asked): Promise<Told> {
    const { method, path, headers } = asked;
    if (path === '/store/picture.png') {
      if (headers.authorization) return { status: 400, body: 'A store wants no key' };
      return { body: await paint(String(orders.at(-1)?.fields.size)) };
    }
    if (key !== undefined && headers.authorization !== `Bearer ${key}`) {
      return { status: 401, body: { error: { code: 'invalid_api_key', message: 'Wrong key' } } };
    }
    if (`${method} ${path}` === 'GET /v1/models') return { body: { data: [{ id: 'made-up' }] } };
    if (method !== 'POST' || !/^\/v1\/images\/(generations|edits)$/.test(path)) {
      return { status: 404 };
    }
    const order = path.endsWith('edits') ? await readEdit(asked) : readGeneration(asked);
    orders.push(order);
    if (answers.asUrl) {
      return {
        body: { created: 1, data: [{ url: new URL('store/picture.png', opened.address) }] },
      };
    }
    const picture = await paint(String(order.fields.size));
    return { body: { created: 1, data: [{ b64_json: picture.toString('base64') }] } };
  }

  const opened: StandIn = await openStandIn(answer);
  return Object.assign(opened, { orders, answers, api: new URL('v1/', opened.address) });
}

export type OpenAiStandIn = Awaited<ReturnType<typeof openOpenAiStandIn>>;
