import { Coin } from '@egcr/ui/coin';
import { Rosette } from '@egcr/ui/rosette';
import type { ReactNode } from 'react';

import { AmountsToggle } from './amounts-toggle.tsx';

interface BanknoteProps {
  /** Its heading, a small one: the amount speaks. */
  readonly title: string;
  readonly titleId: string;
  readonly children: ReactNode;
}

/** The face of a banknote: brass paper, a frame of hairlines, a coin in its rosette. What stands on it is the money. */
export function Banknote({ title, titleId, children }: BanknoteProps) {
  return (
    <section
      aria-labelledby={titleId}
      className="@container relative isolate overflow-hidden rounded-xl border border-brass-text/30 bg-brass-soft shadow-1"
    >
      <div
        aria-hidden
        className="absolute end-4 top-4 -z-10 hidden size-18 place-items-center @min-[17rem]:grid @min-[34rem]:inset-y-0 @min-[34rem]:end-9 @min-[34rem]:h-full @min-[34rem]:w-28"
      >
        <Rosette className="absolute size-60 text-brass-text/35 @min-[34rem]:size-92" />
        {/* Money lies still. */}
        <Coin className="size-16 @min-[34rem]:size-28 [&_.coin-body]:animate-none" />
      </div>
      <div
        aria-hidden
        className="pointer-events-none absolute inset-2 rounded-lg border-3 border-double border-brass-text/25"
      />
      {/* Words of any size stand beside the coin, never on it; where there is no room for both, it goes. */}
      <div className="flex min-h-56 flex-col justify-between gap-7 p-7 @min-[34rem]:p-9 @min-[34rem]:pe-44">
        <div className="flex items-center gap-1 @min-[17rem]:pe-18 @min-[34rem]:pe-0">
          <h2 id={titleId} className="text-sm font-semibold text-brass-text">
            {title}
          </h2>
          <AmountsToggle />
        </div>
        {children}
      </div>
    </section>
  );
}
