import type { Light } from '../core/linear.ts';
import type { Rng } from '../core/rng.ts';
import type { Daylight } from './light/daylight.ts';
import type { Noise } from './noise.ts';
import type { Camera } from './optics/camera.ts';
import type { Layer, Plate } from './optics/layer.ts';

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

/** The picture that a scene paints on, and what the prompt and the recipe ask of it. */
export type Stage = {
  camera: Camera;
  /** The picture so far, half the frame's size; lamps and skies go above 1. */
  plate: Plate;
  /** The ground about the feet at the full size, where it is sharp; absent on even grounds. */
  near?: NearGround;
  /** The reflection in the ground: light times strength, then strength; half the frame's size. */
  gloss?: Layer;
  daylight: Daylight;
  /** Position of the sun, in fractions of the frame. */
  sun: { u: number; v: number };
  /** Side that the light comes from. */
  side: -1 | 1;
  season: Season;
  isSeasonNamed: boolean;
  /** Colours that the prompt names, in order. */
  colours: readonly Light[];
  /** Words of detail that the prompt has, such as "wet". */
  has: (word: string) => boolean;
  /** True where the subject's own feet are in the picture. */
  isStanding: boolean;
  variant: number;
  /** The same for what changes in variations: where lamps stand and what they light. */
  take: number;
  /** The same in variations of one picture: for what is chosen first, as colours are. */
  design: Rng;
  rng: Rng;
  noise: Noise;
};

/** Rows from `top` down at the full size, with the weight of each against the plate. */
export type NearGround = { top: number; width: number; data: Float32Array; weights: Float32Array };

/** Light of a scene on its subject. */
export type SceneLight = {
  /** Colour of the light on the subject; its brightness does not count. */
  tint: Light;
  /** Times the subject's own light. */
  exposure: number;
  side: -1 | 1;
  /** Share of light from behind, 0 to 1. */
  back: number;
  /** Strength of the cast shadow, 0 to 1, and its length against the height of the subject. */
  shadow: number;
  shadowLength: number;
  /** Depth of the shade where soles touch the ground, as a power of the usual one; absent: 1. */
  contact?: number;
  /** Softness of the shadow: 0 hard sun, 1 a dome of light. */
  softness: number;
  /** Light that the ground reflects upwards; absent where it does not count. */
  bounce?: Light;
  /** Coloured lamps at either side. */
  rims?: readonly [left: Light, right: Light];
  /** Strength of the subject's mirror image in the ground, 0 to 1. */
  gloss: number;
};

/** Default camera and light of a scene, for prompts that name none. */
export type Manner = {
  /** Times of day to choose from. */
  times: readonly TimeChoice[];
  /** Camera heights in metres, low to high. */
  heights: readonly [low: number, high: number];
  /** Focal lengths in frame heights. */
  focal: readonly [short: number, long: number];
  /** Blur radius at infinity in half-size pixels. */
  bokehPx: readonly [least: number, most: number];
};

export type TimeChoice = Daylight['time'];

/** A place to be photographed in: one file each. */
export type Scene = {
  id: string;
  /** 6 asks for it, 2 hints at it; singular, lower case. */
  words: Readonly<Record<string, number>>;
  /** Words of detail that it follows, read with `stage.has`, and of what is always in it. */
  details?: readonly string[];
  manner: Manner;
  /** True for places that weather does not reach. */
  isIndoors?: boolean;
  /** True where leaves and ground change with the season. */
  followsSeason?: boolean;
  /** True for places that take the colours that the prompt names. */
  isColoured?: boolean;
  /**
   * An even colour, exactly as named, or none: the subject keeps its own light there. Absent where
   * there is a place around it.
   */
  ground?: 'even' | 'none';
  /** Paints the plate and tells how it lights its subject. */
  draw: (stage: Stage) => SceneLight;
};
