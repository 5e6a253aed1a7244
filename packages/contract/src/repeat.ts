import { z } from 'zod';

/** Repeats in which a pattern's unit is laid out on the cloth. */
export const REPEATS = ['straight', 'half-drop', 'brick', 'mirror'] as const;

export const repeatSchema = z.enum(REPEATS);

export type Repeat = z.infer<typeof repeatSchema>;
