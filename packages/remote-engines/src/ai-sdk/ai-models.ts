import { parse } from 'yaml';
import { z } from 'zod';
import { TOOL_KINDS } from '../vendor/tool-kinds.ts';
import { vendorUrlSchema } from '../vendor/vendor-settings.ts';

/** Providers whose packages ship with the product. */
export const PROVIDERS = ['openai', 'google', 'fal', 'replicate'] as const;

export type Provider = (typeof PROVIDERS)[number];

/** Names of the providers on screens. */
export const PROVIDER_NAMES: Record<Provider, string> = {
  openai: 'OpenAI',
  google: 'Google',
  fal: 'fal',
  replicate: 'Replicate',
};

/** `fal/fal-ai/qwen-image-edit`: the provider, and its own name of the model. */
const modelSchema = z
  .string()
  .regex(new RegExp(`^(${PROVIDERS.join('|')})/\\S{1,200}$`))
  .transform((text) => {
    const slash = text.indexOf('/');
    return { provider: z.enum(PROVIDERS).parse(text.slice(0, slash)), id: text.slice(slash + 1) };
  });

const toolSchema = z.strictObject({
  model: modelSchema,
  /** Absent: the aspect ratio is asked for, as most models want it. */
  size: z.templateLiteral([z.int(), 'x', z.int()]).optional(),
  aspect_ratio: z.templateLiteral([z.int(), ':', z.int()]).optional(),
  /** Options of the provider, passed on as they are. */
  options: z.record(z.string(), z.json()).default({}),
  /** True: the model takes a mask. */
  mask: z.boolean().default(false),
  /** True: the model takes a second picture, a photograph of the user's own as place. */
  backdrop: z.boolean().default(false),
  /** True: the model takes a seed. */
  seed: z.boolean().default(false),
  /** Price of a picture in US cents. */
  cents: z.number().min(0).max(10_000).optional(),
});

export type ToolModel = z.output<typeof toolSchema>;

const fileSchema = z.strictObject({
  tools: z
    .partialRecord(z.enum(TOOL_KINDS), toolSchema)
    .refine((tools) => Object.keys(tools).length > 0, 'names no tool'),
  /** Addresses in place of the providers' own, for gateways. */
  urls: z.partialRecord(z.enum(PROVIDERS), vendorUrlSchema).default({}),
  /** Longest wait for a picture, in seconds. */
  timeout: z.int().min(5).max(3600).default(180),
});

export type AiModels = z.output<typeof fileSchema>;

/**
 * The models of a YAML file, by tool.
 * @throws ZodError or YAMLParseError for a file that does not fit.
 */
export function readAiModels(text: string): AiModels {
  return fileSchema.parse(parse(text));
}
