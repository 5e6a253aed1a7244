/** The words of the face step, and of the faces that a model can have. */
export const faces = {
  legend: 'Face of the model',
  random: 'A random face',
  randomHint: 'Any face will do. Press a chosen face again to come back to this.',
  kept: '{name} keeps the face and the pose of your photo, so there is no face to choose here. Go on with Generate.',
  posed: '{name} gives your model a new pose, and this face.',
  names: {
    redBob: 'Woman with a red bob, fair skin',
    blackCurls: 'Woman with black curls, dark skin',
    longBlack: 'Woman with long black hair, light skin',
    darkWaves: 'Woman with dark waves, brown skin',
    greyBun: 'Older woman with a grey bun, light skin',
    longBrown: 'Woman with long brown hair, tanned skin',
    brownBeard: 'Man with brown hair and a beard, fair skin',
    shortBlack: 'Man with short black hair, dark skin',
    blackBeard: 'Man with black hair and a beard, light skin',
    darkBeard: 'Man with dark hair and a full beard, brown skin',
    greyHair: 'Older man with grey hair, light skin',
    headscarf: 'Woman with a plum headscarf, tanned skin',
  },
} as const;
