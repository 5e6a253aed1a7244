import { createDeskProgram, type DeskTask } from './desk-task.ts';

const answer = createDeskProgram();

// Typed as a page's `self`, which has the same two members as a worker's.
self.addEventListener('message', ({ data }: MessageEvent<DeskTask>) => {
  const given = answer(data);
  const levels = given.kind === 'recoloured' ? given.levels : [];
  const transfer = levels.map((level) => level.data.buffer);
  self.postMessage(given, { transfer });
});
