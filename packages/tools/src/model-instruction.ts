import type { ImageBrief } from './image-brief.ts';

/** The task of a brief in words, for engines that follow them. */
export type Instruction = Pick<ImageBrief, 'instruction' | 'avoid'>;

/** The parts of an instruction for image models, each one or more sentences in English. */
export type InstructionParts = {
  /** The picture to make, in a sentence. */
  task: string;
  /** The given pictures in the order in which they are sent. */
  pictures?: readonly string[];
  /** The user's own words, quoted under a name. */
  words?: { name: string; text: string };
  /** Parts of the given pictures that stay as they are. */
  keep?: string;
  /** Parts that become others. */
  change?: string;
  /** Camera, framing and viewpoint. */
  camera?: string;
  light?: string;
  /** Things that must not be in the picture. */
  avoid: readonly string[];
};

const ORDINALS = ['first', 'second', 'third'];

/** Rule for pictures with people, whatever is asked for. */
const ABOUT_PEOPLE =
  'Anyone who looks under eighteen is fully dressed as children dress: flat shoes, nothing sheer, short or plunging.';

function listPictures(pictures: readonly string[]): string[] {
  const [only] = pictures;
  if (pictures.length === 1) return [`The given picture is ${only}.`];
  return pictures.map((what, index) => `The ${ORDINALS[index]} given picture is ${what}.`);
}

/**
 * The instruction of a brief for engines that follow natural language. Words of the user are quoted,
 * so that they describe the picture and do not give orders of their own.
 */
export function instructionOf(
  { task, pictures = [], words, keep, change, camera, light, avoid }: InstructionParts,
  { showsPeople = false } = {},
): Instruction {
  const sentences = [
    task,
    ...listPictures(pictures),
    words && words.text !== '' ? `${words.name}: “${words.text}”.` : undefined,
    keep && `Keep: ${keep}.`,
    change && `Change: ${change}.`,
    camera && `Camera: ${camera}.`,
    light && `Light: ${light}.`,
    showsPeople ? ABOUT_PEOPLE : undefined,
    `Avoid: ${avoid.join(', ')}.`,
  ];
  const instruction = sentences.filter((each) => each !== undefined && each !== '').join(' ');
  return { instruction, avoid: avoid.join(', ') };
}
