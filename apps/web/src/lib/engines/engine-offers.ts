import { useQuery } from '@tanstack/react-query';
import {
  type EngineOffer,
  engineOffersSchema,
  IMAGE_PRICE_CREDITS,
  IMAGES_PER_RUN_PRICE,
  RUN_PRICE_CREDITS,
  runPriceCredits,
  type ToolId,
  UPSCALE_PRICE_CREDITS,
} from '@toile/contract';
import { get } from '../api/api-client.ts';

/** Key of the query; a refused order invalidates it. */
export const ENGINE_OFFERS_KEY = ['engine-offers'] as const;

/** Between two looks at the engines: one that goes away or comes back shows soon. */
const LOOK_INTERVAL_MS = 20_000;

/** The engines that draw for each tool and that upscale; undefined until they are known. */
function useEngineOffers() {
  const { data } = useQuery({
    queryKey: ENGINE_OFFERS_KEY,
    queryFn: ({ signal }) =>
      get('/engine-offers/', { parse: (body) => engineOffersSchema.parse(body), signal }),
    refetchInterval: LOOK_INTERVAL_MS,
  });
  return data;
}

/** The engine that draws next, and what that means for the order. */
export type ToolOffer = {
  /** The engine in service that is asked first; absent while unknown, or while all are away. */
  offer?: EngineOffer;
  /** The engine that would be asked before it, and is away. */
  away?: EngineOffer;
  /** Price of an image in credits. */
  credits: number;
};

/**
 * The engine of a tool's next pictures. With the engine of an output: the same one as long as it
 * is in service; with a backdrop: one that takes it.
 */
export function useToolOffer(tool: ToolId, ofOutput?: string, hasBackdrop = false): ToolOffer {
  const offers = useEngineOffers()?.tools[tool] ?? [];
  return chooseOffer(offers, { ofOutput, hasBackdrop });
}

/** Credits for a run of four images with some tools, the least and the most; of all tools by default. */
export function useRunPrices(tools?: readonly ToolId[]): { least: number; most: number } {
  const offers = useEngineOffers()?.tools ?? {};
  const prices = (tools ?? Object.keys(offers)).map((tool) => {
    const { credits } = chooseOffer(offers[tool] ?? []);
    return runPriceCredits(IMAGES_PER_RUN_PRICE, credits);
  });
  if (prices.length === 0) return { least: RUN_PRICE_CREDITS, most: RUN_PRICE_CREDITS };
  return { least: Math.min(...prices), most: Math.max(...prices) };
}

/** The engine of the next upscale. */
export function useUpscaleOffer(): ToolOffer {
  const offers = useEngineOffers()?.upscale ?? [];
  return chooseOffer(offers, { usualCredits: UPSCALE_PRICE_CREDITS });
}

/** The engine and the price of an image that a screen told, as orders send them; both absent while unknown. */
export type Offered = Partial<Pick<EngineOffer, 'engine' | 'credits'>>;

export const offeredBy = ({ offer }: ToolOffer): Offered => ({
  engine: offer?.engine,
  credits: offer?.credits,
});

type OfferWish = {
  /** The engine of an output. */
  ofOutput?: string;
  /** True: with a photograph of the user's own as place. */
  hasBackdrop?: boolean;
  /** Price while no offer is known. */
  usualCredits?: number;
};

/** The first offer in service, the one of an output's engine before the others. */
export function chooseOffer(
  all: readonly EngineOffer[],
  { ofOutput, hasBackdrop = false, usualCredits = IMAGE_PRICE_CREDITS }: OfferWish = {},
): ToolOffer {
  const offers = hasBackdrop ? all.filter((each) => each.takes_backdrop) : all;
  const own = offers.find(({ engine }) => engine === ofOutput);
  const first = own ?? offers[0];
  const offer = own?.ready ? own : offers.find(({ ready }) => ready);
  const away = first && !first.ready ? first : undefined;
  return { offer, away, credits: (offer ?? first)?.credits ?? usualCredits };
}
