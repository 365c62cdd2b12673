import { savesData } from '@egcr/web-kit/data-saver';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';

/** How far below the window the next part begins to be fetched. */
const NEAR = '160px';
/** Search in the page, printing and screen readers send no sign beforehand: for them everything is there soon anyway. */
const ANYWAY_MS = 4000;
const SIGNS = ['scroll', 'pointerdown', 'keydown', 'touchstart'] as const;

interface WhenNearProps {
  /** Keeps the height of what is to come, so that nothing jumps. */
  readonly placeholder: ReactNode;
  readonly children: ReactNode;
}

/** Shows its content once the reader comes near it or does anything at all, and soon in any case: the first paint waits for nothing below it. */
export function WhenNear({ placeholder, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  // Where the reader is stands outside React.
  useEffect(() => {
    if (isNear || place.current === null) return undefined;
    const end = new AbortController();
    const come = () => setNear(true);
    if (!('IntersectionObserver' in window)) {
      come();
      return undefined;
    }
    for (const sign of savesData() ? ['beforeprint'] : SIGNS) window.addEventListener(sign, come, { signal: end.signal, passive: true });
    const watch = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && come(),
      {
        rootMargin: NEAR,
      },
    );
    watch.observe(place.current);
    const anyway = savesData() ? undefined : setTimeout(come, ANYWAY_MS);
    return () => {
      end.abort();
      watch.disconnect();
      clearTimeout(anyway);
    };
  }, [isNear]);
  return isNear ? (
    <Suspense fallback={<div data-coming>{placeholder}</div>}>{children}</Suspense>
  ) : (
    <div ref={place} data-coming>
      {placeholder}
    </div>
  );
}
