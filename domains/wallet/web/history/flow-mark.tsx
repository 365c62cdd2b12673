import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';

interface FlowMarkProps {
  readonly direction: 'in' | 'out';
  /** Who or what it is about, round. */
  readonly children: ReactNode;
}

/** A mark with the way the money goes: every line of the history has one, also those that have no other person. */
export function FlowMark({ direction, children }: FlowMarkProps) {
  const Arrow = direction === 'in' ? ArrowDownLeft : ArrowUpRight;
  return (
    <span data-flow={direction} className="relative inline-flex shrink-0">
      {children}
      <span className="absolute -end-1 -bottom-1 grid size-5 place-items-center rounded-full border border-line bg-surface text-ink">
        <Arrow aria-hidden className="size-3.5 rtl:-scale-x-100" />
      </span>
    </span>
  );
}
