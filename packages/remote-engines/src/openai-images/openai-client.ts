import { EngineError } from '@toile/engines';
import type { PixelSize } from '@toile/tools';
import { z } from 'zod';
import {
  callVendor,
  callVendorJson,
  readJsonAnswer,
  type VendorCall,
} from '../vendor/call-vendor.ts';

/** Time for an answer that says only what is there. */
const LOOK_TIMEOUT_MS = 5000;
const PICTURE_TIMEOUT_MS = 60_000;
/** A picture in base64 is a third larger than its file. */
const MOST_ANSWER_BYTES = 96_000_000;
const MOST_LIST_BYTES = 4_000_000;

/** Answer with one picture: its bytes, or an address where they are for a while. */
const imagesSchema = z.object({
  data: z
    .array(z.object({ b64_json: z.string().min(1).optional(), url: z.url().optional() }))
    .min(1),
});

const modelsSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

export type OpenAiServer = {
  /** Name in errors and on screens. */
  name: string;
  /** Address of the API, with its version and a slash at the end. */
  address: URL;
  model: string;
  /** Absent for a server without keys. */
  key?: string;
  quality?: string;
  timeoutMs: number;
};

type PictureOrder = {
  prompt: string;
  size: PixelSize;
  user: string;
  signal?: AbortSignal;
  /** Called once the server has accepted the order. */
  onAccepted: () => void;
};

/** Pictures to work from, in the order in which the prompt counts them, and a mask on the first. */
export type EditOrder = PictureOrder & { images: readonly Uint8Array[]; mask?: Uint8Array };

/** Models that take `response_format`, and else answer with an address; the others refuse it. */
const takesFormat = (model: string) => !/^(gpt-image|chatgpt-image)/.test(model);

const sizeText = ({ width, height }: PixelSize) => `${width}x${height}`;

/** A client of the images of OpenAI's API (`/images/generations`, `/images/edits`, `/models`). */
export function createOpenAiClient(server: OpenAiServer) {
  const { name, address, model, key, quality, timeoutMs } = server;
  const headers: Record<string, string> =
    key === undefined ? {} : { authorization: `Bearer ${key}` };
  const base = { vendor: name, headers, timeoutMs, maxBytes: MOST_ANSWER_BYTES };
  const at = (path: string) => new URL(path, address);

  function fieldsOf({ prompt, size, user }: PictureOrder): Record<string, string | number> {
    return {
      model,
      prompt,
      n: 1,
      size: sizeText(size),
      user,
      ...(quality !== undefined && { quality }),
      ...(takesFormat(model) ? { response_format: 'b64_json' } : { output_format: 'png' }),
    };
  }

  async function pictureOf(call: VendorCall): Promise<Uint8Array> {
    const answer = await callVendor(call);
    const [first] = readJsonAnswer(call, answer, imagesSchema).data;
    if (first?.b64_json !== undefined) return Buffer.from(first.b64_json, 'base64');
    if (first?.url === undefined) throw new EngineError('failed', `${name} sent no picture`);
    // The address is a store's, which gets no key.
    const { signal } = call;
    const fetched = { ...base, headers: {}, url: new URL(first.url), signal };
    return (await callVendor({ ...fetched, timeoutMs: PICTURE_TIMEOUT_MS })).bytes;
  }

  return {
    generate: (order: PictureOrder): Promise<Uint8Array> =>
      pictureOf({
        ...base,
        url: at('images/generations'),
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(fieldsOf(order)),
        signal: order.signal,
        onAccepted: order.onAccepted,
      }),

    edit: (order: EditOrder): Promise<Uint8Array> => {
      const form = new FormData();
      for (const [field, value] of Object.entries(fieldsOf(order))) form.set(field, String(value));
      for (const [index, bytes] of order.images.entries()) {
        form.append('image[]', pngBlob(bytes), `picture-${index + 1}.png`);
      }
      if (order.mask) form.set('mask', pngBlob(order.mask), 'mask.png');
      const { signal, onAccepted } = order;
      const url = at('images/edits');
      return pictureOf({ ...base, url, method: 'POST', body: form, signal, onAccepted });
    },

    /** Ids of the server's models. */
    listModels: async (): Promise<string[]> => {
      const look = { ...base, timeoutMs: LOOK_TIMEOUT_MS, maxBytes: MOST_LIST_BYTES };
      const { data } = await callVendorJson({ ...look, url: at('models') }, modelsSchema);
      return data.map(({ id }) => id);
    },
  };
}

const pngBlob = (bytes: Uint8Array) => new Blob([Buffer.from(bytes)], { type: 'image/png' });
