import type { BodyKind } from '../body.ts';

/** Measures of a face, in heads from the middle of the head (crown −0.5, chin 0.5). */
export type Face = {
  eyeY: number;
  /** From the middle of the face to the middle of an eye, and half an eye's width. */
  eyeOut: number;
  eyeWidth: number;
  /** How far the lids stand open. */
  eyeOpen: number;
  /** How much higher the outer corner lies. */
  eyeTilt: number;
  lid: 'crease' | 'hooded' | 'single';
  browGap: number;
  browWeight: number;
  browArch: number;
  noseY: number;
  noseWidth: number;
  mouthY: number;
  mouthWidth: number;
  lipFullness: number;
  /** Factors on the outline: at the corner of the jaw, the chin, the cheeks. */
  jaw: number;
  chin: number;
  cheek: number;
  hasPaintedLips: boolean;
  hasLashes: boolean;
  beard: 'none' | 'stubble' | 'full';
};

const woman: Face = {
  eyeY: 0.025,
  eyeOut: 0.138,
  eyeWidth: 0.07,
  eyeOpen: 0.046,
  eyeTilt: 0.012,
  lid: 'crease',
  browGap: 0.098,
  browWeight: 1,
  browArch: 0.026,
  noseY: 0.212,
  noseWidth: 0.048,
  mouthY: 0.318,
  mouthWidth: 0.088,
  lipFullness: 1,
  jaw: 1,
  chin: 1,
  cheek: 1,
  hasPaintedLips: true,
  hasLashes: true,
  beard: 'none',
};

const man: Face = {
  ...woman,
  eyeY: 0.01,
  eyeWidth: 0.061,
  eyeOpen: 0.034,
  eyeTilt: 0.004,
  browGap: 0.072,
  browWeight: 1.7,
  browArch: 0.012,
  noseY: 0.212,
  noseWidth: 0.056,
  mouthY: 0.325,
  mouthWidth: 0.094,
  lipFullness: 0.72,
  jaw: 1.14,
  chin: 1.42,
  hasPaintedLips: false,
  hasLashes: false,
};

const child: Face = {
  ...woman,
  eyeY: 0.1,
  eyeOut: 0.142,
  eyeWidth: 0.066,
  eyeOpen: 0.062,
  eyeTilt: 0.004,
  browGap: 0.102,
  browWeight: 0.7,
  browArch: 0.018,
  noseY: 0.242,
  noseWidth: 0.036,
  mouthY: 0.338,
  mouthWidth: 0.066,
  lipFullness: 0.75,
  jaw: 1.2,
  chin: 1.45,
  cheek: 1.08,
  hasPaintedLips: false,
  hasLashes: true,
};

/** The plain face of each kind of body, from which others vary. */
export const FACES: Record<BodyKind, Face> = {
  woman,
  man,
  girl: child,
  boy: { ...child, hasLashes: false, browWeight: 0.9, jaw: 1.23 },
};
