import { SELECTION_MAX_LENGTH } from '@toile/contract';
import { useEffect, useState } from 'react';

export type Selection = ReturnType<typeof useSelection>;

/**
 * Outputs that are chosen for an action together, in the order of their choice, over all pages.
 * Escape lets go of them, where it does nothing else.
 */
export function useSelection() {
  const [ids, setIds] = useState<readonly string[]>([]);
  const add = (more: readonly string[]) =>
    setIds((now) => [...new Set([...now, ...more])].slice(0, SELECTION_MAX_LENGTH));
  const isAny = ids.length > 0;
  useEffect(() => {
    if (!isAny) return undefined;
    const onKeyDown = ({ key, defaultPrevented, target }: KeyboardEvent) => {
      const isTyping = target instanceof HTMLInputElement && target.type === 'search';
      if (key === 'Escape' && !defaultPrevented && !isTyping) setIds([]);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isAny]);
  return {
    ids,
    has: (id: string) => ids.includes(id),
    toggle: (id: string) =>
      ids.includes(id) ? setIds(ids.filter((one) => one !== id)) : add([id]),
    add,
    clear: () => setIds([]),
  };
}
