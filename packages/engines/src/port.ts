import type { PhotoPart, RunDoubt, SeamScore } from '@toile/contract';
import type { BriefKind, ImageBrief, Making, PixelSize } from '@toile/tools';
import type { CatalogueGroup } from './catalogue-group.ts';
import type { ForetellWords } from './foretold-words.ts';
import type { EngineLane, KindOffer } from './kind-offer.ts';
import type { LocalModels } from './local-models.ts';
import type { SpecifySketch } from './sketch-specification.ts';
import type { PromptReader } from './words-reader.ts';

/** The inputs of a render besides its brief. The same brief and recipe give the same picture. */
export type Recipe = {
  /** Non-negative 32-bit integer. */
  seed: number;
  /** Place of the picture in its run, from 0; pictures of one run differ in design by it. */
  variant: number;
  /** Recipe of the picture that this one varies: its design stays, its details change. */
  origin?: Recipe;
};

/**
 * `spare`: drawn for nobody with an account. No order waits for such a picture, on threads of
 * orders least of all.
 */
export type RenderPriority = 'normal' | 'low' | 'spare';

/** Data by which an engine finds an order at its vendor again. It contains no secret. */
export type OrderTicket = Readonly<Record<string, string | number | boolean | null>>;

/** The order of one picture, as its caller keeps it: a render that was cut goes on where it was. */
export type OrderBook = {
  /** A UUID, the same for this picture in every render of it. */
  key: string;
  /** The last ticket that an earlier render of this picture stored. */
  ticket?: OrderTicket;
  /**
   * Resolves once the ticket is stored; rejects when the picture is no longer this caller's to make.
   * null: nothing is on order any more.
   */
  keep: (ticket: OrderTicket | null) => Promise<void>;
};

/** Progress of a render. */
export type RenderProgress = {
  /** Fraction of the work, from 0 to 1. */
  fraction?: number;
  /** A coarse picture of what is being made. */
  preview?: { bytes: Uint8Array; type: 'image/jpeg' | 'image/png' };
};

/** The recipe of a render, its priority and its abort signal. */
export type RenderOptions = Recipe & {
  /**
   * `low`: its user has other pictures under way. Where processors are few, pictures of users who
   * have none under way go first. Absent: `normal`.
   */
  priority?: RenderPriority;
  /**
   * Aborting rejects the render with the signal's reason and stops the work. An order at a vendor
   * goes on, to be found again; `closeOrder` ends it.
   */
  signal?: AbortSignal;
  /** Absent where nothing is stored between renders: an interrupted order is then lost. */
  order?: OrderBook;
  onProgress?: (progress: RenderProgress) => void;
  /** Id of the engine that is to draw, where several share the work. Absent: the first able one. */
  engine?: string;
};

/** Files stored beside a picture, for tools that read it later. */
export type Companions = {
  /** The picture's region map, encoded (see the studio's region map). */
  regionMap?: Uint8Array;
  /** The same drawing as an SVG document. */
  svg?: string;
};

/** One finished picture. */
export type RenderedImage = {
  /** An encoded PNG, sRGB. */
  png: Uint8Array;
  size: PixelSize;
  /** Words of the prompt that the engine did not understand, in order of mention. */
  unread: string[];
  /** Measure of the picture's seams; only for patterns. */
  seam?: SeamScore;
  /** What may not come out well; only for previews. */
  doubts?: readonly RunDoubt[];
  /** The parts that a photo shows; only for lists of parts. */
  parts?: readonly PhotoPart[];
  /** The engine's choices (motif, palette, style, …), for the details view. */
  choices: Record<string, string>;
  companions?: Companions;
  /** Id of the engine that drew it, where several share the work. */
  engine?: string;
  /** Name and version of the model that drew it, as written into the picture's metadata. */
  model: string;
  /** Price of the picture at a vendor, in US cents, where it is known. */
  costCents?: number;
  /** The term of IPTC's digitalsourcetype vocabulary that fits the picture. */
  digitalSourceType: DigitalSourceType;
};

export type DigitalSourceType =
  | 'trainedAlgorithmicMedia'
  | 'compositeWithTrainedAlgorithmicMedia'
  | 'algorithmicMedia'
  | 'composite';

/** A source of pictures. Implementations throw only the errors of engine-error.ts. */
export type Engine = {
  id: string;
  /** Name on screens; the id where absent. */
  name?: string;
  kinds: ReadonlySet<BriefKind>;
  /** The offer for pictures of a kind that it draws. Absent: drawn by rules, without promises. */
  offerOf?: (kind: BriefKind) => KindOffer;
  /** Absent: it draws on this machine's processors, in the places of its workers. */
  lane?: EngineLane;
  /**
   * The engines that share the work, of a kind or of all, in the order in which they are asked.
   * Absent: itself alone.
   */
  listMembers?: (kind?: BriefKind) => readonly Engine[];
  /** True for an engine that is left alone for a while since it keeps failing. */
  isLeftAlone?: () => boolean;
  /** Resolves when the engine can render; throws an `unavailable` EngineError with the reason otherwise. */
  check: () => Promise<void>;
  /**
   * Things that it lacks for some of its pictures, such as a key or a model, for operators. Absent:
   * nothing that it knows of.
   */
  findLacks?: () => Promise<readonly string[]>;
  render: (brief: ImageBrief, options: RenderOptions) => Promise<RenderedImage>;
  /**
   * True for a making whose design the engine can draw again with other details, from the recipe
   * alone. Absent: none; variations are then drawn like any other picture of the brief.
   */
  canVary?: (making: Making) => boolean;
  /**
   * Ends an order that nobody waits for any more, as its picture is stored or not wanted: stops it,
   * and has the vendor forget it as far as that goes. Absent: it makes none.
   */
  closeOrder?: (ticket: OrderTicket) => Promise<void>;
  /** Absent: the engine reads every word, or nobody knows which. */
  foretellWords?: ForetellWords;
  /** The things that prompts can ask for. Absent: the engine reads every word, or nobody knows which. */
  listCatalogue?: () => Promise<readonly CatalogueGroup[]>;
  /** Absent: nothing is known of its sketches but their pictures. */
  specifySketch?: SpecifySketch;
  /** Absent: prompts reach the engine as they are. */
  promptReader?: PromptReader;
  /** Absent: it works without models of its own. */
  localModels?: LocalModels;
  /** Ends what the engine started (threads, connections). Safe to call twice. */
  close: () => Promise<void>;
};
