import { useCallback, useEffect, useRef, type RefCallback } from 'react';

export interface FloatingOptions {
  /** What the popup belongs to and stands beside. */
  readonly anchor: HTMLElement | null;
  readonly align?: 'start' | 'center' | 'end' | undefined;
  readonly side?: 'bottom' | 'top' | undefined;
  /** At least as wide as the anchor. */
  readonly isAsWide?: boolean | undefined;
  /** A press outside both. */
  readonly onDismiss: () => void;
}

const GAP = 6;
const MARGIN = 8;

/**
 * For a popup that stays at its place in the document, so that reading order, landmarks and styles are those around it, and is lifted over
 * everything by the browser (Popover API). Give the answer as `ref` to an element that is drawn only while it is open.
 */
export function useFloating({
  anchor,
  align = 'start',
  side = 'bottom',
  isAsWide = false,
  onDismiss,
}: FloatingOptions): RefCallback<HTMLElement> {
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  return useCallback(
    (popup: HTMLElement | null) => {
      if (!popup || !anchor) return undefined;
      const leaving = new AbortController();
      const settle = () => place({ popup, owner: anchor, align, side, isAsWide });
      // Browsers without it show the element where it is, fixed and above its neighbours.
      if (typeof popup.showPopover === 'function') {
        popup.popover = 'manual';
        popup.showPopover();
      }
      settle();
      const options = { signal: leaving.signal, capture: true, passive: true };
      window.addEventListener('scroll', settle, options);
      window.addEventListener('resize', settle, options);
      document.addEventListener(
        'pointerdown',
        ({ target }) => {
          if (target instanceof Node && !popup.contains(target) && !anchor.contains(target))
            dismiss.current();
        },
        options,
      );
      const grown = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(settle);
      grown?.observe(popup);
      return () => {
        leaving.abort();
        grown?.disconnect();
      };
    },
    [anchor, align, side, isAsWide],
  );
}

interface Placement {
  readonly popup: HTMLElement;
  readonly owner: HTMLElement;
  readonly align: 'start' | 'center' | 'end';
  readonly side: 'bottom' | 'top';
  readonly isAsWide: boolean;
}

/** Under the owner, or over it where there is more room; inside the window; at the owner's start or end in its direction. */
function place({ popup, owner, align, side, isAsWide }: Placement): void {
  const box = owner.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const below = clientHeight - box.bottom - GAP - MARGIN;
  const above = box.top - GAP - MARGIN;
  if (isAsWide) popup.style.minWidth = `${box.width}px`;
  popup.style.maxWidth = `${clientWidth - 2 * MARGIN}px`;
  const { scrollHeight, offsetWidth } = popup;
  const isBelow =
    side === 'bottom' ? below >= scrollHeight || below >= above : above < scrollHeight && below > above;
  popup.style.maxHeight = `${Math.max(isBelow ? below : above, 120)}px`;
  const isFlush = align === 'start' ? isLeftToRight(owner) : !isLeftToRight(owner);
  const wished =
    align === 'center'
      ? box.left + (box.width - offsetWidth) / 2
      : isFlush
        ? box.left
        : box.right - offsetWidth;
  popup.style.left = `${Math.max(MARGIN, Math.min(wished, clientWidth - offsetWidth - MARGIN))}px`;
  popup.style.top = isBelow ? `${box.bottom + GAP}px` : 'auto';
  popup.style.bottom = isBelow ? 'auto' : `${clientHeight - box.top + GAP}px`;
}

function isLeftToRight(element: HTMLElement): boolean {
  return getComputedStyle(element).direction !== 'rtl';
}
