/** A life of the server, after its end. */
export type EndedLife = {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** Time for which it served; undefined when it never did. */
  servedMs: number | undefined;
  /** Its settings are at fault: another life would end in the same way. */
  isMisconfigured: boolean;
};

export type Verdict = { act: 'end'; code: number } | { act: 'restart'; afterMs: number };

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 10_000;
/** Time of service after which the pauses begin anew. */
const WELL_AFTER_MS = 10_000;

/** A shell's number for an end by a signal that is no number of the process's own. */
const CODE_OF_SIGNALLED = 1;

/**
 * Decides what follows the end of the server. Started again is one that had served, at this or an
 * earlier time, and died: the pauses double, so that one that keeps dying does not take the
 * machine. An orderly end, a fault of the settings and a first start that fails are final.
 */
export function createRestartPolicy(): (life: EndedLife) => Verdict {
  let hasServed = false;
  let pauseMs = FIRST_PAUSE_MS;

  return ({ code, signal, servedMs, isMisconfigured }) => {
    hasServed ||= servedMs !== undefined;
    const isOrderly = code === 0 && signal === null;
    if (isOrderly || isMisconfigured || !hasServed) {
      return { act: 'end', code: code ?? CODE_OF_SIGNALLED };
    }
    if (servedMs !== undefined && servedMs >= WELL_AFTER_MS) pauseMs = FIRST_PAUSE_MS;
    const afterMs = pauseMs;
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    return { act: 'restart', afterMs };
  };
}
