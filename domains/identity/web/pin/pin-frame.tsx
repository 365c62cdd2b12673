import { Rosette } from '@egcr/ui/rosette';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface PinFrameProps {
  readonly Icon: LucideIcon;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** Under the card. */
  readonly footer?: ReactNode;
}

/** One thing to do, as a certificate: the seal, the heading, the card. */
export function PinFrame({ Icon, title, lead, children, footer }: PinFrameProps) {
  return (
    <div className="shell flex max-w-md flex-col gap-5 py-8 sm:py-14">
      <div className="overflow-hidden rounded-xl border border-line bg-surface shadow-1">
        <div className="relative flex flex-col items-center gap-3 overflow-hidden bg-brand-soft px-6 py-8 text-center">
          <Rosette className="absolute -end-40 -top-40 size-80 text-brand-text/25" />
          <Rosette className="absolute -start-40 -bottom-40 size-80 text-brand-text/15" />
          <span className="relative grid size-14 place-items-center rounded-full bg-brand text-brand-ink">
            <Icon aria-hidden className="size-7 stroke-[1.8]" />
          </span>
          <h1 id="page-heading" tabIndex={-1} className="relative text-2xl outline-none">
            {title}
          </h1>
          {lead && <p className="relative max-w-[44ch] text-sm text-ink-2">{lead}</p>}
        </div>
        <div className="engraved flex flex-col gap-5 p-6 sm:px-8">{children}</div>
      </div>
      {footer}
    </div>
  );
}
