import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import type { BillingService } from '../billing/billing.service.ts';
import type { BoardsService } from '../boards/boards.service.ts';
import type { GenerationsService } from '../generations/orders/generations.service.ts';
import type { ImagesService } from '../images/images.service.ts';
import type { PalettesService } from '../palettes/palettes.service.ts';
import { listUsersToErase, markErased } from './users.repository.ts';

/** Time for which an upload or a run that began before the deletion may still arrive. */
const AFTERMATH_MS = 3600 * 1000;

export type ErasureDeps = {
  database: Database;
  generations: Pick<GenerationsService, 'eraseAllOf'>;
  images: Pick<ImagesService, 'releaseAllOf'>;
  boards: Pick<BoardsService, 'eraseAllOf'>;
  palettes: Pick<PalettesService, 'eraseAllOf'>;
  billing: Pick<BillingService, 'close'>;
  clock: Clock;
  log: Log;
};

/** Erases the data of a deleted account. May run twice, and beside itself, without harm. */
export function createErasure(deps: ErasureDeps) {
  const { database, generations, images, boards, palettes, billing, clock, log } = deps;

  /** Erases boards, palettes, runs, prompts, pictures and the plan; the ledger and the invoices stay. */
  async function erase(userId: string): Promise<void> {
    await boards.eraseAllOf(userId);
    await palettes.eraseAllOf(userId);
    await generations.eraseAllOf(userId);
    await images.releaseAllOf(userId);
    await billing.close(userId);
  }

  return {
    erase,

    /**
     * Erases recently deleted accounts again: a server may have died, or data may have arrived
     * since.
     */
    async eraseDeleted(): Promise<void> {
      for (const id of await listUsersToErase(database)) {
        try {
          await erase(id);
          const now = clock();
          const deletedBefore = new Date(now.getTime() - AFTERMATH_MS);
          await markErased(database, { id, deletedBefore, now });
        } catch (error) {
          log.error({ err: error, userId: id }, 'A deleted account could not be erased now');
        }
      }
    },
  };
}
