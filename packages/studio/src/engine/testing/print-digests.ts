import { digestEachKind } from './draw-each-kind.ts';

// A process of its own, for `same-bytes.draw.test.ts`.
process.stdout.write(JSON.stringify(await digestEachKind()));
