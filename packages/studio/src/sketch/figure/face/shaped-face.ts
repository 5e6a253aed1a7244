import { lerp } from '../../../core/interpolate.ts';
import type { FaceShape } from '../body/shape.ts';
import type { BodyKind } from '../body.ts';
import { FACES, type Face } from './face.ts';

const GROWN: Partial<Record<BodyKind, Face>> = { girl: FACES.woman, boy: FACES.man };

/** A face with the features of its body: a fuller body has a fuller face, a teenager's is nearly grown. */
export function shapedFace(face: Face, kind: BodyKind, { factors, maturity }: FaceShape): Face {
  const grown = GROWN[kind];
  const aged = grown ? towards(face, { from: FACES[kind], to: grown, part: maturity }) : face;
  const { jaw = 1, chin = 1, cheek = 1, lipFullness = 1 } = factors;
  return {
    ...aged,
    jaw: aged.jaw * jaw,
    chin: aged.chin * chin,
    cheek: aged.cheek * cheek,
    lipFullness: aged.lipFullness * lipFullness,
  };
}

const GROWING = [
  'eyeY',
  'eyeOut',
  'eyeWidth',
  'eyeOpen',
  'eyeTilt',
  'browGap',
  'browWeight',
  'browArch',
  'noseY',
  'noseWidth',
  'mouthY',
  'mouthWidth',
  'lipFullness',
  'jaw',
  'chin',
  'cheek',
] as const satisfies readonly (keyof Face)[];

/** A face that keeps what is its own and grows by a part of the way between two plain ones. */
function towards(face: Face, { from, to, part }: { from: Face; to: Face; part: number }): Face {
  const grown = { ...face };
  for (const key of GROWING) grown[key] = face[key] + lerp(0, to[key] - from[key], part);
  return grown;
}
