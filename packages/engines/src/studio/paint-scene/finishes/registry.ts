import type { Finish, FinishId } from '../finish.ts';
import { ink } from './ink.ts';
import { watercolour } from './watercolour.ts';

const FINISHES: Partial<Record<FinishId, Finish>> = { ink, watercolour };

export const finishOf = (id: FinishId): Finish => FINISHES[id] ?? watercolour;
