/**
 * Reason why a render was stopped from outside: its claim was lost (to a cancel, the sweeper or
 * another worker), it took too long, or its worker is shutting down.
 */
export type StopReason = 'claim-lost' | 'timed-out' | 'shutting-down';

/** The reason with which a render's signal is aborted. */
export class RenderStopped extends Error {
  readonly reason: StopReason;

  constructor(reason: StopReason) {
    super(`The render was stopped: ${reason}`);
    this.name = 'RenderStopped';
    this.reason = reason;
  }
}
