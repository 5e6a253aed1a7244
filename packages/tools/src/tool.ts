import type { PhotoPart, PictureField, ToolId } from '@toile/contract';
import type { ExamplePicture } from './example-picture.ts';
import type { FieldSettings, RunField } from './fields/run-field.ts';
import type { ToolRun } from './fields/run-schema.ts';
import type { BriefKind, ImageBrief, PixelSize } from './image-brief.ts';
import type { Instruction } from './model-instruction.ts';
import type { SourceKind } from './source-kind.ts';

/** A screen of the wizard that any tool may have. */
export type CommonStep = 'upload' | 'mask' | 'source' | 'prompt' | 'face' | 'result';

/** A screen of a tool's wizard; `ask-…` is a step of the tool's own. */
export type StepId = CommonStep | `ask-${string}`;

/** A step of a tool's own, which asks for settings. */
export type OwnStep = {
  id: `ask-${string}`;
  /** Its name among the steps, a word or two. */
  name: string;
  /** Its heading. */
  title: string;
  /** Its sentence in the instructions. */
  hint: string;
  settings: readonly RunField[];
};

/** Fields of a run that the photo's steps fill. */
export type PlaceField = 'face_id' | 'mask_coordinates' | 'reposition';

/** Words of a tool. */
export type ToolWords = {
  name: string;
  /** Its purpose, in a sentence. */
  summary: string;
  /** The same where the engine keeps people's pose and face; absent where that makes no difference. */
  summaryOfKept?: string;
  /** Suggestions for the content of a prompt. */
  promptHint: string;
};

/** Options of the mask step. */
export type Masking = {
  /** Marks that point out the selection: dots, or lines drawn over it. */
  marks: 'dots' | 'line';
  /** Parts of a photo that are offered by name. */
  parts: readonly PhotoPart[];
  /** True: the selection can be inverted. */
  inverts: boolean;
  /** True: more can be marked after a selection was confirmed. */
  addsMore: boolean;
  /** True: the cut-out subject can be moved, scaled and turned. */
  repositions: boolean;
};

/** Words of a tool's plate on the landing page. */
export type ToolPlate = {
  /** Alternative text of the input picture; absent for a tool that starts from words alone. */
  givenAlt?: string;
  /** Alternative text of the picture that the tool made. */
  madeAlt: string;
  /** The prompt. */
  words: string;
};

/**
 * A tool as data. Screens, routes and jobs read it; none compares a tool's id. A new tool is one
 * folder beside this file and one line in registry.ts.
 */
export type Tool = {
  id: ToolId;
  /** True: the card only announces the tool, which cannot be used yet. */
  comingSoon: boolean;
  /** The wizard's screens in order; their number is the product's childrenCount. */
  steps: readonly StepId[];
  /** Those among the steps that no other tool has. */
  ownSteps?: readonly OwnStep[];
  /** Size of the pictures made, in pixels. */
  outputSize: PixelSize;
  promptRequired: boolean;
  /** Pictures without which a run is refused. */
  requiredImages: readonly PictureField[];
  /** Further pictures that a run accepts; it accepts no others. */
  optionalImages?: readonly PictureField[];
  /**
   * True: the prompt step takes a photograph of the user's own as place, sent as `source_image`; with
   * it no prompt is required.
   */
  takesBackdrop?: boolean;
  /** Content of the source step's picture; absent without that step. */
  source?: SourceKind;
  /** Options of the mask step; absent without that step. */
  masking?: Masking;
  /** True: the pictures are tiles, which can be laid out, recoloured and exported as cloth. */
  isTiled?: boolean;
  /** Kind of the free preview of a run, before it is ordered; absent: there is none. */
  preview?: BriefKind;
  /** Example prompts, shown as chips. */
  examples: readonly string[];
  /** Pictures made from words, with their prompts; for a tool without an input picture. */
  made?: readonly ExamplePicture[];
  /** Settings that the prompt step offers. */
  settings: readonly RunField[];
  /** Further fields that its brief reads. */
  reads?: readonly (PlaceField | keyof FieldSettings)[];
  /**
   * Content of the tool's pictures, for the steps that ask for such a picture. A `garment` may be
   * on a person or by itself; a `flatlay` is never on a person.
   */
  makes: readonly SourceKind[];
  /** Its plate on the landing page. */
  plate: ToolPlate;
  words: ToolWords;
  /** Its row of the cost table, where it shares one with other tools; absent: a row of its name. */
  costRow?: string;
  /** The engine's task for a run; absent while no engine can serve the tool. */
  brief?: (run: ToolRun, images: ImageBrief['images']) => ImageBrief;
  /**
   * The task in English for image models, loaded when it is needed: browsers never do. Absent: the
   * user's words alone.
   */
  instruct?: (run: ToolRun, images: ImageBrief['images']) => Promise<Instruction>;
};
