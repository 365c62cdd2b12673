import { useRef, useSyncExternalStore } from 'react';

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
