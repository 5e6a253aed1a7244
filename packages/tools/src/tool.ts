import type { PictureField, ToolId } from '@toile/contract';
import type { ExamplePicture } from './example-picture.ts';
import type { RunField } from './fields/run-field.ts';
import type { ToolRun } from './fields/run-schema.ts';
import type { ImageBrief, PixelSize } from './image-brief.ts';
import type { SourceKind } from './source-kind.ts';

/** A screen of a tool's wizard. */
export type StepId = 'upload' | 'mask' | 'source' | 'prompt' | 'face' | 'result';

/** What the mask step offers. */
export type Masking = {
  /** How the wanted part is pointed out: by dots, or by lines drawn over it. */
  marks: 'dots' | 'line';
  /** Whether the selection can be turned into all that it leaves out. */
  inverts: boolean;
  /** Whether more can be pointed out once a selection was confirmed. */
  addsMore: boolean;
  /** Whether the cut-out subject can be put elsewhere. */
  repositions: boolean;
};

/** Words of a tool's plate on the landing page. */
export type ToolPlate = {
  /** Description of the picture that the tool was given; absent where it was given words alone. */
  givenAlt?: string;
  /** Description of the picture that it made. */
  madeAlt: string;
  /** The words that it was given. */
  words: string;
};

/**
 * A tool as data. Screens, routes and the job read it; none compares a tool's id.
 * A new tool is one folder beside this file and one line in registry.ts.
 */
export type Tool = {
  id: ToolId;
  /** Whether its card only announces it: it is being built, and cannot be used yet. */
  comingSoon: boolean;
  /** The wizard's screens in order; their number is the product's childrenCount. */
  steps: readonly StepId[];
  /** Size of the pictures made, in pixels. */
  outputSize: PixelSize;
  promptRequired: boolean;
  /** Pictures without which a run is refused. */
  requiredImages: readonly PictureField[];
  /** Pictures that a run may bring besides; it takes no others. */
  optionalImages?: readonly PictureField[];
  /** What the picture of the source step shows; absent without that step. */
  source?: SourceKind;
  /** How the mask step is worked; absent without that step. */
  masking?: Masking;
  /** Whether its pictures repeat: they can be laid out, recoloured and exported as cloth. */
  isTiled?: boolean;
  /** Example prompts, shown as chips. */
  examples: readonly string[];
  /** Pictures made of words, with the words; for a tool that is given nothing else. */
  made?: readonly ExamplePicture[];
  /** Settings that the prompt step offers. */
  settings: readonly RunField[];
  /**
   * What its pictures show, for the steps that ask for such a picture. A garment may be worn or
   * by itself; a flat-lay is never worn.
   */
  makes: readonly SourceKind[];
  /** Its plate on the landing page, with a picture that it was given and one that it made. */
  plate: ToolPlate;
  /** The words of the tool: key of the tools area of the message table. */
  messages: ToolId;
  /** The engine's task for a run; absent while no engine can serve the tool. */
  brief?: (run: ToolRun, images: ImageBrief['images']) => ImageBrief;
};
