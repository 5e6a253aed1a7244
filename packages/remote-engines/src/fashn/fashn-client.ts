import { z } from 'zod';
import { callVendor, callVendorJson } from '../vendor/call-vendor.ts';

/** Time for an answer that says only what is there, and for one that takes in two pictures. */
const LOOK_TIMEOUT_MS = 10_000;
const RUN_TIMEOUT_MS = 60_000;
const PICTURE_TIMEOUT_MS = 60_000;

/** A picture in base64 is a third larger than its file. */
const MOST_PICTURE_BYTES = 64_000_000;
const MOST_ANSWER_BYTES = 64_000;

/** Answer to an order: the prediction's id. */
const orderedSchema = z.object({ id: z.string().min(1).max(200) });

const creditsSchema = z.object({ credits: z.object({ total: z.number() }) });

const faultSchema = z.object({ name: z.string() });

/** Begin of a picture that is sent within an answer. */
const INLINE = /^data:image\/\w+;base64,/;

/** A picture: within the answer, or at an address. */
const outputSchema = z.union([z.string().regex(INLINE), z.url()]);

/** A prediction that is waited for, or has ended. */
const predictionSchema = z.discriminatedUnion('status', [
  z.object({ status: z.enum(['starting', 'in_queue', 'processing']) }),
  z.object({ status: z.literal('completed'), output: z.tuple([outputSchema]).rest(outputSchema) }),
  z.object({ status: z.literal('failed'), error: z.union([faultSchema, z.string()]).nullish() }),
]);

export type Prediction = z.output<typeof predictionSchema>;

/** A garment on a person; pictures as addresses of the form `data:image/jpeg;base64,…`. */
export type TryOn = { person: string; garment: string; seed: number };

type TryOnOrder = TryOn & {
  signal?: AbortSignal;
  /** Called once FASHN has accepted the order. */
  onAccepted: () => void;
};

export type FashnServer = {
  /** Address of the API, with its version and a slash at the end. */
  address: URL;
  key: string;
  model: string;
  mode: 'performance' | 'balanced' | 'quality';
};

const VENDOR = 'FASHN';

/** A client of FASHN's API: https://docs.fashn.ai/api-overview/api-fundamentals (read 2026-11-24). */
export function createFashnClient({ address, key, model, mode }: FashnServer) {
  const headers = { authorization: `Bearer ${key}` };
  const look = {
    vendor: VENDOR,
    headers,
    timeoutMs: LOOK_TIMEOUT_MS,
    maxBytes: MOST_ANSWER_BYTES,
  };
  const at = (path: string) => new URL(path, address);

  return {
    /** Orders a picture; answers the prediction's id. */
    order: async (tryOn: TryOnOrder): Promise<string> => {
      const { person, garment, seed, signal, onAccepted } = tryOn;
      const inputs = {
        model_image: person,
        garment_image: garment,
        garment_photo_type: 'flat-lay',
        category: 'auto',
        mode,
        seed,
        num_samples: 1,
        output_format: 'png',
        // Such a picture is not stored at FASHN; it can be fetched for an hour.
        return_base64: true,
      };
      const call = {
        ...look,
        url: at('run'),
        method: 'POST' as const,
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ model_name: model, inputs }),
        timeoutMs: RUN_TIMEOUT_MS,
        signal,
        onAccepted,
      };
      return (await callVendorJson(call, orderedSchema)).id;
    },

    /** @throws EngineError `unsupported` for an id that is no longer known. */
    find: (id: string, signal?: AbortSignal): Promise<Prediction> =>
      callVendorJson(
        {
          ...look,
          url: at(`status/${encodeURIComponent(id)}`),
          timeoutMs: PICTURE_TIMEOUT_MS,
          maxBytes: MOST_PICTURE_BYTES,
          signal,
        },
        predictionSchema,
      ),

    /** The picture of an answer: sent with it, or at an address of a store, which gets no key. */
    fetchPicture: async (output: string, signal?: AbortSignal): Promise<Uint8Array> => {
      if (INLINE.test(output)) return Buffer.from(output.replace(INLINE, ''), 'base64');
      const { bytes } = await callVendor({
        vendor: VENDOR,
        url: new URL(output),
        timeoutMs: PICTURE_TIMEOUT_MS,
        maxBytes: MOST_PICTURE_BYTES,
        signal,
      });
      return bytes;
    },

    /** Pictures that the account can still pay, in FASHN's credits. */
    countCredits: async (): Promise<number> =>
      (await callVendorJson({ ...look, url: at('credits') }, creditsSchema)).credits.total,
  };
}
