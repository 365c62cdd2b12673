import { savesData } from '@egcr/web-kit/saves-data';
import { useEffect, useState, type RefObject } from 'react';

import { SLIDE_ADVANCE_MS, turned } from '../../../contract/landing-slides.ts';

interface Rotation {
  /** The reader's own wish; a pointer or the focus on the slides only holds them for a while. */
  readonly isPlaying: boolean;
  readonly setPlaying: (isPlaying: boolean) => void;
}

/** Shows the next slide eight seconds after every change of `at`, unless someone is busy with the slides or wants no motion. `show` is the same at every drawing. */
export function useRotation(
  place: RefObject<HTMLElement | null>,
  at: number,
  show: (at: number) => void,
): Rotation {
  const [isPlaying, setPlaying] = useState(() => !wantsStillness());
  const [isHeld, setHeld] = useState(false);
  // Pointer, focus and the visibility of the tab live outside React.
  useEffect(() => holdWhileBusy(place.current, setHeld), [place]);
  useEffect(() => {
    if (!isPlaying || isHeld) return undefined;
    const timer = setTimeout(() => show(turned(at, 1)), SLIDE_ADVANCE_MS);
    return () => clearTimeout(timer);
  }, [at, show, isPlaying, isHeld]);
  return { isPlaying, setPlaying };
}

/** No motion, to save data or by the system's wish, unless the person chose it; their own choice goes before all. */
function wantsStillness(): boolean {
  const { motion } = document.documentElement.dataset;
  if (motion === 'full') return false;
  return motion === 'reduced' || savesData() || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function holdWhileBusy(place: HTMLElement | null, hold: (isHeld: boolean) => void): (() => void) | undefined {
  if (!place) return undefined;
  const end = new AbortController();
  const { signal } = end;
  let isOver = false;
  let isFocused = isBusyWith(document.activeElement, place);
  const tell = () => hold(isOver || isFocused || document.hidden);
  const over = (now: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    isOver = now;
    tell();
  };
  place.addEventListener('pointerenter', over(true), { signal });
  place.addEventListener('pointerleave', over(false), { signal });
  place.addEventListener(
    'focusin',
    ({ target }) => {
      isFocused = isBusyWith(target, place);
      tell();
    },
    { signal },
  );
  place.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      isFocused = isBusyWith(relatedTarget, place);
      tell();
    },
    { signal },
  );
  document.addEventListener('visibilitychange', tell, { signal });
  tell();
  return () => end.abort();
}

/** The heading takes the focus when the page is entered: no person did that. */
function isBusyWith(target: EventTarget | null, place: HTMLElement): boolean {
  return target instanceof HTMLElement && place.contains(target) && target.tagName !== 'H1';
}
