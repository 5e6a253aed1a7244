import type { Hex } from '../../core/colour.ts';
import type { Fabric } from '../../core/fabrics/fabric.ts';
import type { Rng } from '../../core/rng.ts';
import type { GivenPrint, Print } from '../../core/scene/scene.ts';
import type { SceneBuilder } from '../../core/scene/scene-builder.ts';
import type { Body } from '../figure/body.ts';
import type { Design, Detail, Feature } from './features.ts';
import type { PartId } from './part-ids.ts';

/** Where a garment is worn; an outfit has at most one of each, and `full` stands for upper and lower. */
export type Place = 'upper' | 'lower' | 'full' | 'outer';

/** The colour, cloth or print of a part, where it is not the garment's. */
export type PartCloth = { colour?: Hex; fabric?: Fabric; print?: Print };

/** One garment of an outfit, decided in all that can be seen of it. */
export type Piece = {
  garment: Garment;
  design: Design;
  colour: Hex;
  fabric: Fabric;
  print?: Print | GivenPrint;
  /** A second colour of trims, belts and linings. */
  trim: Hex;
  /** Parts whose colour or cloth is another. */
  parts?: ReadonlyMap<PartId, PartCloth>;
  /** Colour of visible stitches, where the prompt names one. */
  thread?: Hex;
  /** The prompt names its colour. */
  isDyed?: boolean;
};

/** What a garment is drawn with. */
export type DressContext = {
  body: Body;
  scene: SceneBuilder;
  rng: Rng;
  piece: Piece;
  /** The other garments, so that a shirt knows that it is tucked in or worn under a coat. */
  outfit: readonly Piece[];
};

/** A garment that the studio engine can draw. */
export type Garment = {
  id: string;
  /** Singular words and phrases that ask for it. */
  words: readonly string[];
  place: Place;
  /**
   * The values of each feature that suit it, likeliest first. A feature that is left out does
   * not matter for it. What a prompt leaves open is taken from here, anew for each picture.
   */
  options: { readonly [F in Feature]?: readonly Design[F][] };
  /** Details that it may be given unasked, and those that it always has. */
  mayHave: readonly Detail[];
  has?: readonly Detail[];
  /** Ids of fabrics it is usually made of, likeliest first. */
  fabrics: readonly Fabric['id'][];
  /** Draws it on the body: regions and strokes on the scene's layers. Sleeves go to the layers of their arm. */
  build: (context: DressContext) => void;
};
