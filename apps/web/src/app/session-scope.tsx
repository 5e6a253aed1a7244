import { type ReactNode, useEffect, useState } from 'react';
import { dropLeftRuns } from '../lib/left-runs.ts';
import { dropAllPictures } from '../lib/pictures/picture-store.ts';
import { type QueryPlace, QueryPlaceContext } from '../lib/query-place.ts';
import { useSessionName } from '../lib/session.ts';

/**
 * Everything that belongs to one session: the data fetched in it, and the state of its screens.
 * Another session, begun or ended in this tab or in another one, starts afresh.
 */
export function SessionScope({ children }: { children: ReactNode }) {
  const name = useSessionName();
  const isOver = name === undefined;
  useEffect(() => {
    if (!isOver) return;
    dropLeftRuns();
    void dropAllPictures();
  }, [isOver]);
  return <Scope key={name ?? NOBODY}>{children}</Scope>;
}

/** Name for the absence of a session; names of sessions are hexadecimal. */
const NOBODY = 'nobody';

function Scope({ children }: { children: ReactNode }) {
  const [place] = useState<QueryPlace>({});
  return <QueryPlaceContext value={place}>{children}</QueryPlaceContext>;
}
