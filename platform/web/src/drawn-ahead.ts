import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';

/** Whether a page is being drawn ahead of time, where there is no browser. */
export function isDrawnAhead(): boolean {
  return typeof window === 'undefined';
}

const never = () => () => undefined;

/** Whether this part was on the page before its script, or is just being drawn there; the same for as long as it stands. */
export function useIsDrawnAhead(): boolean {
  const first = useRef<boolean>(undefined);
  const isDrawn = useSyncExternalStore(
    never,
    () => first.current ?? false,
    () => true,
  );
  first.current ??= isDrawn;
  return isDrawn;
}

/**
 * Marks in the page what was drawn ahead and does not listen yet: `data-asleep`. `first-paint.js` keeps what is pressed inside. Where this
 * hook runs, the part that `find` gives listens; give it the same function at every drawing.
 */
export function useAwake(find: () => Element | null): void {
  useLayoutEffect(() => {
    find()?.removeAttribute('data-asleep');
    document.dispatchEvent(new Event('egcr-awake'));
  }, [find]);
}
