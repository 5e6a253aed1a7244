import { isAway } from '../../../platform/connection-loss.ts';
import type { RunMeter } from './run-meter.ts';
import type { Drawing } from './slot-drawing.ts';
import type { SlotEndings } from './slot-endings.ts';
import type { RunSlot } from './slot-failures.ts';

type SettlingDeps = {
  endings: Pick<SlotEndings, 'deliver'>;
  settleFailure: (drawn: RunSlot, error: unknown) => Promise<boolean>;
  /** Repeats a write while the database is away. */
  persist: <Result>(work: () => Promise<Result>) => Promise<Result>;
  meter: RunMeter;
};

/** Writes what came of a slot: its picture, or its failure; false when its claim is lost. */
export function createSettling({ endings, settleFailure, persist, meter }: SettlingDeps) {
  return async (drawn: RunSlot, drawing: Drawing): Promise<boolean> => {
    if ('error' in drawing) return settleFailure(drawn, drawing.error);
    const { picture } = drawing;
    try {
      const deliver = () => persist(() => endings.deliver(drawn.slot, picture));
      const isWritten = await meter.measure('commit', picture, deliver);
      meter.countEnd(picture, isWritten ? 'delivered' : 'lost');
      return isWritten;
    } catch (error) {
      // Nothing can be written now: the sweeper finds the slot when its lease has run out.
      if (isAway(error)) throw error;
      return settleFailure(drawn, error);
    }
  };
}
