import type { ReactNode } from 'react';

export interface PageHeadingProps {
  /** `page-heading` unless a page holds two. */
  readonly id?: string | undefined;
  readonly title: ReactNode;
  readonly eyebrow?: ReactNode;
  readonly description?: ReactNode;
  /** Buttons at the end of the line, under it on a phone. */
  readonly actions?: ReactNode;
}

/** The page's h1. It can take focus by script (`#page-heading`), so that a new page is announced. */
export function PageHeading({ id = 'page-heading', title, eyebrow, description, actions }: PageHeadingProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="flex min-w-0 flex-col gap-2">
        {eyebrow && <p className="text-sm font-semibold text-brand-text">{eyebrow}</p>}
        <h1 id={id} tabIndex={-1} className="text-3xl outline-none">
          {title}
        </h1>
        {description && <p className="max-w-[60ch] text-ink-2">{description}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
