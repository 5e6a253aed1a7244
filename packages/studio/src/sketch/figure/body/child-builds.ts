import { type Build, scaledProfile, sectionsOf } from './build.ts';

const leg: Build['leg'] = [
  [0, 0.2, 0.19],
  [0.1, 0.215, 0.2],
  [0.25, 0.2, 0.18],
  [0.4, 0.16, 0.15],
  [0.5, 0.135, 0.13],
  [0.56, 0.13, 0.125],
  [0.66, 0.145, 0.13],
  [0.75, 0.135, 0.13],
  [0.87, 0.1, 0.1],
  [1, 0.08, 0.08],
];

const arm: Build['arm'] = [
  [0, 0.115, 0.11],
  [0.12, 0.118, 0.11],
  [0.3, 0.105, 0.1],
  [0.46, 0.092, 0.09],
  [0.55, 0.088, 0.088],
  [0.65, 0.092, 0.088],
  [0.82, 0.075, 0.075],
  [1, 0.06, 0.06],
];

/** Six heads and a little: short limbs, hardly a waist. */
export const girlBuild: Build = {
  heads: 6.1,
  unitPx: 134,
  sections: sectionsOf([
    [0, 1.3, 0.55, 0.15, -0.02],
    [1, 1.62, 0.4, 0.23, 0],
    [1.5, 1.76, 0.395, 0.25, 0.02],
    [2.2, 2.02, 0.365, 0.25, 0.03],
    [3, 2.36, 0.34, 0.25, 0.03],
    [3.5, 2.6, 0.385, 0.26, 0],
    [4, 2.9, 0.42, 0.28, -0.03],
  ]),
  pitY: 1.22,
  headScale: 1.1,
  neckWidth: 0.135,
  crotchY: 3.06,
  kneeY: 4.42,
  ankleY: 5.86,
  hipJoint: 0.21,
  upperArm: 0.9,
  foreArm: 0.74,
  hand: 0.44,
  foot: 0.56,
  bustAcross: 0.2,
  bustForward: 0.26,
  arm,
  leg,
  legAside: leg,
};

/** As the girl, sturdier in shoulder, waist and limb. */
export const boyBuild: Build = {
  ...girlBuild,
  sections: sectionsOf([
    [0, 1.3, 0.6, 0.16, -0.02],
    [1, 1.63, 0.43, 0.25, 0],
    [1.5, 1.78, 0.425, 0.26, 0.02],
    [2.2, 2.04, 0.4, 0.26, 0.03],
    [3, 2.38, 0.38, 0.265, 0.03],
    [3.5, 2.62, 0.39, 0.265, 0],
    [4, 2.9, 0.405, 0.28, -0.03],
  ]),
  neckWidth: 0.155,
  hand: 0.47,
  foot: 0.6,
  arm: scaledProfile(arm, 1.1),
  leg: scaledProfile(leg, 1.06),
  legAside: scaledProfile(leg, 1.06),
};
