import { createDeskProgram, type DeskTask } from './desk-task.ts';

const answer = createDeskProgram();

// The page's types stand for the worker's: `self` has the same two members in both.
self.addEventListener('message', ({ data }: MessageEvent<DeskTask>) => {
  const given = answer(data);
  const levels = given.kind === 'recoloured' ? given.levels : [];
  const transfer = levels.map((level) => level.data.buffer);
  self.postMessage(given, { transfer });
});
