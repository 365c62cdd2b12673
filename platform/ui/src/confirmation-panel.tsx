import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Rosette } from './rosette.tsx';

export interface ConfirmationPanelProps {
  /** `page-heading` unless a page holds two. */
  readonly id?: string | undefined;
  /** What has happened; the page's h1, focusable by script. */
  readonly title: ReactNode;
  /** The amount or name it is about. */
  readonly subject?: ReactNode;
  readonly description?: ReactNode;
  readonly reference?: { readonly label: string; readonly value: string } | undefined;
  /** What next, print, back to the list. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** The end of a transaction, as a certificate: what happened, the reference to quote, what comes next. Prints well. */
export function ConfirmationPanel({
  id = 'page-heading',
  title,
  subject,
  description,
  reference,
  actions,
  children,
}: ConfirmationPanelProps) {
  return (
    <section className="relative overflow-hidden rounded-xl border border-line bg-surface shadow-1 print:shadow-none">
      <div className="relative flex flex-col items-center gap-3 overflow-hidden bg-brand-soft px-6 py-10 text-center">
        <Rosette className="absolute -end-36 -top-40 size-72 text-brand-text/30 sm:-end-40 sm:-top-44 sm:size-96" />
        <Rosette className="absolute -start-36 -bottom-40 size-72 text-brand-text/30 sm:-start-40 sm:-bottom-44 sm:size-96" />
        <span className="relative grid size-14 place-items-center rounded-full bg-brand text-brand-ink">
          <Check aria-hidden className="size-7 stroke-[2.5]" />
        </span>
        <h1 id={id} tabIndex={-1} className="relative text-2xl outline-none">
          {title}
        </h1>
        {subject && <div className="relative">{subject}</div>}
        {description && <p className="relative max-w-[52ch] text-ink-2">{description}</p>}
      </div>
      <div className="engraved flex flex-col gap-6 p-6 sm:px-8">
        {reference && (
          <div className="flex flex-col items-center gap-1 text-center">
            <span className="text-sm text-ink-2">{reference.label}</span>
            <span className="num font-mono text-base font-semibold tracking-wide wrap-anywhere select-all">
              {reference.value}
            </span>
          </div>
        )}
        {children}
        {actions && <div className="flex flex-wrap justify-center gap-3 print:hidden">{actions}</div>}
      </div>
    </section>
  );
}
