import { useEffect, useEffectEvent } from 'react';

/** Corrects an address whose page differs from the one shown; undefined while none is shown. */
export function useCorrectPage(
  named: number,
  shown: number | undefined,
  onCorrect: (page: number) => void,
): void {
  const isElsewhere = shown !== undefined && shown !== named;
  const correct = useEffectEvent(() => {
    if (shown !== undefined) onCorrect(shown);
  });
  useEffect(() => {
    if (isElsewhere) correct();
  }, [isElsewhere]);
}
