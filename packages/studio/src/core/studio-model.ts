/** Name and version of the studio engine; the version rises whenever its pictures change. */
export const STUDIO_MODEL = 'toile-studio 1.16';

/** Test for a picture of this version, which may have been edited since. */
export const isOwnModel = (model: string): boolean =>
  model === STUDIO_MODEL || model.startsWith(`${STUDIO_MODEL},`);
