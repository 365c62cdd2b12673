import { savesData } from '@egcr/web-kit/saves-data';
import { isDrawnAhead, useAwake, useIsDrawnAhead } from '@egcr/web-kit/drawn-ahead';
import { Suspense, use, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';

/** How far below the window the next part begins to be fetched. */
const NEAR = '160px';
/** Search in the page, printing and screen readers send no sign beforehand: for them everything is there soon anyway. */
const ANYWAY_MS = 4000;
const SIGNS = ['scroll', 'pointerdown', 'keydown', 'touchstart'] as const;

interface WhenNearProps {
  /** Keeps the height of what is to come, so that nothing jumps. */
  readonly placeholder: ReactNode;
  /** Nothing of it is part of a page that is drawn ahead of time. */
  readonly isLeftOut?: boolean;
  readonly children: ReactNode;
}

/**
 * Shows its content once the reader comes near it or does anything at all, and soon in any case: the first paint waits for nothing below
 * it. On a page that was drawn ahead of time the content stands there from the beginning, and comes alive at the same moments.
 */
export function WhenNear({ placeholder, isLeftOut = false, children }: WhenNearProps) {
  const isDrawn = useIsDrawnAhead() && !isLeftOut;
  const Kind = isDrawn ? Drawn : Coming;
  return <Kind placeholder={placeholder}>{children}</Kind>;
}

type PartProps = Pick<WhenNearProps, 'placeholder' | 'children'>;

function Coming({ placeholder, children }: PartProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  // Where the reader is stands outside React.
  useEffect(() => (isNear ? undefined : whenNear(place, () => setNear(true))), [isNear]);
  return isNear ? (
    <Suspense fallback={<div data-coming>{placeholder}</div>}>{children}</Suspense>
  ) : (
    <div ref={place} data-coming>
      {placeholder}
    </div>
  );
}

function Drawn({ placeholder, children }: PartProps) {
  const place = useRef<HTMLDivElement>(null);
  const [gate] = useState(makeGate);
  useEffect(() => whenNear(place, gate.open), [gate]);
  return (
    <div ref={place} data-asleep="">
      <Suspense fallback={<div data-coming>{placeholder}</div>}>
        <Behind gate={gate.opened}>
          {children}
          <Awake place={place} />
        </Behind>
      </Suspense>
    </div>
  );
}

/** Keeps React from taking over what is drawn, and so from fetching its scripts, until the gate opens. */
function Behind({ gate, children }: { readonly gate: Promise<void>; readonly children: ReactNode }) {
  if (!isDrawnAhead()) use(gate);
  return children;
}

function Awake({ place }: { readonly place: RefObject<HTMLElement | null> }) {
  useAwake(place);
  return null;
}

function makeGate(): { readonly opened: Promise<void>; readonly open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}

/** Calls back once, when the reader is near the place or shows any sign of life, or soon. Returns how to stop. */
function whenNear({ current }: RefObject<HTMLElement | null>, come: () => void): (() => void) | undefined {
  if (current === null) return undefined;
  if (!('IntersectionObserver' in window)) {
    come();
    return undefined;
  }
  const end = new AbortController();
  for (const sign of savesData() ? ['beforeprint'] : SIGNS)
    window.addEventListener(sign, come, { signal: end.signal, passive: true });
  const watch = new IntersectionObserver(
    (seen) => seen.some(({ isIntersecting }) => isIntersecting) && come(),
    { rootMargin: NEAR },
  );
  watch.observe(current);
  const anyway = savesData() ? undefined : setTimeout(come, ANYWAY_MS);
  return () => {
    end.abort();
    watch.disconnect();
    clearTimeout(anyway);
  };
}
