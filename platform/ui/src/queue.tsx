import { isValidElement, useEffect, useRef, type ReactNode } from 'react';

import { Anchor } from './link.tsx';

/**
 * A list of work and, beside it or under it, the piece of work that is open, which comes into sight as it opens: give each piece a key of its own. A
 * list without rows stands in the middle of the page.
 */
export function QueueAndOpen({ queue, open }: { readonly queue: ReactNode; readonly open?: ReactNode }) {
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] xl:[&:has([data-empty]):not(:has(>:nth-child(2)))]:grid-cols-1">
      {queue}
      {isValidElement(open) && <Opened key={open.key}>{open}</Opened>}
    </div>
  );
}

function Opened({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  // Who pressed a row far down the list would see nothing happen: the piece stands under the list on a phone, and beside its top elsewhere.
  useEffect(() => {
    const { top } = place.current?.getBoundingClientRect() ?? { top: 0 };
    if (top < 0 || top > innerHeight / 2) place.current?.scrollIntoView();
  }, []);
  return (
    <div ref={place} className="min-w-0 scroll-mt-24">
      {children}
    </div>
  );
}

/** The look of a list whose items are `QueueRow`. */
export const QUEUE_LOOK = 'card flex flex-col divide-y divide-line';

interface QueueRowProps {
  /** Opens it beside the list. */
  readonly href: string;
  readonly isOpen: boolean;
  readonly title: ReactNode;
  /** Its state, at the end of the first line. */
  readonly mark: ReactNode;
  /** Lines of `QueueLine`. */
  readonly children: ReactNode;
}

/** One piece of work in a list of them: the whole row opens it. */
export function QueueRow({ href, isOpen, title, mark, children }: QueueRowProps) {
  return (
    <li>
      <Anchor
        href={href}
        aria-current={isOpen ? 'true' : undefined}
        className="flex flex-col gap-1.5 p-4 hover:bg-sunken aria-[current=true]:bg-brand-soft"
      >
        <span className="flex flex-wrap items-center justify-between gap-2">
          <span className="min-w-0 font-semibold wrap-anywhere">{title}</span>
          {mark}
        </span>
        {children}
      </Anchor>
    </li>
  );
}

/** Facts of a row, spread over one line; they wrap where it is narrow. */
export function QueueLine({ children }: { readonly children: ReactNode }) {
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm text-ink-2">
      {children}
    </span>
  );
}

/** The number under which people speak of it; written from left to right in every language. */
export function QueueReference({ children }: { readonly children: string }) {
  return (
    <span dir="ltr" className="num font-mono">
      {children}
    </span>
  );
}
