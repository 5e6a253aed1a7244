import { type EngineOffer, IMAGE_PRICE_CREDITS, UPSCALE_PRICE_CREDITS } from '@toile/contract';
import {
  checkKinds,
  type Engine,
  type EngineLane,
  listMembers,
  offerOf,
  takesBackdrop,
} from '@toile/engines';
import type { BriefKind } from '@toile/tools';
import { AppError } from '../../platform/app-error.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/database.ts';
import { forReader } from '../../platform/language/for-reader.ts';
import { listTakers } from './backdrop-takers.ts';
import { createEngineReadiness } from './engine-readiness.ts';
import { createLeftAlone } from './left-alone-lanes.ts';

/** Lane of engines that draw on this machine: the places of its workers. */
export const WORKERS_LANE = 'workers';

/** The engine of an order, as its slots keep it. */
export type ChosenEngine = {
  engine: string;
  /** The places that its orders take: the workers' own, or those of the engine. */
  lane: string;
  /** Price of an image in credits. */
  credits: number;
};

type Wanted = {
  kind: BriefKind;
  /** The engine that a screen offered. Absent: any. */
  engine?: string;
  /** The price of an image in credits that a screen told. Absent: whatever it is. */
  credits?: number;
  /** True for an order with a photograph of the user's own as place. */
  hasBackdrop?: boolean;
};

/** The engine that does not draw an image, those before it, and the image's price in credits. */
type Refused = Pick<ChosenEngine, 'engine' | 'credits'> & { refusedBy?: readonly string[] };

export type EngineChoice = ReturnType<typeof createEngineChoice>;

type ChoiceOptions = {
  engine: Engine;
  /** Where workers mark engines that they leave alone. Absent: this process draws alone. */
  database?: Database;
  config: Pick<Config, 'engineCredits' | 'engineOrders' | 'engineTimeouts'>;
};

const laneOf = ({ id, lane }: Engine) => (lane ? id : WORKERS_LANE);

/** Price of an image where the operator has set no other. */
const usualCredits = (kind: BriefKind) =>
  kind === 'upscale-image' ? UPSCALE_PRICE_CREDITS : IMAGE_PRICE_CREDITS;

/** The choice of an engine for an order: by kind, by readiness, and by what a screen has offered. */
export function createEngineChoice({ engine, config, database }: ChoiceOptions) {
  const isLeftAlone = database && createLeftAlone(database);
  const { findFault, isReady: answers } = createEngineReadiness();

  async function isReady(member: Engine): Promise<boolean> {
    if (member.lane && (await isLeftAlone?.(member.id))) return false;
    return answers(member);
  }

  function creditsOf({ id }: Engine, kind: BriefKind): number {
    const { engineCredits: prices } = config;
    const own = kind === 'upscale-image' ? undefined : prices.get(id);
    return prices.get(`${id}/${kind}`) ?? own ?? usualCredits(kind);
  }

  const toChosen = (member: Engine, kind: BriefKind): ChosenEngine => ({
    engine: member.id,
    lane: laneOf(member),
    credits: creditsOf(member, kind),
  });

  async function toOffer(member: Engine, kind: BriefKind): Promise<EngineOffer> {
    const { model, method, posesPeople, ignoresMask = false } = offerOf(member, kind);
    return {
      engine: member.id,
      name: forReader(member.name ?? member.id),
      model: model && forReader(model),
      method,
      credits: creditsOf(member, kind),
      poses_people: posesPeople,
      ignores_mask: ignoresMask,
      takes_backdrop: takesBackdrop(member, kind),
      ready: await isReady(member),
    };
  }

  /** The first of some engines that is in service; the first of all where none is. */
  async function firstReady(members: readonly Engine[]): Promise<Engine | undefined> {
    const states = await Promise.all(members.map(isReady));
    return members.find((_member, index) => states[index]) ?? members[0];
  }

  return {
    /** The engines for a kind of picture, in the order in which they are asked. */
    list: (kind: BriefKind): Promise<EngineOffer[]> =>
      Promise.all(listMembers(engine, kind).map((member) => toOffer(member, kind))),

    /** Price of an image of a kind in credits, by the engine that is asked first. */
    priceOf: (kind: BriefKind): number => {
      const [first] = listMembers(engine, kind);
      return first ? creditsOf(first, kind) : usualCredits(kind);
    },

    /** Name of an engine on screens; its id where it is not in service any more. */
    nameOf: (id: string): string =>
      forReader(listMembers(engine).find((member) => member.id === id)?.name ?? id),

    /** Resolves when each kind is drawn by one engine that can. @throws EngineError otherwise. */
    check: (): Promise<void> => {
      const membersOf = (kind: BriefKind) => listMembers(engine, kind);
      return checkKinds({ kinds: engine.kinds, membersOf }, findFault);
    },

    /** State of each engine by its id, for operators. */
    listStates: async (): Promise<Record<string, 'ready' | 'away'>> => {
      const stateOf = async (member: Engine) =>
        [member.id, (await isReady(member)) ? 'ready' : 'away'] as const;
      return Object.fromEntries(await Promise.all(listMembers(engine).map(stateOf)));
    },

    /** True for an engine that draws a kind and is in service. */
    isOffered: async (kind: BriefKind, id: string): Promise<boolean> => {
      const member = listMembers(engine, kind).find((each) => each.id === id);
      return member !== undefined && (await isReady(member));
    },

    /**
     * The engine for an order: the one that the screen offered, else the first in service. Throws
     * `toolUnavailable` where none draws the kind, `engineChanged` where the offered one is away,
     * `priceChanged` where it costs something else by now, `invalidRequest` for a backdrop that it
     * does not take.
     */
    choose: async (order: Wanted): Promise<ChosenEngine> => {
      const { kind, engine: wanted, credits, hasBackdrop } = order;
      const members = hasBackdrop ? listTakers(engine, kind, wanted) : listMembers(engine, kind);
      const first = await firstReady(members);
      if (!first) throw new AppError('toolUnavailable');
      const offered = wanted === undefined ? first : members.find(({ id }) => id === wanted);
      if (!offered) throw new AppError('engineChanged');
      if (wanted !== undefined && !(await isReady(offered))) throw new AppError('engineChanged');
      const chosen = toChosen(offered, kind);
      if (credits !== undefined && credits !== chosen.credits) throw new AppError('priceChanged');
      return chosen;
    },

    /**
     * Another engine for an image whose own does not answer: in service, of the same method and
     * price, and none that has refused it. A picture by rules does not take the place of one by a
     * model.
     */
    findSubstitute: async (kind: BriefKind, own: Refused): Promise<ChosenEngine | undefined> => {
      const members = listMembers(engine, kind);
      const refusing = members.find(({ id }) => id === own.engine);
      if (!refusing) return undefined;
      const { method } = offerOf(refusing, kind);
      const fitting = members.filter(
        (member) =>
          member !== refusing &&
          !own.refusedBy?.includes(member.id) &&
          offerOf(member, kind).method === method &&
          (takesBackdrop(member, kind) || !takesBackdrop(refusing, kind)) &&
          creditsOf(member, kind) === own.credits,
      );
      const found = await firstReady(fitting);
      return found && (await isReady(found)) ? toChosen(found, kind) : undefined;
    },

    /** Ids of the engines that draw on this machine. */
    listLocal: () => listMembers(engine).flatMap(({ id, lane }) => (lane ? [] : [id])),

    /** The lanes of all engines: the workers' own places, and those of engines elsewhere. */
    listLaneIds: (): string[] => [...new Set(listMembers(engine).map(laneOf))],

    /** The lanes of engines elsewhere, with the operator's numbers. */
    listLanes: (): (EngineLane & { lane: string })[] =>
      listMembers(engine).flatMap(({ id, lane }) => {
        if (!lane) return [];
        const ordersAtOnce = config.engineOrders.get(id) ?? lane.ordersAtOnce;
        const seconds = config.engineTimeouts.get(id);
        const timeoutMs = seconds === undefined ? lane.timeoutMs : seconds * 1000;
        return [{ lane: id, ordersAtOnce, timeoutMs }];
      }),
  };
}
