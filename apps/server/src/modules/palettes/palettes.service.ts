import {
  type NewPalette,
  PALETTES_PER_USER,
  type Palette,
  type PaletteChange,
} from '@toile/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import { PALETTE_CHANGES } from './limits.ts';
import {
  countPalettes,
  deletePalette,
  deletePalettesOf,
  insertPalette,
  isPaletteNameTaken,
  listPalettes,
  lockPalettesOf,
  type PaletteRow,
  updatePalette,
} from './palettes.repository.ts';

type PalettesDeps = {
  database: Database;
  rateLimiter: Pick<RateLimiter, 'take'>;
  /** The nearest colour name that prompts are read with. */
  nameColour: (hex: string) => string;
};

export type PalettesService = ReturnType<typeof createPalettesService>;

/** A user's palettes. A palette that is absent or another user's is notFound. */
export function createPalettesService({ database, rateLimiter, nameColour }: PalettesDeps) {
  const toPalette = ({ id, name, colours, createdAt, changedAt }: PaletteRow): Palette => ({
    id,
    name,
    colours: colours.map((colour) => ({ ...colour, called: nameColour(colour.hex) })),
    created_at: createdAt.toISOString(),
    changed_at: changedAt.toISOString(),
  });

  return {
    /** Counts one change. @throws AppError tooManyRequests */
    countChange: (userId: string): Promise<void> => rateLimiter.take(PALETTE_CHANGES, userId),

    /** The nearest name of each colour, in their order. */
    nameColours: (hexes: readonly string[]): string[] => hexes.map(nameColour),

    list: async (userId: string): Promise<Palette[]> =>
      (await listPalettes(database, userId)).map(toPalette),

    /** @throws AppError paletteNameTaken, tooManyPalettes */
    async create(userId: string, palette: NewPalette): Promise<Palette> {
      const row = await database.transaction(async (tx) => {
        await lockPalettesOf(tx, userId);
        const count = await countPalettes(tx, userId);
        const made = await insertPalette(tx, { userId, ...palette });
        if (!made) throw new AppError('paletteNameTaken');
        if (count >= PALETTES_PER_USER) throw new AppError('tooManyPalettes');
        return made;
      });
      return toPalette(row);
    },

    /** @throws AppError notFound, paletteNameTaken */
    change: (userId: string, id: string, { name, colours }: PaletteChange): Promise<void> =>
      database.transaction(async (tx) => {
        await lockPalettesOf(tx, userId);
        const isTaken = name !== undefined && (await isPaletteNameTaken(tx, { userId, id, name }));
        // A name that is taken is told to the owner of the palette alone.
        const isFound = await updatePalette(
          tx,
          { userId, id },
          { ...(name !== undefined && !isTaken && { name }), ...(colours && { colours }) },
        );
        if (!isFound) throw new AppError('notFound');
        if (isTaken) throw new AppError('paletteNameTaken');
      }),

    async remove(userId: string, id: string): Promise<void> {
      if (!(await deletePalette(database, userId, id))) throw new AppError('notFound');
    },

    /** Deletes all palettes of a user. Harmless a second time. */
    eraseAllOf: (userId: string): Promise<void> => deletePalettesOf(database, userId),

    /** A user's palettes, as the archive has them. */
    async *walk(userId: string) {
      for (const { name, colours } of await listPalettes(database, userId)) yield { name, colours };
    },
  };
}
