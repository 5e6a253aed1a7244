import { createSceneBook, type NamedScene, readScene } from '../read-scene.ts';

/** The user's own photograph as a place: words about sharpness are all that it answers. */
const PHOTOGRAPH: NamedScene = {
  id: 'photograph',
  words: {},
  manner: { times: [], heights: [1, 1.5], focal: [1.5, 1.5], bokehPx: [0, 0] },
  isIndoors: true,
};

const BOOK = {
  scenes: [PHOTOGRAPH],
  book: createSceneBook([PHOTOGRAPH]),
};

/** Reading of the words beside a photograph of one's own. */
export const readWish = (prompt: string) => readScene(BOOK, prompt, prompt);
