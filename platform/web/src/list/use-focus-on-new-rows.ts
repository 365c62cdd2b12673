import { useEffect, useRef, type RefObject } from 'react';

/** The button goes with the last page: who pressed it goes on at the first new row, unless they have gone elsewhere meanwhile. */
export function useFocusOnNewRows(shown: number): {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly willFocus: () => void;
} {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef<number>(undefined);
  // Focus can only move once the rows have been drawn.
  useEffect(() => {
    if (before.current === undefined || shown <= before.current) return;
    const row = list.current?.children[before.current];
    before.current = undefined;
    const now = document.activeElement;
    const isElsewhere = now !== document.body && !list.current?.parentElement?.contains(now);
    if (row instanceof HTMLElement && !isElsewhere) focusIn(row);
  }, [shown]);
  return {
    list,
    willFocus: () => {
      before.current = shown;
    },
  };
}

function focusIn(row: HTMLElement): void {
  const inside = row.querySelector<HTMLElement>('a[href], button:not(:disabled)');
  if (inside === null) row.tabIndex = -1;
  (inside ?? row).focus({ preventScroll: true });
}
