import { type BriefKind, HELPER_KINDS, type ImageBrief } from '@toile/tools';
import { checkKinds } from './check-kinds.ts';
import { createEngineBreaker, type EngineBreaker, isEnginesFault } from './engine-breaker.ts';
import { EngineError, type EngineErrorKind } from './engine-error.ts';
import { joinModels } from './join-models.ts';
import { takesPictures } from './kind-offer.ts';
import type { Engine, OrderBook, OrderTicket, RenderedImage, RenderOptions } from './port.ts';

/** Entry of a ticket that names the engine whose it is. */
const ENGINE_ENTRY = 'engine';

type RouteOptions = {
  /**
   * Ids of the engines that a kind of brief may go to, in order. Absent: all that draw it; for
   * helpers those of this machine, which also come after the named ones.
   */
  orders?: ReadonlyMap<string, readonly string[]>;
};

type Route = { engine: Engine; breaker: EngineBreaker };

/** The order book of one engine within the router's: its tickets carry the engine's id. */
function bookOf(id: string, book: OrderBook): OrderBook {
  const { [ENGINE_ENTRY]: owner, ...own } = book.ticket ?? {};
  return {
    key: book.key,
    ticket: owner === id ? own : undefined,
    keep: (ticket) => book.keep(ticket && { ...ticket, [ENGINE_ENTRY]: id }),
  };
}

/** Kinds of errors that blame a brief for nothing: another engine may do with it. */
const PASSED_ON: ReadonlySet<EngineErrorKind> = new Set(['unsupported', 'timed-out', 'failed']);

/** True for an error after which the next engine draws: of a helper, any but a refusal. */
function mayPassOn(error: unknown, kind: BriefKind): boolean {
  if (isEnginesFault(error)) return true;
  return HELPER_KINDS.has(kind) && error instanceof EngineError && PASSED_ON.has(error.kind);
}

/** True for an order that is known to be lost: no picture was made, and nothing was paid. */
const isLost = (error: unknown) => error instanceof EngineError && error.kind === 'lost';

const errorOf = (error: unknown) =>
  error instanceof EngineError
    ? error
    : new EngineError('unavailable', 'An engine is not ready', { cause: error });

const noBackdrop = () =>
  new EngineError('unsupported', 'No engine takes a photograph of one’s own as backdrop');

/** A single engine: itself, but that it draws nothing in place of another that was named. */
function alone(engine: Engine): Engine {
  return {
    ...engine,
    render: async (brief, options) => {
      const { engine: wanted = engine.id } = options;
      if (!takesPictures(engine, brief)) throw noBackdrop();
      if (wanted === engine.id) return engine.render(brief, options);
      throw new EngineError('unsupported', `The engine ${wanted} is not in service`);
    },
  };
}

/**
 * Several engines as one. A brief goes to the first that draws its kind and is not left alone for
 * its failures; to the next one where that is away. What was ordered of an engine stays with it,
 * unless it says that the order is lost: a picture is not bought twice. Where an engine is named,
 * no other draws. The picture names the engine that drew it.
 * @throws RangeError without any engine.
 */
export function routeEngines(
  engines: readonly Engine[],
  { orders = new Map() }: RouteOptions = {},
): Engine {
  const [first] = engines;
  if (!first) throw new RangeError('There is no engine');
  if (engines.length === 1) return alone(first);

  const routes: Route[] = engines.map((engine) => ({
    engine,
    breaker: createEngineBreaker(engine.id),
  }));

  /** The engines of a kind: those that were named for it in their order, or all in theirs. */
  function routesOf(kind: BriefKind): Route[] {
    const able = routes.filter(({ engine }) => engine.kinds.has(kind));
    const named = orders
      .get(kind)
      ?.flatMap((id) => able.find(({ engine }) => engine.id === id) ?? []);
    if (!HELPER_KINDS.has(kind)) return named ?? able;
    // A helper leaves this machine only where the operator asks for that, and comes back to it.
    const here = able.filter((route) => !route.engine.lane && !named?.includes(route));
    return [...(named ?? []), ...here];
  }

  function findOwner(ticket: OrderTicket | undefined): Route | undefined {
    return routes.find(({ engine }) => engine.id === ticket?.[ENGINE_ENTRY]);
  }

  /** The engines for a brief, in the order in which they are asked. */
  function listRoutes(kind: BriefKind, owner: Route | undefined): Route[] {
    const others = routesOf(kind).filter((route) => route !== owner);
    const left = others.filter(({ breaker }) => breaker.isOpen());
    const well = others.filter(({ breaker }) => !breaker.isOpen());
    return [...(owner ? [owner] : []), ...well, ...left];
  }

  async function draw({ engine, breaker }: Route, brief: ImageBrief, options: RenderOptions) {
    const order = options.order && bookOf(engine.id, options.order);
    const drawn = await breaker.run(() => engine.render(brief, { ...options, order }));
    return { engine: engine.id, ...drawn };
  }

  async function render(brief: ImageBrief, options: RenderOptions): Promise<RenderedImage> {
    const owner = findOwner(options.order?.ticket);
    const { engine: wanted } = options;
    const asked = listRoutes(brief.kind, owner).filter(
      (route) => wanted === undefined || route.engine.id === wanted,
    );
    const able = asked.filter(({ engine }) => takesPictures(engine, brief));
    if (able.length < asked.length && able.length === 0) throw noBackdrop();
    let fault: EngineError | undefined;
    for (const route of able) {
      try {
        return await draw(route, brief, options);
      } catch (error) {
        if (!mayPassOn(error, brief.kind) || (route === owner && !isLost(error))) throw error;
        options.signal?.throwIfAborted();
        fault ??= errorOf(error);
      }
    }
    throw fault ?? new EngineError('unsupported', `No engine draws ${brief.kind}`);
  }

  const toMember = ({ engine, breaker }: Route): Engine => ({
    ...engine,
    isLeftAlone: breaker.isOpen,
  });
  const all = new Set(engines.flatMap(({ kinds }) => [...kinds]));
  const served = [...all].filter((kind) => routesOf(kind).length > 0);

  return {
    id: first.id,
    kinds: new Set(served),
    listMembers: (kind) => (kind ? routesOf(kind) : routes).map(toMember),
    check: () =>
      checkKinds({
        kinds: served,
        membersOf: (kind) => routesOf(kind).map(({ engine }) => engine),
      }),
    render,
    canVary: (making) => routesOf(making.kind).some(({ engine }) => engine.canVary?.(making)),
    closeOrder: async (ticket) => {
      const { [ENGINE_ENTRY]: _, ...own } = ticket;
      await findOwner(ticket)?.engine.closeOrder?.(own);
    },
    localModels: joinModels(engines),
    close: async () => void (await Promise.all(engines.map((engine) => engine.close()))),
  };
}
