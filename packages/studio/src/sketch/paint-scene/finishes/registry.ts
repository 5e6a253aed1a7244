import type { Finish, FinishId } from '../finish.ts';
import { flat } from './flat.ts';
import { ink } from './ink.ts';
import { marker } from './marker.ts';
import { pencil } from './pencil.ts';
import { watercolour } from './watercolour.ts';

const FINISHES: Readonly<Record<FinishId, Finish>> = { pencil, ink, watercolour, marker, flat };

/** The finish of an id. */
export const finishOf = (id: FinishId): Finish => FINISHES[id];
