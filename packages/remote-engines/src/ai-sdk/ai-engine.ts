import { type Engine, EngineError, type RenderedImage } from '@toile/engines';
import type { BriefKind } from '@toile/tools';
import { finishPicture } from '../vendor/finish-picture.ts';
import { sendPaid, usePaid } from '../vendor/paid-order.ts';
import { TOOL_KINDS } from '../vendor/tool-kinds.ts';
import {
  type AiModels,
  PROVIDER_NAMES,
  PROVIDERS,
  type Provider,
  type ToolModel,
} from './ai-models.ts';

/** The settings that hold the keys. */
const KEY_NAMES: Readonly<Record<Provider, string>> = {
  openai: 'OPENAI_API_KEY',
  google: 'GOOGLE_GENERATIVE_AI_API_KEY',
  fal: 'FAL_API_KEY',
  replicate: 'REPLICATE_API_TOKEN',
};

/** Orders of one worker at a time. */
const ORDERS_AT_ONCE = 4;

export type AiOptions = AiModels & {
  /** Keys of the providers that the tools name. */
  keys: Readonly<Partial<Record<Provider, string>>>;
};

/**
 * An engine of hosted models by Vercel's AI SDK, one for each tool that its file names. It answers
 * at once or not at all: an order whose answer is lost ends as `doubtful` instead of being bought
 * twice.
 */
export function createAiEngine({ tools, urls, timeout, keys }: AiOptions): Engine {
  const named = TOOL_KINDS.flatMap((kind) => (tools[kind] ? [[kind, tools[kind]] as const] : []));
  const providersOf = (some: typeof named) =>
    PROVIDERS.filter((each) => some.some(([, { model }]) => model.provider === each));
  const locked = providersOf(named).filter((each) => keys[each] === undefined);
  const open = named.filter(([, { model }]) => !locked.includes(model.provider));
  // Tools without a key go to the next engine, as long as there is one for some.
  const models = new Map<BriefKind, ToolModel>(open.length > 0 ? open : named);
  const used = providersOf([...models]);
  const timeoutMs = timeout * 1000;

  return {
    id: 'ai-sdk',
    name: used.map((each) => PROVIDER_NAMES[each]).join(', '),
    kinds: new Set(models.keys()),
    offerOf: (kind) => {
      const tool = models.get(kind);
      const cents = tool?.cents;
      return {
        model: tool?.model.id ?? 'none',
        method: 'model',
        isRepeatable: false,
        posesPeople: true,
        takesBackdrop: tool?.backdrop === true,
        ...(cents !== undefined && { costCents: cents }),
      };
    },
    lane: { ordersAtOnce: ORDERS_AT_ONCE, timeoutMs: timeoutMs + 30_000 },
    // Providers have nothing in common that could be asked without an order.
    check: async () => {
      if (open.length > 0) return;
      const names = locked.map((each) => PROVIDER_NAMES[each]).join(', ');
      throw new EngineError('unavailable', `There is no key for ${names}`);
    },
    findLacks: async () => locked.map((each) => `${KEY_NAMES[each]}, for ${PROVIDER_NAMES[each]}`),
    render: async (brief, render): Promise<RenderedImage> => {
      const tool = models.get(brief.kind);
      if (!tool) throw new EngineError('unsupported', `No model is named for ${brief.kind}`);
      const { provider } = tool.model;
      // The SDK is large: only processes that draw with it load it.
      const { drawByModel } = await import('./draw-by-model.ts');
      const access = { key: keys[provider] ?? '', url: urls[provider], timeoutMs };
      const bytes = await sendPaid(render, (onAccepted) =>
        drawByModel(brief, { tool, access, render, onAccepted }),
      );
      const vendor = PROVIDER_NAMES[provider];
      const paid = { ...render, costCents: tool.cents };
      return {
        ...(await usePaid(paid, () => finishPicture(vendor, bytes, brief))),
        model: tool.model.id,
        ...(tool.cents !== undefined && { costCents: tool.cents }),
      };
    },
    // A synchronous order cannot be stopped; what is kept of it ends with its answer.
    closeOrder: async () => undefined,
    close: async () => undefined,
  };
}
