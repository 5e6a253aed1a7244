import type { Repeat } from '@toile/contract';
import type { Hex } from '../core/colour.ts';
import type { Rng } from '../core/rng.ts';
import type { Sheet } from '../core/sheet.ts';
import type { UnitGrid } from '../core/unit.ts';
import type { Palette } from './prompt/palettes.ts';
import type { Fabric, Layout, Style } from './prompt/settings-words.ts';
import type { Worn } from './prompt/worn-words.ts';
import type { Subject } from './subject.ts';

/** Order of a motif: the picture that it draws. */
export type MotifSpec = {
  palette: Palette;
  /** Colours that the prompt names for this motif, in order; empty when the palette was ours. */
  namedColours: readonly Hex[];
  /** Those of them that small parts alone have: "thin gold rims". They come last among the colours. */
  namedAccents?: readonly Hex[];
  /** Named colours that single things have, by their ids: "green tractors". */
  coloursOfThings?: ReadonlyMap<string, readonly Hex[]>;
  /** Colours of the bodies of things, by their ids: "black cats", "whales in white". */
  coats?: ReadonlyMap<string, readonly Hex[]>;
  /** Those of the thing that is drawn. */
  coat?: readonly Hex[];
  /** The one colour of a thing that is drawn as a silhouette. */
  silhouette?: Hex;
  /** Named colours that a first drawing did not show: some things take them in place of their own. */
  owedColours?: readonly Hex[];
  /** Bands of colours that are said to be wide or narrow, in order; absent where fewer than two are. */
  bands?: readonly { colour: Hex; band?: 'wide' | 'narrow' }[];
  /** The colour of the leaves that things have. */
  leafColour?: Hex;
  /** The colour of the hearts of flowers. */
  heartColour?: Hex;
  /** The colour of an outline round each shape. */
  outline?: Hex;
  /** The ground that the prompt names. */
  namedGround?: Hex;
  /** True where the prompt asks for any colours or a mood. */
  hasColourWish: boolean;
  style: Style;
  /** 1 is ordinary, 0.5 tiny, 1.8 huge. */
  scale: number;
  /** Sizes of single things beside the others, by their ids. */
  sizes?: ReadonlyMap<string, number>;
  /** 1 is ordinary, 0.62 airy, 1.35 packed. */
  density: number;
  repeat: Repeat;
  /** The design to draw: one of the motif's `variants`. */
  variant: string;
  /** Differs in every picture: start of the names that seed noise. */
  seed: string;
  /** The same in variations of one picture: seeds what makes its design. */
  designSeed: string;
  rng: Rng;
  /** Test for one of these phrases of the motif's `words` (singular) in the prompt. */
  has: (...phrases: string[]) => boolean;
  /** Things that the prompt asks for by name. */
  subjects: readonly Subject[];
  /** What the animals among them wear. */
  worn?: readonly Worn[];
  /** The order to lay things out in, where the prompt asks for one. */
  layout?: Layout;
  /** Part of a layered picture: 'under' others keep it quiet, 'over' others leave the ground as it is. */
  layer: 'alone' | 'under' | 'over';
  /** Test for a colour that the prompt refuses. */
  isRefusedColour?: (colour: Hex) => boolean;
  /** Test for one of these words (singular) among those that the prompt refuses. */
  refuses?: (...words: readonly string[]) => boolean;
};

/** A family of patterns. */
export type Motif = {
  id: string;
  /**
   * Singular words and phrases, each with how strongly it asks for this motif: 6 its own
   * name, 2 a hint, 0 a detail that the motif reads with `has` but that does not ask for it.
   */
  words: Readonly<Record<string, number>>;
  /** 'figures' can lie over another motif; a 'ground' covers everything. */
  kind: 'figures' | 'ground';
  /** The subjects it is chosen to lay out; 'guests' are laid out among its own things where it is chosen for itself. */
  lays?: 'flowers' | 'anything' | 'guests';
  /** The variants that lay guests out; by default all. */
  hosts?: readonly string[];
  /** The variants that leave so much of the ground open that a layer below is seen; by default all. */
  open?: readonly string[];
  /** True for a motif made of leaves, which cannot leave them out. */
  isLeafy?: true;
  /** Wishes that change nothing in what it draws: their words are then told as unread. */
  ignores?: readonly ('style' | 'density')[];
  /** Names of palettes that suit it when the prompt names neither colours nor mood. */
  palettes?: readonly string[];
  /** What becomes of it under other figures. */
  below?: {
    /** Names of palettes whose figures suit it where the prompt names no colours. */
    palettes?: readonly string[];
    /** Fading: 0 none, 1 invisible. */
    veil?: number;
    /** True for dark marks on a light ground: figures then contrast with the ground alone. */
    isMarked?: boolean;
  };
  /** Named designs, best four or more, each different in layout, structure, scale or kind. */
  variants: readonly string[];
  /** The variants that the prompt's words pin down, if any; by default all are open. */
  pinned?: (has: MotifSpec['has']) => readonly string[];
  /** The repeat when nobody asks for one; by default straight. */
  repeat?: Repeat;
  /** Units across and down the tile (powers of two), where the motif is alone. */
  grid: (spec: MotifSpec) => UnitGrid;
  /** Hand-drawn unevenness in design units, and the cloth laid over; by default by the style. */
  finish?: { warp?: number; fabric?: Fabric };
  /** Test for a picture whose top and bottom mean something, as a border's: its tile is not rolled. */
  isPlaced?: (spec: MotifSpec) => boolean;
  /** Covers the sheet. Must suit any unit it is given, not only that of `grid`. */
  render: (sheet: Sheet, spec: MotifSpec) => void;
};
