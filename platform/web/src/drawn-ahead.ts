import { useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react';

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
 * What was drawn ahead and does not listen yet is marked in the page, `data-asleep`, and `first-paint.js` keeps what is pressed inside. Where
 * this hook runs, that part listens; give it the same ref or function at every drawing.
 */
export function useAwake(part: RefObject<Element | null> | (() => Element | null)): void {
  useLayoutEffect(() => {
    const element = 'current' in part ? part.current : part();
    element?.removeAttribute('data-asleep');
    document.dispatchEvent(new Event('egcr-awake'));
  }, [part]);
}
