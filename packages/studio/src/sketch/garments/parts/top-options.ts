import type { Hex } from '../../../core/colour.ts';
import type { Layer, LayerPen } from '../../../core/scene/scene-builder.ts';
import type { Detail } from '../features.ts';
import type { SideSlits } from './bodice/cut.ts';
import type { Room } from './bodice/fits.ts';
import type { GarmentTop } from './bodice/garment-top.ts';
import type { FrontPanel } from './front/front-panel.ts';
import type { Facing } from './front/lapels.ts';
import type { SleeveForm } from './sleeves/sleeve-forms.ts';
import type { SleeveShape } from './sleeves/sleeve-shape.ts';

/** How a garment of the upper body differs from a plain top of its design. */
export type TopOptions = {
  /** The page's height of the hem. */
  hemY: number;
  layer: Layer;
  collarLayer: Layer;
  order?: number;
  /** Added to the room of its fit, in units of the trunk's frame. */
  roomBy?: number;
  room?: Partial<Room>;
  pad?: number;
  flare?: number;
  sag?: number;
  tail?: number;
  waves?: number;
  /** Drawn in at the hem by a rib. */
  gathered?: number;
  /** Tucked in, or sewn to a skirt. */
  isHemHidden?: boolean;
  isTailored?: boolean;
  /** Cut open all the way down, even where it is closed. */
  hasFront?: boolean;
  /** Where lapels meet, as y of the trunk's frame. */
  breakY?: number;
  /** The same where one front is wrapped over the other; by default near the waist. */
  wrapY?: number;
  overlap?: number;
  corner?: number;
  cutaway?: number;
  buttons?: number;
  buttonSize?: number;
  lastButton?: number;
  hasPlacket?: boolean;
  /** Where the placket ends, as a part of the front; by default at the hem. */
  placketTo?: number;
  /** Padded rows: the edges swell between them. */
  puffs?: number;
  /** Side seams that are open from the hem upwards. */
  slits?: SideSlits;
  /** A sleeve of the garment's own, whatever its design says. */
  sleeveForm?: SleeveForm;
  collarSize?: number;
  /** Another cloth on the lapels: satin, sheepskin. */
  facing?: Facing;
  /** Sleeves in another colour than the body. */
  sleeveColour?: Hex;
  /** A collar in another colour: ribs, contrasts. */
  collarColour?: Hex;
  part?: string;
  /** Details that the garment draws itself. */
  ownDetails?: readonly Detail[];
  /** The zip slants from the lapel to the hem. */
  slantedZip?: boolean;
  /** Draws on a sleeve. */
  onSleeve?: (pen: LayerPen, shape: SleeveShape, unit: number) => void;
  /** Draws on a sleeve over all its lines: trims of its end. */
  onSleeveEnd?: (pen: LayerPen, shape: SleeveShape, unit: number) => void;
  /** Drawn on each half of a front before its lapel falls over it. */
  onHalf?: (top: GarmentTop, panel: FrontPanel) => void;
};
