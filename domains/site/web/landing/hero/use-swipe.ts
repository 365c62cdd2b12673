import { useEffect, useEffectEvent, type RefObject } from 'react';

import { swipeStep } from '../../../contract/landing-slides.ts';

/** Calls `turn` when a finger wipes across the place; a scroll up or down is left to the browser. */
export function useSwipe(
  place: RefObject<HTMLElement | null>,
  direction: 'ltr' | 'rtl',
  turn: (step: 1 | -1) => void,
): void {
  const onWipe = useEffectEvent((way: { readonly x: number; readonly y: number }) => {
    const step = swipeStep(way, direction);
    if (step !== undefined) turn(step);
  });
  // Fingers live outside React.
  useEffect(() => {
    const section = place.current;
    if (!section) return undefined;
    const end = new AbortController();
    let from: { readonly id: number; readonly x: number; readonly y: number } | undefined;
    section.addEventListener(
      'pointerdown',
      ({ pointerType, pointerId, clientX, clientY }) => {
        from = pointerType === 'touch' ? { id: pointerId, x: clientX, y: clientY } : undefined;
      },
      { signal: end.signal },
    );
    section.addEventListener(
      'pointerup',
      ({ pointerId, clientX, clientY }) => {
        if (from?.id === pointerId) onWipe({ x: clientX - from.x, y: clientY - from.y });
        from = undefined;
      },
      { signal: end.signal },
    );
    return () => end.abort();
  }, [place]);
}
