import type { ReactNode } from 'react';

import { Anchor } from './link.tsx';

interface LinkRowProps {
  readonly href: string;
  /** What a person has named the thing. */
  readonly title: string;
  /** Short facts below the title, such as the time and the customer. */
  readonly facts: ReactNode;
  /** At the end of the row: marks, and the amount. */
  readonly children: ReactNode;
}

/** A row of a list about one thing: the whole row leads to its page. */
export function LinkRow({ href, title, facts, children }: LinkRowProps) {
  return (
    <li className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4 transition-colors hover:bg-sunken">
      <span className="flex min-w-0 flex-1 basis-40 flex-col gap-0.5">
        <Anchor href={href} className="font-medium wrap-anywhere after:absolute after:inset-0">
          <bdi>{title}</bdi>
        </Anchor>
        <span className="flex flex-wrap gap-x-2 text-sm text-ink-2">{facts}</span>
      </span>
      <span className="flex flex-wrap items-center gap-2">{children}</span>
    </li>
  );
}
