/** A life of the server, after its end. */
export type EndedLife = {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** Time for which it served; undefined when it never did. */
  servedMs: number | undefined;
  /** True: its settings are wrong, and another life would end in the same way. */
  isMisconfigured: boolean;
};

export type Verdict = { act: 'end'; code: number } | { act: 'restart'; afterMs: number };

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 10_000;
/** Time of service after which the pauses begin anew. */
const WELL_AFTER_MS = 10_000;

/** Exit code after an end by a signal, which has no code of its own. */
const CODE_OF_SIGNALLED = 1;

/**
 * Decides what follows the end of the server. A server is restarted when it, or an earlier life,
 * had served and it died: the pauses double, so that a server that keeps dying does not take the
 * machine. An orderly end, wrong settings and a first start that fails are final.
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
